/**
 * Cleans the values of a form before rules, validators and requests use them. A cleared input produces `null` or
 * `''`, and text can have surrounding whitespace; cleaning removes both.
 */
import { equal } from './ajvRuntime';
import type { Field } from '../entity/entity';
import { isNumericField, parseTypedNumber } from './parseNumber';
import { getOwnProperty } from './getOwnProperty';
import { isUntypedEmptyList } from './isEmpty';

export type FormValues = Record<string, unknown>;

export const isObject = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Passwords are not trimmed, because they can start or end with whitespace. */
const isSecret = (field: Field): boolean => field.kind === 'password';

function cleanText(field: Field, value: string): unknown {
  const text = isSecret(field) ? value : value.trim();
  if (text === '') return field.nullable ? null : undefined;
  return isNumericField(field) ? parseTypedNumber(text, field) : text;
}

/**
 * Cleans a value that is neither an object nor an array of objects. Trims text, parses numbers in text, and removes
 * empty array items.
 * @returns undefined if the value is absent
 */
export function cleanValue(field: Field, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (value === null) return field.nullable ? null : undefined;
  if (typeof value === 'string') return cleanText(field, value);
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  if (Array.isArray(value) && field.item) {
    const { item } = field;
    return value.map((entry) => cleanValue(item, entry)).filter((entry) => entry !== undefined);
  }
  return value;
}

/**
 * Whether a value was entered by the user. A value that equals the field's default does not count as entered, nor does
 * an empty list.
 */
function isEntered(field: Field | undefined, value: unknown): boolean {
  if (isUntypedEmptyList(field, value)) return false;
  if (field?.default !== undefined && equal(field.default, value)) return false;
  return !(field?.shape && isObject(value) && isEmptyObject(field, value));
}

/**
 * Whether a cleaned object contains only default values, so that the user has not entered anything. The id of a row
 * is ignored.
 */
export function isEmptyObject({ shape, ui }: Field, object: FormValues): boolean {
  const fields = shape?.fields ?? {};
  return Object.entries(object).every(
    ([name, value]) => name === ui.rows?.idField || !isEntered(getOwnProperty(fields, name), value),
  );
}
