/** The choices of a field with codes: titles for codes of words, none for abbreviations. */
import { toTitle } from '../api/names';
import { getChoiceHelp } from './fieldTexts';
import { isObject, toList, type Json } from '../../lint/source/readJson';

const CODE = /^[A-Z0-9]+(_[A-Z0-9]+)*$|^[a-z0-9]+([_-][a-z0-9]+)*$|^[a-z]+([A-Z][a-z0-9]*)+$/;

/** A code with other signs than those between words, such as `model/v1` and `v1.2`. */
const SIGNS = /^(?=[a-z0-9])\S*[^\sA-Za-z0-9_-]/;

/** A few words in lower case, such as `all grain`. More of them are a sentence. */
const WORDS = /^[a-z]+( [a-z]+){1,2}$/;

/** `IN_PROGRESS`, `in-progress`, `in progress` → `In Progress`. */
const getCodeTitle = (code: string): string =>
  CODE.test(code) || WORDS.test(code) ? toTitle(/[a-z]/.test(code) ? code : code.toLowerCase()) : code;

/** Whether a code consists of words: `IN_PROGRESS` and `inProgress` do, `kWh` and `npm` do not. */
const isMadeOfWords = (code: string): boolean =>
  toTitle(/[a-z]/.test(code) ? code : code.toLowerCase())
    .split(' ')
    .every((word) => /^\d+$|[aeiouy].|.[aeiouy]/i.test(word));

/**
 * Whether codes are abbreviations, which are left as they are: those of one length, such as those of countries and
 * currencies, and all others of a list in which one is no word or has signs.
 */
function areAbbreviations(codes: readonly unknown[]): boolean {
  const filled = codes.filter((code) => code !== '').map(String);
  const [first = ''] = filled;
  return (
    (filled.length > 2 && filled.every((code) => /^[A-Z]{2,3}$/.test(code) && code.length === first.length)) ||
    filled.some((code) => SIGNS.test(code) || (CODE.test(code) && !isMadeOfWords(code)))
  );
}

/** Returns listed choices without what documents tell about them beside their values and titles. */
export const pickChoices = (choices: unknown): Json[] =>
  toList(choices)
    .filter(isObject)
    .map(({ const: value, title }) => ({ const: value, ...(title === undefined ? {} : { title }) }));

/**
 * Adds to choices what the document tells about their values: the beginning of each description, unless it only repeats the
 * label.
 * @param described the choices as the document has them
 */
export function describeChoices({ enum: codes, oneOf }: Json, described: unknown): Json {
  const choices = Array.isArray(oneOf) ? (oneOf as Json[]) : toList(codes).map((code): Json => ({ const: code }));
  const texts = new Map(
    toList(described)
      .filter(isObject)
      .flatMap(({ const: value, description }) => (typeof description === 'string' ? [[value, description]] : [])),
  );
  const helped = choices.map((choice) => {
    const { const: value, title = value } = choice;
    const description = getChoiceHelp(texts.get(value), String(title));
    return description === undefined ? choice : { ...choice, description };
  });
  if (helped.every((choice, index) => choice === choices[index]))
    return codes === undefined ? { oneOf } : { enum: codes };
  return { oneOf: helped };
}

/** Gives codes a title if it says more than the code. */
export function buildChoices(values: readonly unknown[]): Json {
  const codes = values.filter((value) => value !== null);
  const isPlain = areAbbreviations(codes);
  const titles = codes.map((code) =>
    typeof code === 'string' && code !== '' && !isPlain ? getCodeTitle(code) : String(code),
  );
  if (codes.every((code, index) => code !== '' && String(code) === titles[index])) return { enum: codes };
  return { oneOf: codes.map((code, index) => ({ const: code, title: titles[index] || '—' })) };
}
