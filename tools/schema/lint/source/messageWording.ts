/** Functions to write the messages of the lint: names in quotes, suggestions, and names of types. */

export const quote = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value));

/** Joins names to a list: `"a", "b" and "c"`. Returns an empty text if there are no names. */
export function joinQuotedNames(values: readonly unknown[], last = 'and'): string {
  const words = values.map(quote);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/**
 * Returns the edit distance of two words: the number of insertions, deletions, replacements and swaps of
 * neighboring letters that turn one word into the other.
 */
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

/** Returns the most similar name, ignoring case. Returns undefined if more than a third of the letters differ. */
export function findNearestName(name: string, names: readonly string[]): string | undefined {
  const mostEdits = Math.max(1, Math.floor(name.length / 3));
  const ranked = names
    // The distance is at least the difference of the lengths. There may be thousands of names.
    .filter((candidate) => Math.abs(candidate.length - name.length) <= mostEdits)
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((one, other) => one.distance - other.distance);
  const best = ranked[0];
  return best && best.distance <= mostEdits ? best.candidate : undefined;
}

/** Returns `, did you mean "maxLength"?`, or an empty text if no name is similar. */
export function getNameSuggestion(name: unknown, names: readonly string[]): string {
  const near = typeof name === 'string' ? findNearestName(name, names) : undefined;
  return near === undefined ? '' : `, did you mean ${quote(near)}?`;
}

/** Maximum number of allowed names that a message lists. A longer list would not help. */
const FEW = 24;

/** Returns a suggestion that lists the allowed names. */
export function formatAllowedNames(names: readonly string[]): string {
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

/** Describes the type of a value, with the same terms as `describeTypes`. */
export function describeTypeOfValue(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list in [ ]';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? `the text ${quote(value)}` : 'an object in { }';
}
