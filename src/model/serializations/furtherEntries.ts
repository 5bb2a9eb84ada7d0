/**
 * Further entries of an object: the keys that none of its fields has, as rows of one field (`"recordPath": "*"`). In the API
 * they stand beside the values of the other fields.
 */
import type { Field } from '../entity/entity';
import { ENTRY_KEY, VARIANT_VALUE } from '../jsonSchema/variantDefinition';
import { isObject, type FormValues } from '../values/cleanValues';
import { getOwnProperty } from '../values/getOwnProperty';
import { isWithinTextLimits } from '../formRules/textLimits';

const isAllowedKey = (field: Field, key: string): boolean =>
  key !== '' && isWithinTextLimits(field, key) && (field.choices?.some(({ value }) => value === key) ?? true);

/** Whether a row of the field can stand for an entry. */
function isEntry({ shape }: Field, key: string, value: unknown): boolean {
  const keyField = shape && getOwnProperty(shape.fields, ENTRY_KEY);
  const isWhole = shape !== undefined && Object.hasOwn(shape.fields, VARIANT_VALUE);
  return keyField !== undefined && isAllowedKey(keyField, key) && (isWhole || isObject(value));
}

/** Moves the further entries of an object that the API has sent to the name of their field, if there are any. */
export function gatherFurtherEntries(field: Field, received: FormValues): FormValues {
  const named = new Set(field.takenKeys);
  const all = Object.entries(received);
  const further = all.filter(([key, value]) => !named.has(key) && isEntry(field, key, value));
  if (further.length === 0) return received;
  const keys = new Set(further.map(([key]) => key));
  const others = all.filter(([key]) => !keys.has(key));
  return Object.fromEntries([...others, [field.name, Object.fromEntries(further)]]);
}

/** Moves further entries back beside the other values of their object. */
export function spreadFurtherEntries({ name }: Field, values: FormValues): FormValues {
  if (!Object.hasOwn(values, name)) return values;
  const { [name]: entries, ...others } = values;
  return isObject(entries) ? Object.fromEntries([...Object.entries(entries), ...Object.entries(others)]) : others;
}
