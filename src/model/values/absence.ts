/** When an object inside of a record counts as not there. */
import { hasNoContent, isObject, type Values } from './clean';
import type { Field, Shape } from '../entity/entity';
import { ownOf } from './own';

/** The objects that stand in an object. */
const objectsIn = ({ fields }: Shape, value: Values): [Shape, Values][] =>
  Object.entries(value).flatMap(([name, part]): [Shape, Values][] => {
    const shape = ownOf(fields, name)?.shape;
    return shape && isObject(part) ? [[shape, part]] : [];
  });

/** Whether an object holds nothing, or nothing but objects that hold nothing. */
function isHollow(shape: Shape, value: Values): boolean {
  const inner = objectsIn(shape, value);
  return inner.length === Object.keys(value).length && inner.every(([part, own]) => isHollow(part, own));
}

const isIncomplete = (shape: Shape, value: Values): boolean =>
  shape.required.some((name) => !Object.hasOwn(value, name)) ||
  objectsIn(shape, value).some(([part, own]) => isIncomplete(part, own));

/**
 * An optional object is absent while it holds nothing, or nothing but defaults that do not complete
 * it: a default inside must not make its neighbours mandatory. A required one stays, so that its
 * fields can be asked for.
 */
export function isAbsent(field: Field, value: unknown, isRequired: boolean): boolean {
  if (value === undefined) return true;
  if (isRequired || !field.shape || !isObject(value)) return false;
  return isHollow(field.shape, value) || (hasNoContent(field, value) && isIncomplete(field.shape, value));
}
