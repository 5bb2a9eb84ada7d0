/**
 * Functions to read a file that may be faulty anywhere: each returns a value of the expected type, or an empty one.
 * The structure check reports wrong types.
 */
export type Json = Record<string, unknown>;
export type JsonPath = (string | number)[];

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toObject = (value: unknown): Json => (isObject(value) ? value : {});

export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const toNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** Returns the value at a path; undefined when there is none. */
export const getValueAtPath = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((place, step) => {
    if (Array.isArray(place)) return place[Number(step)];
    return isObject(place) && Object.hasOwn(place, step) ? place[step] : undefined;
  }, value);

/** Returns the texts of the array at a path, each with its path. */
export const getTextsAtPath = (value: unknown, path: JsonPath): { text: string; path: JsonPath }[] =>
  toList(getValueAtPath(value, path)).flatMap((text, index) =>
    typeof text === 'string' ? [{ text, path: [...path, index] }] : [],
  );

/** Returns the entries of the object at a path, each with its path. */
export const getEntriesAtPath = (value: unknown, path: JsonPath): { name: string; value: unknown; path: JsonPath }[] =>
  Object.entries(toObject(getValueAtPath(value, path))).map(([name, entry]) => ({
    name,
    value: entry,
    path: [...path, name],
  }));

/** Returns the objects at these keys, each with its path; for an array, its items: `then`, `else`, `allOf/0`. */
export const getObjectsAtKeys = (value: unknown, keys: readonly string[]): { part: Json; path: JsonPath }[] =>
  keys.flatMap((key) => {
    const part = toObject(value)[key];
    if (Array.isArray(part))
      return part.flatMap((item, index) => (isObject(item) ? [{ part: item, path: [key, index] }] : []));
    return isObject(part) ? [{ part, path: [key] }] : [];
  });
