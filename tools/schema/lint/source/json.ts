/**
 * Readings of a file that may be wrong anywhere: each gives something of the wanted kind, or
 * something empty. What is of the wrong kind is the structure rule's to report, once.
 */
export type Json = Record<string, unknown>;
export type Path = (string | number)[];

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asObject = (value: unknown): Json => (isObject(value) ? value : {});

export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** What stands at a path; undefined when nothing does. */
export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((place, step) => {
    if (Array.isArray(place)) return place[Number(step)];
    return isObject(place) && Object.hasOwn(place, step) ? place[step] : undefined;
  }, value);

/** The texts of a list, each with its path. */
export const textsAt = (value: unknown, path: Path): { text: string; path: Path }[] =>
  asList(valueAt(value, path)).flatMap((text, index) =>
    typeof text === 'string' ? [{ text, path: [...path, index] }] : [],
  );

/** The entries of the object at a path, each with its path. */
export const entriesAt = (value: unknown, path: Path): { name: string; value: unknown; path: Path }[] =>
  Object.entries(asObject(valueAt(value, path))).map(([name, entry]) => ({
    name,
    value: entry,
    path: [...path, name],
  }));

/** The objects under these keys, each with its path; of a list its entries: `then`, `else`, `allOf/0`. */
export const objectsAt = (value: unknown, keys: readonly string[]): { part: Json; path: Path }[] =>
  keys.flatMap((key) => {
    const part = asObject(value)[key];
    if (Array.isArray(part))
      return part.flatMap((item, index) => (isObject(item) ? [{ part: item, path: [key, index] }] : []));
    return isObject(part) ? [{ part, path: [key] }] : [];
  });
