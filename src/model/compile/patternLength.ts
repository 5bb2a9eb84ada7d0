/**
 * Matches a single-character element of a pattern: a character class, an escaped character, `.`, or a literal
 * character.
 */
const CHARACTER = /^(?:\[(?:\\.|[^\]\\])+\]|\\[dDwWsS.\\/()[\]{}+*?^$|-]|[^\\[\](){}.*+?|^$]|\.)/;
const REPEATED = /^(?:\{(\d+)(?:,(\d*))?\}|([?*+]))/;

/** Returns how often a quantifier repeats a character: at least and at most, which may be Infinity. */
function getRepetitions([, least, most, sign]: RegExpExecArray): [number, number] {
  if (sign !== undefined) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : Infinity];
  return [Number(least), most === undefined ? Number(least) : most === '' ? Infinity : Number(most)];
}

/**
 * Returns the minimum and the maximum length of texts that match a pattern; the maximum may be Infinity.
 * @returns undefined if the pattern is not anchored at both ends, or if it contains groups or alternatives
 */
export function getMatchLengths(pattern: string): { least: number; most: number } | undefined {
  if (!pattern.startsWith('^') || !pattern.endsWith('$') || pattern.endsWith('\\$')) return undefined;
  let rest = pattern.slice(1, -1);
  let [least, most] = [0, 0];
  while (rest !== '') {
    const character = CHARACTER.exec(rest)?.[0];
    if (character === undefined) return undefined;
    rest = rest.slice(character.length);
    const repeated = REPEATED.exec(rest);
    const [from, to] = repeated ? getRepetitions(repeated) : [1, 1];
    [least, most] = [least + from, most + to];
    rest = rest.slice(repeated?.[0].length ?? 0);
  }
  return { least, most };
}

/** Returns the maximum length of texts that match a pattern; undefined if it is unlimited or unknown. */
export function getMaxMatchLength(pattern: string): number | undefined {
  const { most = Infinity } = getMatchLengths(pattern) ?? {};
  return Number.isFinite(most) ? most : undefined;
}
