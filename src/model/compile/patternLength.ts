/**
 * Matches a single-character element of a pattern: a character class, an escaped character, `.`, or a literal
 * character.
 */
const CHARACTER = /^(?:\[(?:\\.|[^\]\\])+\]|\\[dDwWsS.\\/()[\]{}+*?^$|-]|[^\\[\](){}.*+?|^$]|\.)/;
const REPEATED = /^(?:\{(\d+)(?:,(\d*))?\}|([?*+]))/;

/** Returns the maximum number of times that a quantifier repeats a character; Infinity if there is no maximum. */
function getMost([, least = '1', most = least, sign]: RegExpExecArray): number {
  if (sign === '?') return 1;
  return sign !== undefined || most === '' ? Infinity : Number(most);
}

/**
 * Returns the maximum length of texts that match a pattern.
 * @returns undefined if the length is unlimited, if the pattern is not anchored at both ends, or if it contains
 *   groups or alternatives
 */
export function getMaxMatchLength(pattern: string): number | undefined {
  if (!pattern.startsWith('^') || !pattern.endsWith('$') || pattern.endsWith('\\$')) return undefined;
  let rest = pattern.slice(1, -1);
  let length = 0;
  while (rest !== '') {
    const character = CHARACTER.exec(rest)?.[0];
    if (character === undefined) return undefined;
    rest = rest.slice(character.length);
    const repeated = REPEATED.exec(rest);
    length += repeated ? getMost(repeated) : 1;
    rest = rest.slice(repeated?.[0].length ?? 0);
  }
  return Number.isFinite(length) ? length : undefined;
}
