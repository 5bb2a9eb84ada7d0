/** Puts a pattern in words: `^[A-Z]{2}$` is "2 capital letters". */
import {
  createExample,
  createExamples,
  createMomentExamples,
  findExample,
  isReadable,
  LONGEST_WITHOUT_WORDS,
  type ExampleLimits,
} from '../../patterns/createExample';
import {
  parsePattern,
  splitAlternatives,
  type CharacterGroup,
  type ParsedPattern,
  type PatternNode,
  type PatternSequence,
  type PatternTerm,
} from '../../patterns/parsePattern';
import type { PhraseWriter } from './phrases';

type CharacterSet = Extract<PatternNode, { type: 'set' }>;

const NO_SPACES = /^\^(?:\\S|\[\^(?:\\s| )\])[+*]\$$/;
/** An empty text, as the last alternative, needs no words. */
const OR_EMPTY = /\|\^\$$/;
/** More symbols than these would not be read. */
const MOST_SYMBOLS = 5;
/** More parts than these are better shown by an example alone. */
const MOST_PARTS = 4;
const MOST_CHOICES = 20;
/** Longer lists of choices would not be read. */
const LONGEST_CHOICES = 120;

const join = (words: readonly string[], last: 'and' | 'or', write: PhraseWriter): string =>
  words.length < 2 ? words.join('') : words.slice(0, -1).join(write('comma')) + write(last) + words.at(-1);

/** Returns the names of the characters of a set, such as `capital letters` and `digits`. */
function getKinds({ groups, symbols, any }: CharacterSet, write: PhraseWriter, count: number): string[] {
  if (any !== undefined) return [write('characters', {}, count)];
  const hasLetters = groups.includes('capitals') && groups.includes('smalls');
  const names = hasLetters
    ? (['letters', ...groups.filter((group) => group !== 'capitals' && group !== 'smalls')] as const)
    : groups;
  const isSpace = symbols.includes(' ') && !groups.includes('spaces');
  return [
    ...names.map((name) => write(name, {}, count)),
    ...(isSpace ? [write('spaces', {}, count)] : []),
    ...symbols.filter((symbol) => symbol !== ' '),
  ];
}

/** Whether the characters of a set can be listed. */
const isClear = ({ any, symbols }: CharacterSet): boolean => any === undefined && symbols.length <= MOST_SYMBOLS;

const GROUP_MEMBERS: Readonly<Record<CharacterGroup, RegExp>> = {
  capitals: /[A-Z]/,
  smalls: /[a-z]/,
  digits: /\d/,
  spaces: /\s/,
};

const isUnlimited = ({ least, most }: PatternTerm): boolean => least <= 1 && most === Infinity;

function writeCount({ least, most }: PatternTerm, write: PhraseWriter): string {
  const values = { least: String(least), most: String(most) };
  if (least === most) return values.least;
  if (most === Infinity) return write('atLeast', values);
  return write(least === 0 ? 'atMost' : 'range', values);
}

function describeTerm(term: PatternTerm, write: PhraseWriter): string | undefined {
  const { node, least, most } = term;
  if (node.type === 'literal') return least === 1 && most === 1 ? node.text : undefined;
  if (node.type === 'group') return least === 1 && most === 1 ? describeChoices(node.options, write) : undefined;
  if (node.type !== 'set' || (least === 0 && most === 1)) return undefined;
  if (node.any === 'most' || node.symbols.length > MOST_SYMBOLS) return undefined;
  if (node.any === undefined && node.groups.length === 0 && most === 1) return join(node.symbols, 'or', write);
  const kinds = getKinds(node, write, most);
  if (isUnlimited(term)) return join(kinds, 'and', write);
  const count = writeCount(term, write);
  if (kinds.length === 1) return write('counted', { count, characters: kinds[0]! });
  const characters = write('characters', {}, most);
  return write('countedOf', { count, characters, kinds: join(getKinds(node, write, 2), 'and', write) });
}

