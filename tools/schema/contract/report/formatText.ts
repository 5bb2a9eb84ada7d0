/** Formats the result of a check for the terminal. */
import type { CountedDeviation } from '../../../../src/model/contract/deviation';
import type { ContractReport } from './contractReport';

/** Describes a deviation in one line: its place, what was expected and what was seen. */
export const describeDeviation = ({ side, field, kind, expected, seen, count, calls }: CountedDeviation): string =>
  `${calls.join(', ')}: ${side}${field === undefined ? '' : `, field ${field}`}: expected ${expected}; seen ${seen} (${kind}, ${count}×)`;

function formatDeviations(deviations: readonly CountedDeviation[]): string[] {
  const entities = [...new Set(deviations.map(({ entity }) => entity))];
  return entities.flatMap((entity) => [
    entity,
    ...deviations.filter((one) => one.entity === entity).map((one) => `  ${describeDeviation(one)}`),
  ]);
}

function formatCoverage({ coverage }: ContractReport): string[] {
  const tried = coverage.filter(({ isTried }) => isTried).length;
  const others = coverage.filter(({ isTried }) => !isTried);
  const reasons = [...new Set(others.map(({ reason }) => reason))];
  return [
    `Coverage: ${tried} of ${coverage.length} checks tried${others.length > 0 ? '. Not tried:' : ''}`,
    ...reasons.map((reason) => {
      const names = others.filter((entry) => entry.reason === reason).map(({ entity, name }) => `${entity} ${name}`);
      return `  ${reason}: ${names.join(', ')}`;
    }),
  ];
}

export function formatText(report: ContractReport): string {
  const { url, deviations, remaining } = report;
  const headline = deviations.length === 0 ? `No deviations at ${url}` : `${deviations.length} deviations at ${url}`;
  const left = remaining.map((record) => `Could not be removed: ${record}`);
  return [headline, ...formatDeviations(deviations), ...left, ...formatCoverage(report)].join('\n');
}
