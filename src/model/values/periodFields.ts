/** How the two ends of a period may be called, the first one first. */
const NAMES: readonly PeriodFieldNames[] = [
  ['from', 'to'],
  ['start', 'end'],
];

export type PeriodFieldNames = readonly [first: string, last: string];

/**
 * The names of a period's two ends.
 * @param fields of an object, by their names
 * @returns undefined for an object that is none: it has other fields, or more of them
 */
export function findPeriodFields(fields: Readonly<Record<string, unknown>>): PeriodFieldNames | undefined {
  const names = Object.keys(fields);
  return names.length === 2 ? NAMES.find((ends) => ends.every((end) => names.includes(end))) : undefined;
}

/** Those of a field that is a period. */
export const getPeriodFields = ({
  shape,
}: {
  shape?: { fields: Readonly<Record<string, unknown>> };
}): PeriodFieldNames => findPeriodFields(shape?.fields ?? {}) ?? NAMES[0]!;
