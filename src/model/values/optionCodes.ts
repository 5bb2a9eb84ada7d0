/** Parses option codes, and arrays of codes or other plain values. Servers send them in different formats. Pure. */
import type { Field, Option } from '../entity/entity';
import { parseNumberText } from './parseNumber';
import { isEmpty } from './isEmpty';

/** Normalizes a code for comparison: removes blanks, `_` and `-`, and converts it to lower case. */
export const normalizeOptionCode = (text: unknown): string =>
  String(text)
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '');

/**
 * Whether two codes that contain letters are the same, even if spelled differently, such as `ASSIGNED` and
 * `Assigned`. For numbers, the result is always false, because different spellings of a number are not the same
 * code.
 */
export const isSameCode = (knownCode: unknown, code: unknown): boolean =>
  /\p{L}/u.test(String(code)) && normalizeOptionCode(knownCode) === normalizeOptionCode(code);

/** Returns the option with a code. An option with exactly the same spelling takes precedence. */
export const findChoice = (choices: readonly Option[], code: unknown): Option | undefined =>
  choices.find(({ value }) => String(value) === String(code)) ?? choices.find(({ value }) => isSameCode(value, code));

/** The properties of a field that describe its array items. */
type Listed = Pick<Field, 'choices' | 'item'> & Partial<Pick<Field, 'kind'>>;

/** Possible separators of items in a text. The first of them that the text contains is used. */
const SEPARATORS = [',', ';', '|'];

const NUMBERS = ['integer', 'number'];

/**
 * Whether a field is an array of plain values. Arrays of objects are not. Arrays of uploaded files are not either,
 * because file paths can contain the separators of items.
 */
export const isPlainValueArray = ({ type, shape, upload }: Field): boolean =>
  type === 'array' && shape === undefined && upload === undefined;

/** Parses a text that contains a JSON array, such as `[1,2]` or `["MON"]`; returns undefined for any other text. */
function parseJsonList(text: string): unknown[] | undefined {
  if (!text.startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the whole text is one option value of the schema. Such a text must not be split, even if it contains a
 * separator.
 */
function isChoice({ choices, item }: Listed, text: string): boolean {
  return [...(choices ?? []), ...(item?.choices ?? [])].some(({ value }) => value === text);
}

function splitCodes(field: Listed, text: string): unknown[] {
  const list = parseJsonList(text);
  if (list) return list;
  const separator = isChoice(field, text) ? undefined : SEPARATORS.find((one) => text.includes(one));
  return separator === undefined ? [text] : text.split(separator);
}

/** The keys that may contain the code of an array item that is an object, most likely key first. */
export const CODE_KEYS = ['key', 'value', 'id', 'code'];

/**
 * Returns the code of an array item: 7 for `{ "key": 7, "name": "CB-07" }`. An item that is not an object is
 * already the code.
 */
export function getItemCode(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const key = CODE_KEYS.find((name) => Object.hasOwn(entry, name));
  return key === undefined ? entry : (entry as Record<string, unknown>)[key];
}

/** Whether the items are free texts. Blanks around a code have no meaning, but a free text may need them, or be empty. */
export const isListOfTexts = ({ kind, item }: Listed): boolean => kind === 'tags' && item?.types.join() === 'string';

/**
 * Converts an array item to the item type in the schema. An item that cannot be converted remains unchanged: it is
 * displayed, and validation reports it.
 * @param isFree whether the item is a free text, in which blanks have a meaning
 */
function toFieldType({ item }: Listed, entry: unknown, isFree: boolean): unknown {
  const types = item?.types ?? [];
  if (typeof entry === 'string') {
    const text = isFree ? entry : entry.trim();
    return types.some((type) => NUMBERS.includes(type)) && !types.includes('string') ? parseNumberText(text) : text;
  }
  return typeof entry === 'number' && types.join() === 'string' ? String(entry) : entry;
}

/**
 * Parses an array of codes in any format that servers use: `[1, 2]`, `"MON,TUE"`, `"1;2"`, `"[1,2]"`, the single
 * value 7, or no value. Converts each item to the item type of the field.
 */
export function parseCodes(field: Listed, value: unknown): unknown[] {
  const entries = typeof value === 'string' ? splitCodes(field, value.trim()) : [value].flat();
  const isFree = Array.isArray(value) && isListOfTexts(field);
  return entries
    .map((entry) => toFieldType(field, getItemCode(entry), isFree))
    .filter((entry) => !isEmpty(entry) || (isFree && entry === ''));
}
