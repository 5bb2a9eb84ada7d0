/** Makes a text that matches a pattern. */
import type { ParsedPattern, PatternNode, PatternSequence } from './parsePattern';

const CHARACTERS = {
  capitals: 'ABCDEFGHJKLMNPQRSTUVWXYZ',
  smalls: 'abcdefghijkmnpqrstuvwxyz',
  digits: '1234567890',
  spaces: ' ',
} as const;

/** Returns `count` characters of a set, an equal share of each group: `AB12`. */
function fillSet({ groups, symbols, any }: Extract<PatternNode, { type: 'set' }>, count: number): string {
  const shown = groups.filter((group) => group !== 'spaces' && !(group === 'smalls' && groups.includes('capitals')));
  // A single point in a pattern, as in `[0-9]+.[0-9]+`, mostly stands for itself, although it allows any character.
  if (any === 'every' && count === 1) return '.';
  if (any !== undefined) return CHARACTERS.smalls.repeat(2).slice(0, count);
  if (shown.length === 0) return (symbols[0] ?? ' ').repeat(count);
  const share = Math.ceil(count / shown.length);
  return shown
    .map((group) => CHARACTERS[group].repeat(Math.ceil(share / 10)).slice(0, share))
    .join('')
    .slice(0, count);
}

interface Filling {
  /** How many characters stand for any number of them. */
  size: number;
  /** Whether the text has the parts that it may have. */
  isFull?: boolean;
}

function fillNode(node: PatternNode, count: number, filling: Filling): string {
  if (node.type === 'literal') return node.text.repeat(count);
  if (node.type === 'set') return fillSet(node, count);
  return node.type === 'group' ? fillSequence(node.options[0] ?? [], filling).repeat(count) : '';
}

const fillSequence = (sequence: PatternSequence, filling: Filling): string =>
  sequence
    .map(({ node, least, most }) => {
      const isOptional = least === 0 && (most === 1 || node.type === 'group');
      const wish = node.type === 'set' && most > 1 ? Math.max(least, filling.size) : least;
      const count = isOptional ? Number(filling.isFull ?? false) : Math.max(least, wish);
      return fillNode(node, Math.min(most, count), filling);
    })
    .join('');

/** Numbers of characters that are tried: some patterns allow only short or long texts. */
const SIZES = [4, 2, 1, 8, 12, 20];
const LONGEST = 40;
/** A longer one is shown where there are no words: of a hash, or an address with one. */
export const LONGEST_WITHOUT_WORDS = 80;
/** A shorter example is read at a glance. */
const SHORT = 12;
/** Texts of several kinds of characters, for patterns that look ahead for each of them. */
const MIXED = ['abcd1234', 'Abcd1234', 'Abcd1234!', 'Abcdefgh1234!'];

/** Paths: made-up ones look like codes. */
const PATHS = ['./folder/file.json', 'folder/file.json', '/folder/file.json', './folder', 'folder/'];

const CHARACTER_CLASS = /\[(?:\\.|[^\]\\])*\]/g;

/** Whether a pattern is that of paths: it has several slashes, or slashes beside points and no characters of prose. */
const isOfPaths = (pattern: string): boolean =>
  pattern.replaceAll(CHARACTER_CLASS, '').split('/').length > 2 ||
  (pattern.match(CHARACTER_CLASS) ?? []).some((set) => set.includes('/') && set.includes('.') && !/[+ ,]/.test(set));

/** Whether people grasp the form of a made-up text, in which the same characters come again and again. */
export const isReadable = (example: string): boolean => example.length <= SHORT * 2;

export interface ExampleLimits {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  /** Longer examples are not made. */
  longest?: number;
}

const createTest = (pattern: string, { minLength = 1, longest = LONGEST, maxLength = longest }: ExampleLimits) => {
  const regex = new RegExp(pattern, 'u');
  return (text: string): boolean =>
    text.length >= minLength && text.length <= Math.min(maxLength, longest) && regex.test(text);
};

