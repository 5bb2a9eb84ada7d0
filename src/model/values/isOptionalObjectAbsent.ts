/** Determines whether a nested object of a record is absent. */
import { isEmptyObject, isObject, type FormValues } from './cleanValues';
import type { Field, ObjectShape } from '../entity/entity';
import { getOwnProperty } from './getOwnProperty';
import { isEmptyList, isUntypedEmptyList } from './isEmpty';

/** Returns the objects directly inside an object, with their shapes. */
const collectObjects = ({ fields }: ObjectShape, value: FormValues): [ObjectShape, FormValues][] =>
  Object.entries(value).flatMap(([name, part]): [ObjectShape, FormValues][] => {
    const shape = getOwnProperty(fields, name)?.shape;
    return shape && isObject(part) ? [[shape, part]] : [];
  });

/**
 * Whether an object contains no values, neither directly nor in its nested objects. Every empty form has empty lists, also
 * where a required list that is edited as JSON may be empty.
 */
function hasOnlyDefaults(shape: ObjectShape, value: FormValues): boolean {
  const inner = collectObjects(shape, value);
  const given = Object.entries(value).filter(
    ([name, part]) =>
      !isUntypedEmptyList(getOwnProperty(shape.fields, name), part) &&
      !(isEmptyList(part) && shape.required.includes(name)),
  );
  return inner.length === given.length && inner.every(([part, own]) => hasOnlyDefaults(part, own));
}

const isIncomplete = (shape: ObjectShape, value: FormValues): boolean =>
  shape.required.some((name) => !Object.hasOwn(value, name)) ||
  collectObjects(shape, value).some(([part, own]) => isIncomplete(part, own));

/** Returns an object without null, and the objects in it, too. */
const omitNull = (value: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      part === null ? [] : [[name, isObject(part) ? omitNull(part) : part]],
    ),
  );

/**
 * Whether an optional object is absent. It is absent if it is empty, or if it contains only default values and null, and
 * lacks a required value. Otherwise a default value alone would force the user to fill in the required fields of an
 * optional object. One that may be null is also absent if all of its values are null. A required object is never
 * absent.
 */
export function isOptionalObjectAbsent(field: Field, value: unknown, isRequired: boolean): boolean {
  if (value === undefined) return true;
  if (isRequired || !field.shape || !isObject(value)) return false;
  if (field.nullable && Object.values(value).every((part) => part === null)) return true;
  return (
    hasOnlyDefaults(field.shape, value) || (isEmptyObject(field, omitNull(value)) && isIncomplete(field.shape, value))
  );
}
