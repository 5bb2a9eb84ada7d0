/** Formats the result of a check for the terminal. */
import type { CountedDeviation } from '../../../../src/model/contract/deviation';
import type { CoverageEntry } from '../checks/coverage';
import type { ContractReport } from './contractReport';

export const countNoun = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const joinCalls = (calls: readonly string[]): string =>
  calls.length < 2 ? calls.join('') : `${calls.slice(0, -1).join(', ')} and ${calls.at(-1)}`;

/** Says where a deviation is: `field spaces in the response of GET lots/{lotId}`. */
export function describePlace({ side, field, calls }: CountedDeviation): string {
  const place = `the ${side === 'request' ? 'request' : 'response of'} ${joinCalls(calls)}`;
  return field === undefined ? place : `field ${field} in ${place}`;
}

export const describeDifference = ({ expected, seen, count }: CountedDeviation): string =>
  `expected ${expected}, seen ${seen} (${countNoun(count, 'time')})`;

function formatDeviations(deviations: readonly CountedDeviation[]): string[] {
  const entities = [...new Set(deviations.map(({ entity }) => entity))];
  return entities.flatMap((entity) => [
    '',
    entity,
    ...deviations
      .filter((one) => one.entity === entity)
      .flatMap((one) => [`  ${one.kind}: ${describePlace(one)}`, `    ${describeDifference(one)}`]),
  ]);
}

function formatRecords(records: readonly string[], text: string): string[] {
  return records.length === 0 ? [] : ['', text, ...records.map((record) => `  ${record}`)];
}

/** Groups checks by entity: `lot (create, update), lot/sites (assign)`. */
function formatChecks(entries: readonly CoverageEntry[]): string {
  const entities = [...new Set(entries.map(({ entity }) => entity))];
  const getNames = (entity: string): string[] =>
    entries.filter((entry) => entry.entity === entity).map(({ name }) => name);
  return entities.map((entity) => `${entity} (${getNames(entity).join(', ')})`).join(', ');
}

function formatCoverage({ coverage }: ContractReport): string[] {
  const tried = coverage.filter(({ isTried }) => isTried).length;
  const others = coverage.filter(({ isTried }) => !isTried);
  const reasons = [...new Set(others.map(({ reason }) => reason))];
  return [
    '',
    `${tried} of ${countNoun(coverage.length, 'check')} made${others.length > 0 ? '. Not made, because' : ''}`,
    ...reasons.map((reason) => `  ${reason}: ${formatChecks(others.filter((entry) => entry.reason === reason))}`),
  ];
}

/** Formats a report: the deviations by entity, the records that stay in the API, and the coverage. */
export function formatText(report: ContractReport): string {
  const { url, deviations, remaining, deactivated } = report;
  const found = deviations.length === 0 ? 'No deviations' : countNoun(deviations.length, 'deviation');
  return [
    `${found} at ${url}`,
    ...formatDeviations(deviations),
    ...formatRecords(remaining, 'Made by the check and not removed:'),
    ...formatRecords(deactivated, 'Made by the check, deleted, and kept by the API as inactive:'),
    ...formatCoverage(report),
  ].join('\n');
}
