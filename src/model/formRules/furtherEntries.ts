/**
 * Further entries of an object: the keys that none of its fields has, as rows of one field (`"recordPath": "*"`). In the API
 * they stand beside the values of the other fields.
 */
import type { Field, ObjectShape } from '../entity/entity';
import { ALL_OTHER_KEYS, ENTRY_KEY, VARIANT_VALUE } from '../jsonSchema/variantDefinition';
import { isObject, type FormValues } from '../values/cleanValues';
import { getOwnProperty } from '../values/getOwnProperty';
import { isOfPattern } from './textLimits';

export const findFurtherEntriesField = ({ fields }: Pick<ObjectShape, 'fields'>): Field | undefined =>
  Object.values(fields).find(({ ui }) => ui.recordPath === ALL_OTHER_KEYS);

/** Returns the keys that the other fields of an object have in the API or in the app. */
export function listNamedKeys({ fields, variants }: Pick<ObjectShape, 'fields' | 'variants'>): string[] {
  const ofFields = Object.values(fields).flatMap(({ name, ui }) => [
    name,
    ...(ui.alternateResponseNames ?? []),
    ...(ui.dateRange?.params ?? []),
    ...(ui.recordPath === undefined ? [] : [ui.recordPath.split('.')[0]!]),
  ]);
  return [...ofFields, ...(variants?.branches ?? []).flatMap(({ names }) => names.map(([name]) => name))];
}

/** Whether a row of the field can stand for an entry. */
function isEntry({ shape }: Field, key: string, value: unknown): boolean {
  const keyField = shape && getOwnProperty(shape.fields, ENTRY_KEY);
  const isWhole = shape !== undefined && Object.hasOwn(shape.fields, VARIANT_VALUE);
  return keyField !== undefined && isOfPattern(keyField, key) && (isWhole || isObject(value));
}

/** Moves the further entries of an object that the API has sent to the name of their field, if there are any. */
export function gatherFurtherEntries(shape: ObjectShape, field: Field, received: FormValues): FormValues {
  const named = new Set(listNamedKeys(shape));
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
