/**
 * Cleans the values of a form. Inputs produce `null` or `''` when they are cleared, and text with surrounding
 * whitespace; rules, validators and requests receive none of these.
 */
import { equal } from './ajvRuntime';
import type { Field } from '../entity/entity';
import { isNumericField, parseTypedNumber } from './parseNumber';
import { getOwnProperty } from './getOwnProperty';

export type FormValues = Record<string, unknown>;

export const isObject = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Passwords are not trimmed: whitespace may be part of them. */
const isSecret = (field: Field): boolean => field.kind === 'password';

function cleanText(field: Field, value: string): unknown {
  const text = isSecret(field) ? value : value.trim();
  if (text === '') return field.nullable ? null : undefined;
  return isNumericField(field) ? parseTypedNumber(text, field) : text;
}

/**
 * Cleans one value that is neither an object nor an array of objects; `undefined` if it counts as absent. Trims
 * text, parses numbers in text, and removes empty items of arrays.
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

/** Whether the user has entered a value. A default in a row does not count. */
function isEntered(field: Field | undefined, value: unknown): boolean {
  if (field?.default !== undefined && equal(field.default, value)) return false;
  return !(field?.shape && isObject(value) && isEmptyObject(field, value));
}

/** Whether a cleaned object contains only defaults; the id of a row does not count. */
export function isEmptyObject({ shape, ui }: Field, object: FormValues): boolean {
  const fields = shape?.fields ?? {};
  return Object.entries(object).every(
    ([name, value]) => name === ui.rows?.idField || !isEntered(getOwnProperty(fields, name), value),
  );
}

const stripEmptyRow = (field: Field, row: unknown): FormValues | undefined => {
  const values = isObject(row) && field.shape ? stripEmptyValues(field.shape.fields, row) : {};
  return isEmptyObject(field, values) ? undefined : values;
};

function stripEmptyValue(field: Field, value: unknown): unknown {
  if (!field.shape) return cleanValue(field, value);
  if (Array.isArray(value)) return value.flatMap((row) => stripEmptyRow(field, row) ?? []);
  const values = isObject(value) ? stripEmptyValues(field.shape.fields, value) : {};
  return Object.keys(values).length > 0 ? values : undefined;
}

/**
 * Removes empty rows, empty fields and surrounding whitespace. Forms with equal results have no unsaved changes.
 * @param values of a form, by field keys
 */
export function stripEmptyValues(fields: Record<string, Field>, values: FormValues): FormValues {
  const entries = Object.values(fields).flatMap((field): [string, unknown][] => {
    const value = stripEmptyValue(field, getOwnProperty(values, field.key));
    const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
    return isEmpty ? [] : [[field.name, value]];
  });
  return Object.fromEntries(entries);
}
