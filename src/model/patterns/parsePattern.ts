/** Parses the regular expressions that schemas usually contain, so that they can be put in words. */

export type CharacterGroup = 'capitals' | 'smalls' | 'digits' | 'spaces';

export type PatternNode =
  | { type: 'literal'; text: string }
  /** One character: of the groups, or one of the symbols. `any`: every character, or every one but a few. */
  | { type: 'set'; groups: readonly CharacterGroup[]; symbols: readonly string[]; any?: 'every' | 'most' }
  | { type: 'group'; options: readonly PatternSequence[] }
  /** No character: a condition on those before or after it. */
  | { type: 'ahead' };

export interface PatternTerm {
  node: PatternNode;
  least: number;
  most: number;
}

export type PatternSequence = readonly PatternTerm[];

const RANGES: Readonly<Record<string, readonly CharacterGroup[]>> = {
  'A-Z': ['capitals'],
  'a-z': ['smalls'],
  '0-9': ['digits'],
  '\\d': ['digits'],
  '\\s': ['spaces'],
  '\\w': ['capitals', 'smalls', 'digits'],
  '\\p{L}': ['capitals', 'smalls'],
  '\\p{Lu}': ['capitals'],
  '\\p{Ll}': ['smalls'],
  '\\p{Nd}': ['digits'],
};
const CLASS_ITEM = /\\p\{\w+\}|\\[dsw]|[A-Za-z0-9]-[A-Za-z0-9]|\\?[^]/g;
/** A part of a range, such as `a-f`. */
const PART_OF_RANGE = /^([A-Za-z0-9])-([A-Za-z0-9])$/;
const QUANTIFIER = /^(?:\{(\d+)(?:(,)(\d*))?\}|([?*+]))\??/;

/** Characters that only mean themselves after a backslash. */
const SPECIAL = /^\\[^A-Za-z0-9]/;

function getSymbols(item: string): string[] {
  const [from, to] = (PART_OF_RANGE.exec(item) ?? []).slice(1).map((end) => end.charCodeAt(0));
  if (from === undefined || to === undefined) return [item.length === 2 ? item.slice(1) : item];
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));
}

function createSet(items: readonly string[]): PatternNode {
  const groups = items.flatMap((item) => RANGES[item] ?? []);
  const symbols = items.filter((item) => !RANGES[item]).flatMap(getSymbols);
  return { type: 'set', groups: [...new Set(groups)], symbols: items.includes('\\w') ? ['_', ...symbols] : symbols };
}

/** The parser throws this value at syntax that it does not know. */
class UnknownSyntax extends Error {}

class Parser {
  #rest: string;

  constructor(pattern: string) {
    this.#rest = pattern;
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.#rest) ?? undefined;
    this.#rest = this.#rest.slice(match?.[0].length ?? 0);
    return match;
  }

