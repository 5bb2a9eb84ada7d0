/**
 * Readings of a file that may be wrong anywhere: each gives something of the wanted kind, or
 * something empty. What is of the wrong kind is the structure rule's to report, once.
 */
export type Json = Record<string, unknown>;
export type JsonPath = (string | number)[];

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toObject = (value: unknown): Json => (isObject(value) ? value : {});

export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const toNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** What stands at a path; undefined when nothing does. */
export const getValueAtPath = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((place, step) => {
    if (Array.isArray(place)) return place[Number(step)];
    return isObject(place) && Object.hasOwn(place, step) ? place[step] : undefined;
  }, value);

/** The texts of a list, each with its path. */
export const getTextsAtPath = (value: unknown, path: JsonPath): { text: string; path: JsonPath }[] =>
  toList(getValueAtPath(value, path)).flatMap((text, index) =>
    typeof text === 'string' ? [{ text, path: [...path, index] }] : [],
  );

/** The entries of the object at a path, each with its path. */
export const getEntriesAtPath = (value: unknown, path: JsonPath): { name: string; value: unknown; path: JsonPath }[] =>
  Object.entries(toObject(getValueAtPath(value, path))).map(([name, entry]) => ({
    name,
    value: entry,
    path: [...path, name],
  }));

/** The objects under these keys, each with its path; of a list its entries: `then`, `else`, `allOf/0`. */
export const getObjectsAtKeys = (value: unknown, keys: readonly string[]): { part: Json; path: JsonPath }[] =>
  keys.flatMap((key) => {
    const part = toObject(value)[key];
    if (Array.isArray(part))
      return part.flatMap((item, index) => (isObject(item) ? [{ part: item, path: [key, index] }] : []));
    return isObject(part) ? [{ part, path: [key] }] : [];
  });
