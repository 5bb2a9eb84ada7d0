/** Endings of English plurals and what replaces them; the first that matches is used. */
const ENDINGS = [
  [/(ss|us|is|series|news)$/i, '$1'],
  [/([^aeiou])ies$/i, '$1y'],
  [/(ss|sh|ch|x|zz)es$/i, '$1'],
  [/([a-z])s$/i, '$1'],
] as const;

/**
 * Returns the title of one item of a list: `Special Rates` → `Special Rate`. A title that is no English plural, such as a
 * Chinese one, is returned as it is.
 */
export function toSingularTitle(title: string): string {
  const ending = ENDINGS.find(([plural]) => plural.test(title));
  return ending ? title.replace(ending[0], ending[1]) : title;
}
