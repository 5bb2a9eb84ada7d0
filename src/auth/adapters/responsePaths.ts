/** Reads values at the places that the configuration names. */

/**
 * Returns the value at a path such as `data.user.name` or `roles.0`. An empty path is the value itself. A key that
 * contains dots, as claims with a URL as their name do, is found too.
 */
export function getValueAtPath(value: unknown, path: string): unknown {
  if (path === '') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const record = value as Record<string, unknown>;
  if (Object.hasOwn(record, path)) return record[path];
  const ends = [...path.matchAll(/\./g)].map(({ index }) => index).toReversed();
  const end = ends.find((at) => Object.hasOwn(record, path.slice(0, at)));
  return end === undefined ? undefined : getValueAtPath(record[path.slice(0, end)], path.slice(end + 1));
}

/** Returns the text or number at a path as text; empty if there is none. */
export function getTextAtPath(value: unknown, path: string): string {
  const found = getValueAtPath(value, path);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

/** Returns the names at a path: a list of texts, or a text with names that are separated by spaces. */
export function getNamesAtPath(value: unknown, path: string): string[] {
  const found = getValueAtPath(value, path);
  if (typeof found === 'string') return found.split(/\s+/).filter((name) => name !== '');
  return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
}
