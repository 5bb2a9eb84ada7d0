/** Joins the titles of an object and of a field in it, unless one of them says both: `Author Name`. */
export function joinTitles(outer: string, inner: string): string {
  const [whole, part] = [outer.toLowerCase(), inner.toLowerCase()];
  if (part.includes(whole.replace(/s$/, ''))) return inner;
  return whole.endsWith(` ${part}`) ? outer : `${outer} ${inner}`;
}
