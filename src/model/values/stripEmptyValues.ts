/** Removes what was not entered in a form, so that the values of two states can be compared. */
import type { Field, ObjectShape } from '../entity/entity';
import { cleanValue, isEmptyObject, isObject, type FormValues } from './cleanValues';
import { findChosenBranch } from './findChosenBranch';
import { getOwnProperty } from './getOwnProperty';
import { isUntypedEmptyList } from './isEmpty';

type StrippedShape = Pick<ObjectShape, 'fields' | 'variants'>;
type VariantBranch = NonNullable<ObjectShape['variants']>['branches'][number];

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
  const branch = findChosenBranch(variants, chosen);
  const own = getBranchFieldNames(branch ? [branch] : []);
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
    const isEmpty = value === undefined || value === null || isUntypedEmptyList(field, value);
    return isEmpty ? [] : [[field.name, value]];
  });
  return Object.fromEntries(entries);
}
