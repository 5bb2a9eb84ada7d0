/**
 * Endings of English plurals and what replaces them; the first that matches is used. A capital S at the end is part of an
 * abbreviation, such as `DNS`.
 */
const ENDINGS = [
  [/(ss|us|is|[Ss]eries|[Nn]ews)$/, '$1'],
  [/([^aeiou])ies$/, '$1y'],
  [/(ss|sh|ch|x|zz)es$/, '$1'],
  [/([A-Za-z])s$/, '$1'],
] as const;

/**
 * Returns the title of one item of a list: `Special Rates` → `Special Rate`. A title that is no English plural, such as a
 * Chinese one, is returned as it is.
 */
export function toSingularTitle(title: string): string {
  const ending = ENDINGS.find(([plural]) => plural.test(title));
  return ending ? title.replace(ending[0], ending[1]) : title;
}
