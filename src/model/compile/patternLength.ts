/** One character of a text, as a pattern writes it: a class, an escaped one, any, or itself. */
const CHARACTER = /^(?:\[(?:\\.|[^\]\\])+\]|\\[dDwWsS.\\/()[\]{}+*?^$|-]|[^\\[\](){}.*+?|^$]|\.)/;
const REPEATED = /^(?:\{(\d+)(?:,(\d*))?\}|([?*+]))/;

/** The most that one character may be repeated; Infinity where nothing bounds it. */
function getMost([, least = '1', most = least, sign]: RegExpExecArray): number {
  if (sign === '?') return 1;
  return sign !== undefined || most === '' ? Infinity : Number(most);
}

/**
 * The most characters of a text that matches a pattern.
 * @returns undefined where nothing bounds them, or the pattern says it in a way that is not read here: with
 *   groups, with alternatives, for a part of the text only
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
