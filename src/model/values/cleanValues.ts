/**
 * Cleans the values of a form before rules, validators and requests use them. A cleared input produces `null` or
 * `''`, and text can have surrounding whitespace; cleaning removes both.
 */
import { equal } from './ajvRuntime';
import type { Field, ObjectShape } from '../entity/entity';
import { isNumericField, parseTypedNumber } from './parseNumber';
import { getOwnProperty } from './getOwnProperty';

export type FormValues = Record<string, unknown>;

type StrippedShape = Pick<ObjectShape, 'fields' | 'variants'>;
type VariantBranch = NonNullable<ObjectShape['variants']>['branches'][number];

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

/** Whether a value was entered by the user. A value that equals the field's default does not count as entered. */
function isEntered(field: Field | undefined, value: unknown): boolean {
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

const stripEmptyRow = (field: Field, row: unknown): FormValues | undefined => {
  const values = isObject(row) && field.shape ? stripEmptyValues(field.shape, row) : {};
  return isEmptyObject(field, values) ? undefined : values;
};

function stripEmptyValue(field: Field, value: unknown): unknown {
  if (!field.shape) return cleanValue(field, value);
  if (Array.isArray(value)) return value.flatMap((row) => stripEmptyRow(field, row) ?? []);
  const values = isObject(value) ? stripEmptyValues(field.shape, value) : {};
  return Object.keys(values).length > 0 ? values : undefined;
}

const getBranchFieldNames = (branches: readonly VariantBranch[]): Set<string> =>
  new Set(branches.flatMap(({ names }) => names.map(([, own]) => own)));

/** Returns the fields of an object without those of variants that are not chosen, because their values are not sent. */
function getChosenFields({ fields, variants }: StrippedShape, values: FormValues): Field[] {
  const all = Object.values(fields);
  if (!variants) return all;
  const choice = getOwnProperty(fields, variants.choice);
  const chosen = choice && getOwnProperty(values, choice.key);
  const isChosen = ({ values: codes }: VariantBranch): boolean => codes.some((code) => code === chosen);
  const own = getBranchFieldNames(variants.branches.filter(isChosen));
  const ofVariants = getBranchFieldNames(variants.branches);
  return all.filter(({ name }) => own.has(name) || !ofVariants.has(name));
}

/**
 * Removes empty rows, empty values, the values of variants that are not chosen, and surrounding whitespace. If the
 * results for the initial and the current values are equal, the form is not dirty.
 * @param values the values of a form, by field key
 */
export function stripEmptyValues(shape: StrippedShape, values: FormValues): FormValues {
  const entries = getChosenFields(shape, values).flatMap((field): [string, unknown][] => {
    const value = stripEmptyValue(field, getOwnProperty(values, field.key));
    const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
    return isEmpty ? [] : [[field.name, value]];
  });
  return Object.fromEntries(entries);
}
