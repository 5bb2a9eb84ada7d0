/** Matches one character in a pattern: a class, an escaped character, `.`, or a literal. */
const CHARACTER = /^(?:\[(?:\\.|[^\]\\])+\]|\\[dDwWsS.\\/()[\]{}+*?^$|-]|[^\\[\](){}.*+?|^$]|\.)/;
const REPEATED = /^(?:\{(\d+)(?:,(\d*))?\}|([?*+]))/;

/** Returns the maximum number of repetitions of a character; Infinity if unbounded. */
function getMost([, least = '1', most = least, sign]: RegExpExecArray): number {
  if (sign === '?') return 1;
  return sign !== undefined || most === '' ? Infinity : Number(most);
}

/**
 * Returns the maximum length of texts that match a pattern.
 * @returns undefined if the length is unbounded, or if the pattern uses unsupported syntax: groups, alternatives,
 *   no anchors
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
