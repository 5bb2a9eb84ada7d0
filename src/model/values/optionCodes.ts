/** Parses codes and arrays of codes or other plain values in the formats of different servers. Pure. */
import type { Field, Option } from '../entity/entity';
import { parseNumberText } from './parseNumber';
import { isEmpty } from './isEmpty';

/** Normalizes a code for comparison: case, blanks, `_` and `-` do not matter. */
export const normalizeCode = (text: unknown): string =>
  String(text)
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '');

/**
 * Whether two codes are the same. Servers spell one code in several ways: `ASSIGNED` and `Assigned`. Numbers must be
 * identical.
 */
export const isSameCode = (knownCode: unknown, code: unknown): boolean =>
  /\p{L}/u.test(String(code)) && normalizeCode(knownCode) === normalizeCode(code);

/** Returns the option of a code; an identical spelling takes precedence. */
export const findChoice = (choices: readonly Option[], code: unknown): Option | undefined =>
  choices.find(({ value }) => String(value) === String(code)) ?? choices.find(({ value }) => isSameCode(value, code));

/** The properties of a field that describe its items. */
type Listed = Pick<Field, 'choices' | 'item'>;

/** The first of these that a text contains separates its items. */
const SEPARATORS = [',', ';', '|'];

const NUMBERS = ['integer', 'number'];

/**
 * Whether a field is an array of plain values: not of objects, and not of uploaded files, whose paths may contain
 * separators.
 */
export const isCodeList = ({ type, shape, upload, ui }: Field): boolean =>
  type === 'array' && shape === undefined && (upload === undefined || ui.serialization === 'comma');

/** Parses arrays written as JSON, such as `[1,2]` and `["MON"]`; undefined for other text. */
function parseJsonList(text: string): unknown[] | undefined {
  if (!text.startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a text is an option of the schema, which may contain a separator. */
function isChoice({ choices, item }: Listed, text: string): boolean {
  return [...(choices ?? []), ...(item?.choices ?? [])].some(({ value }) => value === text);
}

function splitCodes(field: Listed, text: string): unknown[] {
  const list = parseJsonList(text);
  if (list) return list;
  const separator = isChoice(field, text) ? undefined : SEPARATORS.find((one) => text.includes(one));
  return separator === undefined ? [text] : text.split(separator);
}

/** The keys under which servers send the code of an item that is an object, most likely first. */
const CODES = ['key', 'value', 'id', 'code'];

/** Returns the code of an item: 7 for `{ "key": 7, "name": "CB-07" }`. */
export function unwrapCode(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const key = CODES.find((name) => Object.hasOwn(entry, name));
  return key === undefined ? entry : (entry as Record<string, unknown>)[key];
}

/**
 * Converts an item to the item type of the schema. An item of another type is kept: it is displayed, and validation
 * rejects it.
 */
function toFieldType({ item }: Listed, entry: unknown): unknown {
  const types = item?.types ?? [];
  if (typeof entry === 'string') {
    const text = entry.trim();
    return types.some((type) => NUMBERS.includes(type)) && !types.includes('string') ? parseNumberText(text) : text;
  }
  const isText = typeof entry === 'number' && types.length > 0 && types.every((type) => type === 'string');
  return isText ? String(entry) : entry;
}

/**
 * Parses an array of codes from any format of a server: `[1, 2]`, `"MON,TUE"`, `"1;2"`, `"[1,2]"`, 7 or nothing.
 * Each item gets the item type of the field.
 */
export function parseCodes(field: Listed, value: unknown): unknown[] {
  const entries = typeof value === 'string' ? splitCodes(field, value.trim()) : [value].flat();
  return entries.map((entry) => toFieldType(field, unwrapCode(entry))).filter((entry) => !isEmpty(entry));
}
