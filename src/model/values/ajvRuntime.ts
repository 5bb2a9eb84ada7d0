/**
 * The functions that compiled validators call at runtime. They replace ajv's own runtime, which is a CommonJS
 * module: it would need interop code in the browser, and the dev server would reload the page when it discovers the
 * module.
 */

/**
 * Returns the length of a text in Unicode code points, as `maxLength` of JSON Schema requires. A surrogate pair
 * counts as one.
 */
export function ucs2length(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether two JSON values are equal. Used for `const`, `uniqueItems` and objects in `enum`. */
export function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && equal(one[key], other[key]))
  );
}
