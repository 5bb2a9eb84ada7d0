/** Matches the path separators of react-hook-form and names that are unsafe as object keys. */
const SEPARATOR = /[^\p{L}\p{N}_$ -]|^(?=__proto__$|constructor$|prototype$)/gu;
/** Whether react-hook-form would treat a key as an array index (`42`, `-1`, `1e3`, a blank). */
const isNumber = (key: string): boolean => !Number.isNaN(Number(key));

const code = (sign: string): string => `~${(sign.codePointAt(0) ?? 0).toString(16)}~`;

/**
 * Returns a field's name as a segment of a form path: the name itself, escaped if the path would split it. Server
 * field names can contain any characters (`unit[kWh]`, `a.b`), form paths cannot.
 */
export function toFormFieldKey(name: string): string {
  if (name === '') return '~empty~';
  const key = name.replace(SEPARATOR, (sign) => (sign === '' ? '~own~' : code(sign)));
  return isNumber(key) ? `~n~${key}` : key;
}
