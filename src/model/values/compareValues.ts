/** Compares form values. Ignores differences that are invisible to the user. */
import { equal } from './ajvRuntime';
import { isObject, type FormValues } from './cleanValues';
import { stripEmptyValues } from './stripEmptyValues';
import type { Field } from '../entity/entity';
import { isSecretMask } from './maskedSecrets';
import { getOwnProperty } from './getOwnProperty';

/** Returns the content of a value for a comparison. Masks of secrets and the row ids of the server are removed. */
function getContentWithoutIds(field: Field, value: unknown): unknown {
  if (isSecretMask(field, value)) return undefined;
  const { shape, ui } = field;
  if (Array.isArray(value)) return shape ? value.map((row: unknown) => getContentWithoutIds(field, row)) : value;
  if (!shape || !isObject(value)) return value;
  const entries = Object.values(shape.fields).flatMap((inner): [string, unknown][] => {
    const own =
      inner.name === ui.rows?.idField ? undefined : getContentWithoutIds(inner, getOwnProperty(value, inner.name));
    return own === undefined ? [] : [[inner.name, own]];
  });
  return Object.fromEntries(entries);
}

/** Returns what two equal values of a field have in common: without blank rows, surrounding whitespace and row ids. */
export const getComparableContent = (field: Field, value: unknown): unknown =>
  getContentWithoutIds(
    field,
    stripEmptyValues({ fields: { [field.name]: field } }, { [field.key]: value })[field.name],
  );

/**
 * Whether two values of a field are the same for the user. Ignores blank rows, surrounding whitespace and row ids.
 * @param one a form value
 * @param other a form value
 */
export const isSameValue = (field: Field, one: unknown, other: unknown): boolean =>
  equal(getComparableContent(field, one), getComparableContent(field, other));

/** Returns the fields whose values differ in a way that the user can see. */
export const getDifferingFields = (
  fields: Readonly<Record<string, Field>>,
  one: FormValues,
  other: FormValues,
): Field[] =>
  Object.values(fields).filter(
    (field) => !isSameValue(field, getOwnProperty(one, field.key), getOwnProperty(other, field.key)),
  );
