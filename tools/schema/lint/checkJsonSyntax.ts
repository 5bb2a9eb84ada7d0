import { printParseErrorCode as nameOf, type Node, type ParseError } from 'jsonc-parser';
import type { LintFinding, SourceFile } from './source/sourceFile';
import { quote } from './source/messageWording';

type Words = Pick<LintFinding, 'message' | 'suggestion'>;

/** Messages for syntax errors, by jsonc-parser's error name. */
const WORDS: Record<string, Words> = {
  InvalidSymbol: {
    message: 'a text without quotes',
    suggestion: 'Write texts in double quotes; only true, false, null and numbers stand without.',
  },
  InvalidNumberFormat: {
    message: 'no valid number',
    suggestion: 'Write digits, with a point for decimals.',
  },
  PropertyNameExpected: {
    message: 'a key in double quotes is missing here',
    suggestion: 'Write "key": value. Often the comma before it is one too many.',
  },
  ValueExpected: {
    message: 'a value is missing here',
    suggestion: 'Write a value after the colon or the comma. Often the comma before it is one too many.',
  },
  ColonExpected: { message: 'a colon is missing here', suggestion: 'Write a colon between key and value.' },
  CommaExpected: {
    message: 'a comma is missing before this',
    suggestion: 'Write a comma after each entry but the last.',
  },
  CloseBraceExpected: { message: 'a closing } is missing', suggestion: 'Close each { with a }.' },
  CloseBracketExpected: { message: 'a closing ] is missing', suggestion: 'Close each [ with a ].' },
  EndOfFileExpected: {
    message: 'something stands after the end',
    suggestion: 'Remove what follows the last }. Often a } above is one too many.',
  },
  InvalidCommentToken: {
    message: 'a comment, which JSON does not know',
    suggestion: 'Remove it, or say it in a "description".',
  },
  UnexpectedEndOfComment: {
    message: 'a comment that never ends',
    suggestion: 'Remove it: JSON knows no comments.',
  },
  UnexpectedEndOfString: {
    message: 'a text whose closing quote is missing',
    suggestion: 'Close the text with a double quote.',
  },
  InvalidEscapeCharacter: {
    message: 'a backslash before a letter that takes none',
    suggestion: 'Write a backslash as two: "\\\\d" for a digit in a pattern.',
  },
  InvalidUnicode: {
    message: 'no valid \\u character',
    suggestion: 'Write four digits after \\u, or the character itself.',
  },
  InvalidCharacter: {
    message: 'a control character in a text',
    suggestion: 'Write \\n for a new line, \\t for a tab.',
  },
};

const OTHER: Words = { message: 'not JSON', suggestion: 'Compare the place with a file that works.' };