/** Returns what a part stands for. A point in a text, as in `CC0 1.0`, mostly stands for itself. */
function getFixedText(node: PatternNode): string | undefined {
  if (node.type === 'literal') return node.text;
  return node.type === 'set' && node.any === 'every' ? '.' : undefined;
}

/** Returns the texts that a sequence of fixed parts stands for: `https://` and `http://` for `https?://`. */
function listTexts(sequence: PatternSequence): string[] {
  let texts = [''];
  for (const { node, least, most } of sequence) {
    const part = getFixedText(node);
    if (part === undefined || most !== 1) return [];
    const added = texts.map((text) => text + part);
    texts = least === 1 ? added : [...added, ...texts];
    if (texts.length > MOST_CHOICES) return [];
  }
  return sequence.some(({ node }) => node.type === 'literal') ? texts : [];
}

/** Returns `A, B or C` for alternatives that are texts. */
function describeChoices(options: readonly PatternSequence[], write: PhraseWriter): string | undefined {
  const listed = options.map(listTexts);
  const texts = listed.flat();
  if (listed.some(({ length }) => length === 0) || texts.includes('') || texts.length > MOST_CHOICES) return undefined;
  const choices = join(texts, 'or', write);
  return choices.length <= LONGEST_CHOICES ? choices : undefined;
}

function describeWhole(
  sequence: PatternSequence,
  example: string | undefined,
  write: PhraseWriter,
): string | undefined {
  const [first] = sequence;
  if (!first) return undefined;
  if (sequence.length === 1 && first.node.type === 'set' && isUnlimited(first) && isClear(first.node))
    return write('only', { kinds: join(getKinds(first.node, write, 2), 'and', write) });
  const words = sequence.map((term) => describeTerm(term, write));
  if (words.length > MOST_PARTS || words.some((word) => word === undefined)) return undefined;
  const what = words.join(write('then'));
  if (sequence.length === 1) return write(first.node.type === 'set' ? 'input' : 'choice', { what, choices: what });
  return example === undefined ? write('input', { what }) : write('inputLike', { what, example });
}

/**
 * Returns all characters of a sequence as one set.
 * @returns undefined if they cannot be listed
 */
function collectCharacters(sequence: PatternSequence): CharacterSet | undefined {
  const sets = sequence.map(({ node }): CharacterSet | undefined => {
    if (node.type === 'set') return node.any === undefined ? node : undefined;
    if (node.type === 'literal') return { type: 'set', groups: [], symbols: [...node.text] };
    return node.type === 'group' ? collectCharacters(node.options.flat()) : undefined;
  });
  if (sets.some((set) => set === undefined)) return undefined;
  const groups = [...new Set(sets.flatMap((set) => set!.groups))];
  const symbols = [...new Set(sets.flatMap((set) => set!.symbols))].filter(
    (symbol) => !groups.some((group) => GROUP_MEMBERS[group].test(symbol)),
  );
  return { type: 'set', groups, symbols };
}

/** Returns the message for a pattern of which only an example can be shown, or none. */
function describeByExample(
  { options }: ParsedPattern,
  example: string | undefined,
  needsWords: boolean,
  write: PhraseWriter,
): string | undefined {
  const all = needsWords ? collectCharacters(options.flat()) : undefined;
  const kinds = all && isClear(all) ? join(getKinds(all, write, 2), 'and', write) : undefined;
  if (example === undefined) return kinds === undefined ? undefined : write('only', { kinds });
  return kinds === undefined ? write('example', { example }) : write('onlyLike', { kinds, example });
}

const isOnce = ({ least, most }: PatternTerm): boolean => least === 1 && most === 1;

/** Returns the part of which alone a group consists, as often as the group may occur: `[a-z]+` for `([a-z])+`. */
function unwrapGroup(term: PatternTerm): PatternTerm {
  const [[inner, ...more] = [], ...others] = term.node.type === 'group' ? term.node.options : [];
  if (inner === undefined || more.length + others.length > 0 || !(isOnce(inner) || isOnce(term))) return term;
  return unwrapGroup(isOnce(term) ? inner : { ...inner, least: term.least, most: term.most });
}

