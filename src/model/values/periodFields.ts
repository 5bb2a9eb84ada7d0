/** The known names of a period's ends, start first. */
const NAMES: readonly PeriodFieldNames[] = [
  ['from', 'to'],
  ['start', 'end'],
];

export type PeriodFieldNames = readonly [first: string, last: string];

/**
 * Returns the names of a period's two ends.
 * @param fields of an object, by name
 * @returns undefined if the object is not a period: it has other or additional fields
 */
export function findPeriodFields(fields: Readonly<Record<string, unknown>>): PeriodFieldNames | undefined {
  const names = Object.keys(fields);
  return names.length === 2 ? NAMES.find((ends) => ends.every((end) => names.includes(end))) : undefined;
}

/** Returns the names of the ends of a period field. */
export const getPeriodFields = ({
  shape,
}: {
  shape?: { fields: Readonly<Record<string, unknown>> };
}): PeriodFieldNames => findPeriodFields(shape?.fields ?? {}) ?? NAMES[0]!;
