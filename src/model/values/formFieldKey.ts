/** Matches characters that react-hook-form interprets as path separators, and names that are unsafe as object keys. */
const SEPARATOR = /[^\p{L}\p{N}_$ -]|^(?=__proto__$|constructor$|prototype$)/gu;
/** Whether react-hook-form would interpret a key as an array index, such as `42`, `-1`, `1e3` or a blank. */
const isNumber = (key: string): boolean => !Number.isNaN(Number(key));

const code = (sign: string): string => `~${(sign.codePointAt(0) ?? 0).toString(16)}~`;

/**
 * Converts a field name to a segment of a form path. Characters that form paths cannot contain are escaped, because
 * field names of servers can contain any characters (`unit[kWh]`, `a.b`).
 */
export function toFormFieldKey(name: string): string {
  if (name === '') return '~empty~';
  const key = name.replace(SEPARATOR, (sign) => (sign === '' ? '~own~' : code(sign)));
  return isNumber(key) ? `~n~${key}` : key;
}