/** Returns an example of one of the alternatives of a pattern, if need be a long one. */
function findLongExample(pattern: string, limits: ExampleLimits): string | undefined {
  const examples = splitAlternatives(pattern).map((alternative) => {
    const parsed = parsePattern(alternative);
    return parsed && createExample(parsed, pattern, { ...limits, longest: LONGEST_WITHOUT_WORDS });
  });
  return examples.find((example) => example !== undefined);
}

/** A pattern of a text that is none of some words: these, and the rest. */
const NO_WORDS = /^\^\(\?!\^?(\((?:\?:)?[^()]*\)|[^()|]*)\$\)(.*)$/s;
const ANY_TEXT = /^(?:(?:\.|\[\^\])[*+])?\$?$/;

/** Returns the message for a text that may be anything, or anything of a pattern, but some words; undefined for other patterns. */
function describeExclusion(
  pattern: string,
  limits: Parameters<typeof describePattern>[1],
  write: PhraseWriter,
): string | undefined {
  const [, excluded, rest = ''] = NO_WORDS.exec(pattern) ?? [];
  const options = excluded === undefined ? [] : (parsePattern(`^${excluded}$`)?.options ?? []);
  const [node] = options.flat().map((term) => term.node);
  const words = (node?.type === 'group' ? node.options : options).map(listTexts);
  if (words.length === 0 || words.some(({ length }) => length === 0)) return undefined;
  const texts = join(
    words.flat().map((word) => `"${word}"`),
    'or',
    write,
  );
  if (texts.length > LONGEST_CHOICES) return undefined;
  return ANY_TEXT.test(rest)
    ? write('anyBut', { texts })
    : write('except', { one: describePattern(`^${rest}`, limits, write), texts });
}

/**
 * Returns the message for a text that does not match a pattern: what is expected, or an example, or the pattern.
 * @param limits the limits of the length, and the texts that the schema has as examples
 */
export function describePattern(
  whole: string,
  { examples = [], ...limits }: ExampleLimits & { examples?: readonly unknown[] },
  write: PhraseWriter,
): string {
  const pattern = whole.replace(OR_EMPTY, '');
  if (NO_SPACES.test(pattern)) return write('noSpaces');
  const exclusion = describeExclusion(pattern, { ...limits, examples }, write);
  if (exclusion !== undefined) return exclusion;
  const read = parsePattern(pattern);
  const parsed = read && { ...read, options: read.options.map((sequence) => sequence.map(unwrapGroup)) };
  const moments = createMomentExamples(pattern, limits);
  const own = findExample(examples, pattern, limits) ?? (moments.length > 0 ? join(moments, 'or', write) : undefined);
  const show = (example = findLongExample(pattern, limits)): string =>
    example === undefined ? write('form', { pattern }) : write('example', { example });
  if (!parsed) return show(own);
  const example = own ?? (join(createExamples(parsed, pattern, limits), 'or', write) || undefined);
  const [sequence = []] = parsed.options;
  const isOne = parsed.options.length === 1;
  if (isOne && parsed.begins && parsed.ends) {
    const text = describeWhole(sequence, example, write);
    if (text !== undefined) return text;
  }
  const texts = isOne ? listTexts(sequence) : [];
  const [only] = isOne && sequence.length === 1 ? sequence : [];
  const words = texts.length > 0 ? join(texts, 'or', write) : only && describeTerm(only, write);
  const what = isOne ? words : describeChoices(parsed.options, write);
  if (what !== undefined && !(parsed.begins && parsed.ends))
    return write(parsed.begins ? 'begins' : parsed.ends ? 'ends' : 'contains', { what });
  const needsWords =
    own === undefined && parsed.begins && parsed.ends && !(example !== undefined && isReadable(example));
  return describeByExample(parsed, example, needsWords, write) ?? show();
}
