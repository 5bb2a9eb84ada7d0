/** Determines whether a nested object of a record counts as absent. */
import { isEmptyObject, isObject, type FormValues } from './cleanValues';
import type { Field, Shape } from '../entity/entity';
import { getOwnProperty } from './getOwnProperty';

/** Returns the nested objects of an object. */
const collectObjects = ({ fields }: Shape, value: FormValues): [Shape, FormValues][] =>
  Object.entries(value).flatMap(([name, part]): [Shape, FormValues][] => {
    const shape = getOwnProperty(fields, name)?.shape;
    return shape && isObject(part) ? [[shape, part]] : [];
  });

/** Whether an object is empty or contains only nested objects that are. */
function hasOnlyDefaults(shape: Shape, value: FormValues): boolean {
  const inner = collectObjects(shape, value);
  return inner.length === Object.keys(value).length && inner.every(([part, own]) => hasOnlyDefaults(part, own));
}

const isIncomplete = (shape: Shape, value: FormValues): boolean =>
  shape.required.some((name) => !Object.hasOwn(value, name)) ||
  collectObjects(shape, value).some(([part, own]) => isIncomplete(part, own));

/**
 * Whether an optional object counts as absent: it is empty or contains only defaults that do not complete it.
 * Otherwise a default would make its sibling fields mandatory. Required objects are never absent.
 */
export function isAbsent(field: Field, value: unknown, isRequired: boolean): boolean {
  if (value === undefined) return true;
  if (isRequired || !field.shape || !isObject(value)) return false;
  return hasOnlyDefaults(field.shape, value) || (isEmptyObject(field, value) && isIncomplete(field.shape, value));
}
