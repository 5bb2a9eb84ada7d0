/**
 * Converts regular expressions for use with the `u` flag, as JSON Schema requires. Without this flag, regular
 * expressions are less strict.
 */

const isRegExp = (pattern: string, flags: string): boolean => {
  try {
    return new RegExp(pattern, flags) instanceof RegExp;
  } catch {
    return false;
  }
};

/**
 * Matches characters that can follow a backslash with the `u` flag. A backslash before any other character has no
 * meaning and is removed.
 */
const ESCAPES = /^[\^$\\.*+?()[\]{}|/dDwWsSbBfnrtv0-9cxukpP]/;
const CLASS_ESCAPES = /^\\[dDwWsS]/;
const QUANTIFIER = /^\{\d+(,\d*)?\}/;

/**
 * Returns the next token inside a character class `[…]`. A hyphen before or after an escape such as `\d` is a
 * literal character and must be escaped.
 */
function readClassPiece(rest: string, before: string): { piece: string; length: number } {
  if (rest.startsWith('\\') && rest.length > 1) {
    const isKnown = ESCAPES.test(rest[1]!) || rest[1] === '-';
    return { piece: isKnown ? rest.slice(0, 2) : rest[1]!, length: 2 };
  }
  const isPlain = rest[0] === '-' && (CLASS_ESCAPES.test(before) || CLASS_ESCAPES.test(rest.slice(1)));
  return { piece: isPlain ? '\\-' : rest[0]!, length: 1 };
}

/** The anchors of other languages for the beginning and the end of a text. */
const ANCHORS: Readonly<Record<string, string>> = { '\\A': '^', '\\Z': '$', '\\z': '$' };

function readOuterPiece(rest: string): { piece: string; length: number } {
  if (rest.startsWith('\\') && rest.length > 1) {
    const escape = rest.slice(0, 2);
    return { piece: ANCHORS[escape] ?? (ESCAPES.test(rest[1]!) ? escape : rest[1]!), length: 2 };
  }
  const quantifier = QUANTIFIER.exec(rest)?.[0];
  if (quantifier) return { piece: quantifier, length: quantifier.length };
  return { piece: '{}]'.includes(rest[0]!) ? `\\${rest[0]}` : rest[0]!, length: 1 };
}

function toStrictPattern(pattern: string): string {
  let result = '';
  let before = '';
  let isClass = false;
  for (let at = 0; at < pattern.length;) {
    const rest = pattern.slice(at);
    const { piece, length } = isClass ? readClassPiece(rest, before) : readOuterPiece(rest);
    if (!isClass && rest[0] === '[') isClass = true;
    else if (isClass && rest[0] === ']') isClass = false;
    result += piece;
    before = piece;
    at += length;
  }
  return result;
}

/**
 * Converts a pattern to an equivalent pattern that is valid with the `u` flag.
 * @returns undefined if the pattern is not a JavaScript regular expression
 */
export function normalizePattern(pattern: string): string | undefined {
  if (isRegExp(pattern, 'u')) return pattern;
  if (!isRegExp(pattern, '')) return undefined;
  const strict = toStrictPattern(pattern);
  return isRegExp(strict, 'u') ? strict : undefined;
}
