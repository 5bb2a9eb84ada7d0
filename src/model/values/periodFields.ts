/** Pairs of field names that mark an object as a period, each with the start first. */
const NAMES: readonly PeriodFieldNames[] = [
  ['from', 'to'],
  ['start', 'end'],
];

export type PeriodFieldNames = readonly [first: string, last: string];

/**
 * Returns the names of the fields for the start and end of a period.
 * @param fields the fields of an object, by name
 * @returns undefined if the object is not a period, because it has other fields or more than two
 */
export function findPeriodFields(fields: Readonly<Record<string, unknown>>): PeriodFieldNames | undefined {
  const names = Object.keys(fields);
  return names.length === 2 ? NAMES.find((ends) => ends.every((end) => names.includes(end))) : undefined;
}

/** Returns the names of the nested fields for the start and end of a period field. */
export const getPeriodFields = ({
  shape,
}: {
  shape?: { fields: Readonly<Record<string, unknown>> };
}): PeriodFieldNames => findPeriodFields(shape?.fields ?? {}) ?? NAMES[0]!;
