/**
 * The runtime functions of the compiled validators. ajv's own runtime is CommonJS: in the browser it would need
 * interop code, and the dev server would reload the page when it first finds it.
 */

/** Returns the length in Unicode code points: a surrogate pair counts as one (JSON Schema's `maxLength`). */
export function ucs2length(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether two JSON values are equal, for `const`, `enum` of objects and `uniqueItems`. */
export function equal(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && equal(one[key], other[key]))
  );
}