/** What stands at a syntax error, and how JSON writes it: `True` is true. */
const SPELLINGS: readonly (Words & { pattern: RegExp })[] = [
  {
    pattern: /^[\u201C\u201D\u201E\u00AB\u00BB\uFF02]/,
    message: 'quotes as text programs set them',
    suggestion: 'Write straight double quotes: "title".',
  },
  {
    pattern: /^['`\u2018\u2019]/,
    message: 'a text in single quotes',
    suggestion: 'Write double quotes: "title".',
  },
  {
    pattern: /^(?:true|false|null)\b/i,
    message: 'true, false or null in capitals',
    suggestion: 'Write it in small letters.',
  },
  {
    pattern: /^;/,
    message: 'a semicolon',
    suggestion: 'Write a comma between two entries, and nothing after the last.',
  },
  {
    pattern: /^[+.]\d/,
    message: 'a number that does not begin with a digit',
    suggestion: 'Write 0.01 for .01, and 5 for +5.',
  },
];

/** What stands on both sides of a syntax error, which says more than the error itself. */
const SURROUNDINGS: readonly (Words & { error: string; before: RegExp; after: RegExp })[] = [
  {
    error: 'CommaExpected',
    before: /(?<![\d.])-?0$/,
    after: /^\d/,
    message: 'a number that begins with 0',
    suggestion: 'Write 7 for 07. Digits that are a text, such as a code, stand in double quotes.',
  },
  {
    error: 'PropertyNameExpected',
    before: /\d,$/,
    after: /^\d/,
    message: 'a comma inside of a number',
    suggestion: 'Write 5000 for 5,000, and 0.5 for 0,5.',
  },
  {
    error: 'InvalidSymbol',
    before: /"$/,
    after: /^[^\s\p{P}]/u,
    message: 'a word directly behind a closing quote',
    suggestion: 'Write a quote inside of a text as \\". Otherwise a quote before it is missing or one too many.',
  },
  {
    error: 'UnexpectedEndOfString',
    before: /$/,
    // The first quote of the next lines closes the text.
    after: /^[^\n]*\n[^"\n]*[^"\\\s:,[{]"\s*[,\]}]?\s*\n/,
    message: 'a line break inside of a text',
    suggestion: 'Write the text in one line, with \\n for a line break that is meant.',
  },
];

const describeSyntaxError = ({ error, offset }: ParseError, text: string): Words => {
  const [before, after] = [text.slice(Math.max(0, offset - 10), offset), text.slice(offset)];
  const name = nameOf(error);
  const spelling = SPELLINGS.find(({ pattern }) => pattern.test(after.slice(0, 10)));
  const around = SURROUNDINGS.find((one) => one.error === name && one.before.test(before) && one.after.test(after));
  return (name === 'InvalidSymbol' ? spelling : undefined) ?? around ?? WORDS[name] ?? OTHER;
};

/**
 * Whether a missing comma is only a consequence of the unterminated string, or of the semicolon, before it. Such an
 * error is not reported, because its cause is reported already.
 */
const isConsequence = ({ error }: ParseError, before: ParseError | undefined, text: string): boolean =>
  nameOf(error) === 'CommaExpected' &&
  before !== undefined &&
  (nameOf(before.error) === 'UnexpectedEndOfString' || text.startsWith(';', before.offset));

/** Whether a text goes on in the next line, so that all quotes that follow seem to be on the wrong side. */
const isBrokenText = (parseError: ParseError, text: string): boolean =>
  nameOf(parseError.error) === 'UnexpectedEndOfString' && 'before' in describeSyntaxError(parseError, text);

/**
 * Returns the syntax errors that say most: the first one of each line, as the others of the line are mostly its
 * consequences; of a file that ends too early, the missing brace.
 */
function getTellingErrors({ syntax, text }: SourceFile): ParseError[] {
  const end = text.trimEnd().length;
  const isEnd = ({ error, offset }: ParseError): boolean => offset >= end && nameOf(error).startsWith('Close');
  const broken = syntax.findIndex((parseError) => !isRecoverableSyntaxError(parseError));
  const brokenText = syntax.findIndex((parseError) => isBrokenText(parseError, text));
  const readable = brokenText < 0 ? syntax : syntax.slice(0, brokenText + 1);
  const causes = readable.filter(
    (parseError, index, all) =>
      !isConsequence(parseError, all[index - 1], text) &&
      (index <= broken || nameOf(parseError.error) !== 'EndOfFileExpected'),
  );
  const ranked = [...causes.filter(isEnd), ...causes.filter((parseError) => !isEnd(parseError))];
  const lines = ranked.map(({ offset }) => text.slice(0, offset).split('\n').length);
  return ranked.filter((_, index) => lines.indexOf(lines[index] ?? 0) === index);
}

function findSyntaxErrors(source: SourceFile): LintFinding[] {
  const blank = source.text.trim() === '';
  if (blank) return [{ at: 0, message: 'the file is empty', suggestion: 'Describe the entity, or delete the file.' }];
  const isTurned = source.syntax.some((parseError) => isBrokenText(parseError, source.text));
  return getTellingErrors(source).map((parseError) => {
    const { message, suggestion } = describeSyntaxError(parseError, source.text);
    return { at: parseError.offset, message, suggestion, ...(isTurned ? { isCauseOfAll: true } : {}) };
  });
}

function checkIsObject({ root }: SourceFile): LintFinding[] {
  if (!root || root.type === 'object') return [];
  return [
    { at: 0, message: 'the file must be an object in { }', suggestion: 'Begin the file with { and end it with }.' },
  ];
}

function findRepeatedKeys(node: Node): LintFinding[] {
  const children = node.children ?? [];
  const seen = new Set<unknown>();
  const own = (node.type === 'object' ? children : []).flatMap((property): LintFinding[] => {
    const key = property.children?.[0];
    if (!key || !seen.has(key.value)) {
      seen.add(key?.value);
      return [];
    }
    const message = `${quote(key.value)} stands here for the second time`;
    return [{ at: key.offset, message, suggestion: 'Keep one of the two: only the last one counts.' }];
  });
  return [...own, ...children.flatMap(findRepeatedKeys)];
}

/** A line that Git writes around the two versions of a conflict. */
const MERGE_MARKER = /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/gm;

/** Reports the beginning of each conflict that was not resolved. */
const findMergeConflicts = ({ text }: SourceFile): LintFinding[] =>
  [...text.matchAll(MERGE_MARKER)]
    .filter(([line]) => line.startsWith('<'))
    .map(({ index }) => ({
      at: index,
      message: 'a merge conflict that is not resolved',
      suggestion: 'Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.',
    }));

/** The character for bytes that are no UTF-8, and the character that UTF-16 puts between letters. */
// eslint-disable-next-line no-control-regex
const UNREADABLE = /[\0\uFFFD]/;

/** Reports a file in another encoding than UTF-8, once: a screen would show other letters than the editor. */
function findUnreadableLetters({ text }: SourceFile): LintFinding[] {
  const at = text.search(UNREADABLE);
  const message = 'a letter that cannot be read: the file is not saved as UTF-8';
  const suggestion =
    'Save the file with the encoding "UTF-8", and write the letter again if it is a question mark now.';
  return at < 0 ? [] : [{ at, message, suggestion }];
}

/**
 * Reports all JSON syntax errors of a file. The parser does not stop at the first error. The errors of a file with merge
 * conflicts, or in another encoding, are consequences of them.
 */
export function checkJsonSyntax(source: SourceFile): LintFinding[] {
  const causes = [...findUnreadableLetters(source), ...findMergeConflicts(source)];
  if (causes.length > 0) return causes.map((finding) => ({ ...finding, isCauseOfAll: true }));
  return [...findSyntaxErrors(source), ...checkIsObject(source), ...(source.root ? findRepeatedKeys(source.root) : [])];
}

const HARMLESS = ['CommaExpected', 'PropertyNameExpected', 'ValueExpected', 'InvalidCommentToken'];

const BRACES = ['CloseBraceExpected', 'CloseBracketExpected', 'EndOfFileExpected'];

/** Whether a brace or bracket is missing, or one too many. */
export const isBraceError = ({ error }: ParseError): boolean => BRACES.includes(nameOf(error));

/**
 * Whether the parser can still read the rest of the file correctly after this syntax error, such as a trailing
 * comma.
 */
export const isRecoverableSyntaxError = ({ error }: ParseError): boolean => HARMLESS.includes(nameOf(error));
