/** The language of faults: names in quotes, guesses at what was meant, kinds of values in plain words. */

export const quote = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value));

/** `"a", "b" and "c"`; nothing for none. */
export function joinWithAnd(values: readonly unknown[], last = 'and'): string {
  const words = values.map(quote);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
export function editDistance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_column, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]![column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        swapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(one.length, other.length);
}

/** The name that was probably meant: at most a third of the letters differ, capitals do not count. */
export function findNearestName(name: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(1, Math.floor(name.length / 3)) ? best.candidate : undefined;
}

/** `, did you mean "maxLength"?`, or nothing when no name is near. */
export function suggestName(name: unknown, names: readonly string[]): string {
  const near = typeof name === 'string' ? findNearestName(name, names) : undefined;
  return near === undefined ? '' : `, did you mean ${quote(near)}?`;
}

/** Beyond this many a list of allowed names hides more than it tells. */
const FEW = 24;

/** A cure that names what may stand here. */
export function listAllowedNames(names: readonly string[]): string {
  if (names.length === 0) return 'Nothing may stand here.';
  const shown = [...new Set(names)].slice(0, FEW).join(', ');
  return `Allowed here: ${shown}${names.length > FEW ? ', …' : ''}.`;
}

const KINDS: Record<string, string> = {
  string: 'a text in quotes',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object in { }',
  array: 'a list in [ ]',
  null: 'null',
};

export const describeTypes = (types: readonly string[]): string =>
  types.map((type) => KINDS[type] ?? type).join(' or ');

/** What a value is, in the words of `describeTypes`. */
export function describeTypeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list in [ ]';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? `the text ${quote(value)}` : 'an object in { }';
}