/** Returns the first of the texts that a schema has as examples which matches the pattern and the limits of the length. */
export const findExample = (given: readonly unknown[], pattern: string, limits: ExampleLimits): string | undefined => {
  const texts = given.filter((one) => typeof one === 'string' && one !== '') as string[];
  return texts.length === 0 ? undefined : texts.find(createTest(pattern, limits));
};

/**
 * Returns a text that matches the pattern and the limits of the length, if possible a short one.
 * @returns undefined if none is found
 */
export function createExample({ options }: ParsedPattern, pattern: string, limits: ExampleLimits): string | undefined {
  const test = createTest(pattern, limits);
  const path = isOfPaths(pattern) ? PATHS.find(test) : undefined;
  if (path !== undefined) return path;
  const [sequence = []] = options;
  const [first, ...others] = SIZES.map((size) => fillSequence(sequence, { size }));
  // A text that is always the same, such as `0x`, does not tell what may follow.
  const full = others.every((other) => other === first) ? [fillSequence(sequence, { size: 4, isFull: true })] : [];
  const fitting = [...full, first!, ...others, ...MIXED].filter(test);
  return (
    fitting.find(({ length }) => length <= SHORT) ?? fitting.toSorted((one, other) => one.length - other.length)[0]
  );
}

/** Returns the alternatives of which a pattern consists, also inside of a group: those of `^(a|b)$`. */
function listAlternativelyRequired(options: readonly PatternSequence[]): readonly PatternSequence[] {
  const [[term, ...others] = [], ...more] = options;
  if (term?.node.type !== 'group' || term.least !== 1 || term.most !== 1) return options;
  return others.length + more.length === 0 ? listAlternativelyRequired(term.node.options) : options;
}

/** More alternatives are not shown. */
const MOST_ALTERNATIVES = 3;

/** Returns an example of each alternative of a pattern, if it has few; else one text that matches it, or none. */
export function createExamples(parsed: ParsedPattern, pattern: string, limits: ExampleLimits): string[] {
  const options = listAlternativelyRequired(parsed.options);
  const isFew = options.length > 1 && options.length <= MOST_ALTERNATIVES;
  const all = (isFew ? options : []).map((option) => createExample({ ...parsed, options: [option] }, pattern, limits));
  const found = [...new Set(all.filter((one) => one !== undefined))];
  const single =
    found.length > 1 && found.every((one) => one.length <= SHORT) ? undefined : createExample(parsed, pattern, limits);
  return single === undefined ? found : [single];
}

/** One moment in common notations, and its year, which is no sign of a moment alone. */
const MOMENTS = ['2026-11-15T10:30:00Z', '2026-11-15 10:30:00', '2026-11-15', '2026/11/15', '15.11.2026', '15/11/2026'];
const PARTS_OF_MOMENTS = ['2026-11', '10:30', '10:30:00'];
const YEAR = '2026';
/** Texts that are no moments. A pattern that accepts one of them is not of moments. */
const NO_MOMENTS = [
  'abcd',
  '12',
  '1-2-3-4',
  '1.2.3.4',
  '1/2/3/4',
  '1:2:3:4',
  '1.2.3',
  '16:9',
  '12345678-1',
  'ABCD-EF-GH',
  'Abcdefgh1234!',
];
const MOST_MOMENTS = 3;

/** Returns moments in the notations that a pattern of dates or times allows; none for other patterns. */
export function createMomentExamples(pattern: string, limits: ExampleLimits): string[] {
  const accepts = createTest(pattern, limits);
  const found = [...MOMENTS, ...PARTS_OF_MOMENTS].filter(accepts);
  if (found.length === 0 || NO_MOMENTS.some(createTest(pattern, {}))) return [];
  return [...found, YEAR].filter(accepts).slice(0, MOST_MOMENTS);
}
