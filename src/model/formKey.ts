/** Where a path is split: the separators of react-hook-form, and what a key of an object must not be. */
const SEPARATOR = /[^\p{L}\p{N}_$ -]|^(?=__proto__$|constructor$|prototype$)/gu;
/** A name of digits alone would make a list of its object. */
const NUMBER = /^\d+$/;

const code = (sign: string): string => `~${(sign.codePointAt(0) ?? 0).toString(16)}~`;

/**
 * A field's name as a step of a path in a form: the name itself, unless a path would take it apart.
 * Servers name fields as they like (`unit[kWh]`, `a.b`), paths in forms cannot.
 */
export function formKey(name: string): string {
  if (name === '') return '~empty~';
  const key = name.replace(SEPARATOR, (sign) => (sign === '' ? '~own~' : code(sign)));
  return NUMBER.test(key) ? `~n~${key}` : key;
}
