/** Removes findings that are consequences of others, so that one mistake has one message. */
import type { LintFinding } from './source/sourceFile';

type Place = LintFinding['at'];

const isBelow = (at: Place, above: Place): boolean =>
  Array.isArray(at) && Array.isArray(above) && above.every((step, index) => at[index] === step);

/**
 * Removes what rules have found in values of a wrong kind, which they read as if it were the right one.
 * @param built what the meta-schema forbids in the same file
 */
export function omitFindingsInWrongKinds(
  findings: readonly LintFinding[],
  built: readonly LintFinding[],
): LintFinding[] {
  const wrong = built.filter(({ isWrongKind }) => isWrongKind);
  return findings.filter(({ at }) => !wrong.some((other) => isBelow(at, other.at)));
}

/** Removes all but the first of the findings of each group. */
export const omitRepeatedFindings = (findings: readonly LintFinding[]): LintFinding[] =>
  findings.filter(
    ({ group }, index) => group === undefined || findings.findIndex((other) => other.group === group) === index,
  );
