/** Tells which fields inside of objects few records may have. */
import { VARIANT_VALUE } from '../../../../src/model/jsonSchema/variantDefinition';
import { isObject, toList, toObjectOrEmpty } from '../../lint/source/readJson';
import type { BuiltFields } from './entityContext';

const NAMING_OR_STATE = /^(name|title|label|type|kind|status|state|(display|full)_?name)$/i;

/** A field of an object with more fields is one of many. */
const FEW_FIELDS = 3;

/** Whether a field need not be in an object that need not be there. The only object of a record is the record. */
export function isInOptionalObject(fields: BuiltFields, required: readonly string[], path: string): boolean {
  const [outer = '', inner = ''] = path.split('.');
  if (required.includes(outer) || inner === '' || inner === VARIANT_VALUE) return false;
  const objects = Object.values(fields).filter((field) => isObject(field['properties']));
  return objects.length > 1 && !toList(toObjectOrEmpty(fields[outer])['required']).includes(inner);
}

/** Whether a field is deep in such an object, or one of many of it and does not say what that is: records with it are few. */
export function isRareField(fields: BuiltFields, required: readonly string[], path: string): boolean {
  const [outer = '', inner = '', ...deeper] = path.split('.');
  const isOfMany = Object.keys(toObjectOrEmpty(toObjectOrEmpty(fields[outer])['properties'])).length > FEW_FIELDS;
  const isUnlikely = deeper.length > 0 || (isOfMany && !NAMING_OR_STATE.test(inner));
  return isUnlikely && isInOptionalObject(fields, required, path);
}

/** Whether every record has a value at a path: each object on it is required, and so is the value. */
export function isNeededPath(fields: BuiltFields, required: readonly unknown[], path: string): boolean {
  const [name = '', ...rest] = path.split('.');
  if (!required.includes(name)) return false;
  const { properties, required: inner } = toObjectOrEmpty(fields[name]);
  return rest.length === 0 || isNeededPath(toObjectOrEmpty(properties) as BuiltFields, toList(inner), rest.join('.'));
}
