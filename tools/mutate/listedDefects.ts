/**
 * Reads the mutants of `listed.json` and applies them to source code. A mutant is a deliberate, hand-written defect
 * that a test must find.
 */
import { readFileSync } from 'node:fs';

export interface ListedMutant {
  file: string;
  /** The feature that the mutant breaks. */
  what: string;
  /**
   * A longer text around `before` that occurs only once in the file. Needed if `before` alone occurs more than
   * once.
   */
  at?: string;
  /** The original expression in the file, which `after` replaces. */
  before: string;
  /** The defective expression that replaces `before`. */
  after: string;
  /**
   * The test that finds the mutant: its path below `tests`, without file extension. Absent if no test finds the
   * mutant.
   */
  foundBy?: string;
}

export const readListedMutants = (): ListedMutant[] =>
  JSON.parse(readFileSync('tools/mutate/listed.json', 'utf8')) as ListedMutant[];

const containsOnce = (text: string, part: string): boolean => text.split(part).length === 2;

/**
 * Returns the source code with the mutant applied. Returns undefined if the source does not contain the expression
 * `before`, or contains it more than once.
 */
export function applyMutant({ at, before, after }: ListedMutant, source: string): string | undefined {
  const around = at ?? before;
  if (!containsOnce(source, around) || !containsOnce(around, before)) return undefined;
  return source.replace(around, () => around.replace(before, () => `(${after})`));
}
