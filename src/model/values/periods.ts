/** How the two ends of a period may be called, the first one first. */
const NAMES: readonly Ends[] = [
  ['from', 'to'],
  ['start', 'end'],
];

export type Ends = readonly [first: string, last: string];

/**
 * The names of a period's two ends.
 * @param fields of an object, by their names
 * @returns undefined for an object that is none: it has other fields, or more of them
 */
export function endsIn(fields: Readonly<Record<string, unknown>>): Ends | undefined {
  const names = Object.keys(fields);
  return names.length === 2 ? NAMES.find((ends) => ends.every((end) => names.includes(end))) : undefined;
}

/** Those of a field that is a period. */
export const endsOf = ({ shape }: { shape?: { fields: Readonly<Record<string, unknown>> } }): Ends =>
  endsIn(shape?.fields ?? {}) ?? NAMES[0]!;