  /** Skips what the text must have, or must not have, before or after this place: it stands for no characters. */
  #skipCondition(): PatternNode {
    for (let depth = 1; depth > 0;) {
      const piece = this.#take(/^(?:\\.|\[(?:\\.|[^\]\\])*\]|[^])/)?.[0];
      if (piece === undefined) throw new UnknownSyntax();
      if (piece === '(') depth += 1;
      if (piece === ')') depth -= 1;
    }
    return { type: 'ahead' };
  }

  #parseGroup(): PatternNode {
    this.#take(/^\?:/);
    const options = this.parseOptions();
    if (!this.#take(/^\)/)) throw new UnknownSyntax();
    return { type: 'group', options };
  }

  #parseNode(): PatternNode {
    if (this.#take(/^\(\?<?[=!]/)) return this.#skipCondition();
    if (this.#take(/^\((?!\?[^:])/)) return this.#parseGroup();
    const inside = this.#take(/^\[((?:\\.|[^\]\\])+)\]/)?.[1];
    if (inside !== undefined) {
      if (inside.startsWith('^')) return { type: 'set', groups: [], symbols: [], any: 'most' };
      if (/\\[SDW]/.test(inside)) return { type: 'set', groups: [], symbols: [], any: 'most' };
      const items = inside.match(CLASS_ITEM) ?? [];
      if (items.some((item) => !RANGES[item] && /^\\[A-Za-z]/.test(item))) throw new UnknownSyntax();
      return createSet(items);
    }
    const escaped = this.#take(/^\\(?:[dsw]|p\{(?:L|Lu|Ll|Nd)\})/)?.[0];
    if (escaped !== undefined) return createSet([escaped]);
    if (this.#take(/^\\[SDW]/)) return { type: 'set', groups: [], symbols: [], any: 'most' };
    if (this.#take(/^\./)) return { type: 'set', groups: [], symbols: [], any: 'every' };
    const text = this.#take(SPECIAL)?.[0].slice(1) ?? this.#take(/^[^\\[\](){}.*+?|^$]/)?.[0];
    if (text === undefined) throw new UnknownSyntax();
    return { type: 'literal', text };
  }

  #parseTerm(): PatternTerm {
    const node = this.#parseNode();
    const [quantifier, from, comma, to, sign] = this.#take(QUANTIFIER) ?? [];
    if (quantifier === undefined) return { node, least: 1, most: 1 };
    if (sign !== undefined) return { node, least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity };
    return { node, least: Number(from), most: comma === undefined ? Number(from) : to === '' ? Infinity : Number(to) };
  }

  /** Reads alternatives up to the end of their group, or of the pattern. */
  parseOptions(): PatternSequence[] {
    const options: PatternTerm[][] = [[]];
    while (this.#rest !== '' && !this.#rest.startsWith(')')) {
      if (this.#take(/^\|/)) options.push([]);
      else options.at(-1)!.push(this.#parseTerm());
    }
    return options.map(joinLiterals);
  }

  get isAtEnd(): boolean {
    return this.#rest === '';
  }
}

/** Joins literal characters without quantifiers to one text. */
function joinLiterals(sequence: PatternSequence): PatternSequence {
  const joined: PatternTerm[] = [];
  for (const term of sequence) {
    const before = joined.at(-1);
    const areTexts = before?.node.type === 'literal' && term.node.type === 'literal';
    if (areTexts && [before, term].every(({ least, most }) => least === 1 && most === 1)) {
      const text = (before.node as { text: string }).text + (term.node as { text: string }).text;
      joined[joined.length - 1] = { node: { type: 'literal', text }, least: 1, most: 1 };
    } else joined.push(term);
  }
  return joined;
}

/** Returns what is inside of parentheses around the whole pattern. Alternatives stay a group. */
function unwrap(options: readonly PatternSequence[]): readonly PatternSequence[] {
  const [[term, ...others] = [], ...alternatives] = options;
  const isWhole = others.length === 0 && alternatives.length === 0 && term?.least === 1 && term.most === 1;
  if (!isWhole || term.node.type !== 'group' || term.node.options.length > 1) return options;
  return unwrap(term.node.options);
}

export interface ParsedPattern {
  options: readonly PatternSequence[];
  /** Whether the text begins, and ends, with what the pattern matches. */
  begins: boolean;
  ends: boolean;
}

/** Parses a pattern. Returns undefined for one with syntax that cannot be put in words, such as a back reference. */
export function parsePattern(pattern: string): ParsedPattern | undefined {
  const begins = pattern.startsWith('^');
  const ends = /(?<!\\)\$$/.test(pattern);
  const parser = new Parser(pattern.slice(begins ? 1 : 0, ends ? -1 : undefined));
  try {
    const options = parser.parseOptions();
    if (!parser.isAtEnd || (options.length > 1 && (begins || ends))) return undefined;
    return { options: unwrap(options), begins, ends };
  } catch (error) {
    if (error instanceof UnknownSyntax) return undefined;
    throw error;
  }
}

/** Returns the alternatives of a pattern that are not within parentheses: `^a$|^b$` has `^a$` and `^b$`. */
export function splitAlternatives(pattern: string): string[] {
  const parts = pattern.match(/\\.|\[(?:\\.|[^\]\\])*\]|[^]/g) ?? [];
  const alternatives = [''];
  let depth = 0;
  for (const part of parts) {
    if (part === '(') depth += 1;
    if (part === ')') depth -= 1;
    if (part === '|' && depth === 0) alternatives.push('');
    else alternatives[alternatives.length - 1] += part;
  }
  return alternatives;
}
