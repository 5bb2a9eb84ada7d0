/** Where a path is split: the separators of react-hook-form, and what a key of an object must not be. */
const SEPARATOR = /[^\p{L}\p{N}_$ -]|^(?=__proto__$|constructor$|prototype$)/gu;
/** What can be read as a number (`42`, `-1`, `1e3`, a blank) would make a list of its object. */
const isNumber = (key: string): boolean => !Number.isNaN(Number(key));

const code = (sign: string): string => `~${(sign.codePointAt(0) ?? 0).toString(16)}~`;

/**
 * A field's name as a step of a path in a form: the name itself, unless a path would take it apart.
 * Servers name fields as they like (`unit[kWh]`, `a.b`), paths in forms cannot.
 */
export function toFormFieldKey(name: string): string {
  if (name === '') return '~empty~';
  const key = name.replace(SEPARATOR, (sign) => (sign === '' ? '~own~' : code(sign)));
  return isNumber(key) ? `~n~${key}` : key;
}
