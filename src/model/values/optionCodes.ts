/** Codes, and lists of them or of other plain values, however a server writes them. Pure. */
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
export const isSameCode = (known: unknown, code: unknown): boolean =>
  /\p{L}/u.test(String(code)) && normalizeCode(known) === normalizeCode(code);

/** The choice for a code; an identical spelling wins. */
export const findChoice = (choices: readonly Option[], code: unknown): Option | undefined =>
  choices.find(({ value }) => String(value) === String(code)) ?? choices.find(({ value }) => isSameCode(value, code));

/** What a field says of its entries. */
type Listed = Pick<Field, 'choices' | 'item'>;

/** The first that a text contains keeps its entries apart. */
const SEPARATORS = [',', ';', '|'];

const NUMBERS = ['integer', 'number'];

/** Whether a field is a list of plain values: not of objects, and not of stored files, whose paths may hold anything. */
export const isCodeList = ({ type, shape, upload, ui }: Field): boolean =>
  type === 'array' && shape === undefined && (upload === undefined || ui.serialization === 'comma');

/** `[1,2]` and `["MON"]` as text; undefined for what is no list in JSON. */
function jsonList(text: string): unknown[] | undefined {
  if (!text.startsWith('[')) return undefined;
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/** A choice that the schema itself names may hold a separator. */
function isChoice({ choices, item }: Listed, text: string): boolean {
  return [...(choices ?? []), ...(item?.choices ?? [])].some(({ value }) => value === text);
}

function inText(field: Listed, text: string): unknown[] {
  const list = jsonList(text);
  if (list) return list;
  const separator = isChoice(field, text) ? undefined : SEPARATORS.find((one) => text.includes(one));
  return separator === undefined ? [text] : text.split(separator);
}

/** Keys under which servers put the code of an entry that is an object, the likeliest first. */
const CODES = ['key', 'value', 'id', 'code'];

/** `{ "key": 7, "name": "CB-07" }` is 7. */
export function unwrapCode(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const key = CODES.find((name) => Object.hasOwn(entry, name));
  return key === undefined ? entry : (entry as Record<string, unknown>)[key];
}

/** In the type that the schema names for it. What is of another type stays: it is shown, and refused by its check. */
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
 * Parses a list of codes from any format of a server: `[1, 2]`, `"MON,TUE"`, `"1;2"`, `"[1,2]"`, 7 or nothing. Each
 * entry gets the item type of the field.
 */
export function parseCodes(field: Listed, value: unknown): unknown[] {
  const entries = typeof value === 'string' ? inText(field, value.trim()) : [value].flat();
  return entries.map((entry) => toFieldType(field, unwrapCode(entry))).filter((entry) => !isEmpty(entry));
}
