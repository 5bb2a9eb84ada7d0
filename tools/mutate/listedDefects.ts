/** The hand-written defects of `listed.json`, and the sources that contain them. */
import { readFileSync } from 'node:fs';

export interface ListedDefect {
  file: string;
  /** What stops working with the defect. */
  what: string;
  /** A text that occurs once in the file and contains `before`, for a `before` that occurs more often. */
  at?: string;
  /** The expression in the file that is replaced. */
  before: string;
  /** The expression that replaces it. */
  after: string;
  /** Path below `tests`, without its ending, of the test that finds it; absent: no test does. */
  foundBy?: string;
}

export const readListedDefects = (): ListedDefect[] =>
  JSON.parse(readFileSync('tools/mutate/listed.json', 'utf8')) as ListedDefect[];

const containsOnce = (text: string, part: string): boolean => text.split(part).length === 2;

/** Returns the source with the defect; undefined when the expression is no longer there, or more than once. */
export function plantDefect({ at, before, after }: ListedDefect, source: string): string | undefined {
  const around = at ?? before;
  if (!containsOnce(source, around) || !containsOnce(around, before)) return undefined;
  return source.replace(around, () => around.replace(before, () => `(${after})`));
}
