/** Finds patterns that are valid but cannot mean what their author wants. */
import { quote } from '../source/messageWording';
import type { LintFinding } from '../source/sourceFile';
import { compileRegex } from './valueChecks';

type Fault = Omit<LintFinding, 'at'>;

const getNumbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(2, '0'));

const MONTHS = ['1970', '1999', ...getNumbers(2015, 2035)].flatMap((year) =>
  getNumbers(1, 12).map((month) => `${year}-${month}`),
);
const DAYS = MONTHS.flatMap((month) => getNumbers(1, 28).map((day) => `${month}-${day}`));
const TIMES = getNumbers(0, 23).flatMap((hour) => getNumbers(0, 59).map((minute) => `${hour}:${minute}`));

/** Texts of formats, so many that a pattern of such texts matches one of them. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  date: DAYS,
  month: MONTHS,
  'HH:mm': TIMES,
  'yyyy-MM-dd HH:mm': DAYS.flatMap((day) => ['00:00', '06:15', '12:30', '23:59'].map((time) => `${day} ${time}`)),
  'date-time': DAYS.flatMap((day) => [`${day}T00:00:00Z`, `${day}T12:30:15.000+08:00`]),
};

/** The character that each text of a format contains. */
const MARKS: Readonly<Record<string, string>> = {
  email: '@',
  uri: ':',
  'absolute-uri': ':',
  iri: ':',
  uuid: '-',
  ipv4: '.',
};

/** Parts of a pattern that match characters without containing them. */
const OPEN_PARTS = /(?<!\\)\.|\\[SWDpPxu]|\[\^/;

function excludesFormat(pattern: string, regex: RegExp, format: string): boolean {
  const mark = MARKS[format];
  if (mark !== undefined) return !OPEN_PARTS.test(pattern) && !pattern.includes(mark);
  const samples = SAMPLES[format];
  return samples !== undefined && !samples.some((sample) => regex.test(sample));
}

/** Returns why a pattern and the format of its field exclude each other; undefined if they do not. */
export function findFormatConflict(pattern: string, format: string | undefined): Fault | undefined {
  const regex = compileRegex(pattern);
  if (!regex || format === undefined || !excludesFormat(pattern, regex, format)) return undefined;
  const message = `no text of the format ${quote(format)} matches the "pattern"`;
  return { message, suggestion: 'Remove the "pattern": the format is checked without it.' };
}

const CLASSES: Readonly<Record<string, string>> = { d: 'a digit', w: 'a letter or digit', s: 'a space' };
/** A letter that stands for a class of characters only after a backslash, repeated as such a class is. */
const LOST_BACKSLASH = /(?:^|[\^(|[\]})+*?])([dws])(?=[+*]|\{\d)/;
/** The end of a text before its beginning, or a beginning after something else. */
const REVERSED = /^\$.|[^(|]\^$/;
const CHARACTERS = /\\.|\[(?:\\.|[^\]\\])*\]/g;

/** Returns what a pattern probably does not mean; undefined if nothing is suspicious. */
export function findMisunderstanding(pattern: string): Fault | undefined {
  if (REVERSED.test(pattern.replaceAll(CHARACTERS, 'x'))) {
    const message = '"pattern" matches no text: "^" is the beginning of a text and "$" its end';
    return { message, suggestion: 'Begin it with "^" and end it with "$".' };
  }
  const letter = LOST_BACKSLASH.exec(pattern)?.[1];
  if (letter === undefined) return undefined;
  const message = `"pattern" repeats the letter ${quote(letter)}, not ${CLASSES[letter]}`;
  const suggestion = `Write "\\\\${letter}" for ${CLASSES[letter]}. It may stay if the letter is meant.`;
  return { message, suggestion, severity: 'warning' };
}
