/** A word of at least so many letters that begins both titles says what the field belongs to. */
const WORD_LENGTH = 4;

const getFirstWord = (title: string): string => title.split(' ', 1)[0]!;

/**
 * Joins the titles of an object and of a field in it, unless one of them says both: `Author Name`, or `Waste Type` in
 * `Waste Properties`.
 */
export function joinTitles(outer: string, inner: string): string {
  const [whole, part] = [outer.toLowerCase(), inner.toLowerCase()];
  const first = getFirstWord(whole);
  const beginsAlike = first.length >= WORD_LENGTH && first === getFirstWord(part) && part !== first;
  if (beginsAlike || part.includes(whole.replace(/s$/, ''))) return inner;
  return whole.endsWith(` ${part}`) ? outer : `${outer} ${inner}`;
}
