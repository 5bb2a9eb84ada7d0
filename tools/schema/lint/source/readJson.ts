/**
 * Functions that read JSON without assuming its structure. If a value has the wrong type, they return an empty
 * value of the expected type. The wrong type itself is reported by `checkStructure`.
 */
export type Json = Record<string, unknown>;
export type JsonPath = (string | number)[];

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toObjectOrEmpty = (value: unknown): Json => (isObject(value) ? value : {});

export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const toTextOrUndefined = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

export const toNumberOrUndefined = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : undefined;

/** Returns the value at a path. Returns undefined if the path does not exist. */
export const getValueAtPath = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>((place, step) => {
    if (Array.isArray(place)) return place[Number(step)];
    return isObject(place) && Object.hasOwn(place, step) ? place[step] : undefined;
  }, value);

/** Returns the strings in the array at a path, each with its own path. */
export const getTextsAtPath = (value: unknown, path: JsonPath): { text: string; path: JsonPath }[] =>
  toList(getValueAtPath(value, path)).flatMap((text, index) =>
    typeof text === 'string' ? [{ text, path: [...path, index] }] : [],
  );

/** Returns the properties of the object at a path, each with its own path. */
export const getEntriesAtPath = (value: unknown, path: JsonPath): { name: string; value: unknown; path: JsonPath }[] =>
  Object.entries(toObjectOrEmpty(getValueAtPath(value, path))).map(([name, entry]) => ({
    name,
    value: entry,
    path: [...path, name],
  }));

/**
 * Returns the objects at the given keys, each with its path. If the value of a key is an array, returns its items:
 * `then`, `else`, `allOf/0`.
 */
export const getObjectValuesOfKeys = (value: unknown, keys: readonly string[]): { part: Json; path: JsonPath }[] =>
  keys.flatMap((key) => {
    const part = toObjectOrEmpty(value)[key];
    if (Array.isArray(part))
      return part.flatMap((item, index) => (isObject(item) ? [{ part: item, path: [key, index] }] : []));
    return isObject(part) ? [{ part, path: [key] }] : [];
  });
