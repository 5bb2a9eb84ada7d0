/** Whether two values of a form say the same to a person. */
import { equal } from './ajvRuntime';
import { bareValues, isObject, type Values } from './clean';
import type { Field } from '../entity/entity';
import { isMask } from './mask';
import { ownOf } from './own';

/** A mask has no content, and the ids of rows are the server's. */
function content(field: Field, value: unknown): unknown {
  if (isMask(field, value)) return undefined;
  const { shape, ui } = field;
  if (Array.isArray(value)) return shape ? value.map((row: unknown) => content(field, row)) : value;
  if (!shape || !isObject(value)) return value;
  const entries = Object.values(shape.fields).flatMap((inner): [string, unknown][] => {
    const own = inner.name === ui.rows?.idField ? undefined : content(inner, ownOf(value, inner.name));
    return own === undefined ? [] : [[inner.name, own]];
  });
  return Object.fromEntries(entries);
}

const contentOf = (field: Field, value: unknown): unknown =>
  content(field, bareValues({ [field.name]: field }, { [field.key]: value })[field.name]);

/**
 * Whether two values of a field are one: blank rows, blanks around a text and the server's ids make no
 * difference.
 * @param one and other: as a form holds them
 */
export const sameValue = (field: Field, one: unknown, other: unknown): boolean =>
  equal(contentOf(field, one), contentOf(field, other));

/** The fields of an object whose values differ, as people see them. */
export const differing = (fields: Readonly<Record<string, Field>>, one: Values, other: Values): Field[] =>
  Object.values(fields).filter((field) => !sameValue(field, ownOf(one, field.key), ownOf(other, field.key)));
