/** Converts the values of a form that edits a record to a request body, without changes that nobody has made. */
import { evaluateForm } from '../formRules/evaluateForm';
import type { ObjectShape } from '../entity/entity';
import { createStoredKeyTest, hasNoStoredKeys } from '../formRules/createStoredKeyTest';
import type { FormValues } from '../values/cleanValues';
import { getOwnProperty } from '../values/getOwnProperty';
import { restoreUntouchedParts } from './restoreUntouchedParts';
import { toRequestBody, toWireObject, type ShapeWithValidators } from './serialization';

function toBody({ shape, validators }: ShapeWithValidators, values: FormValues, initialValues: FormValues): FormValues {
  const isStored = shape.omitsEmptyValues ? createStoredKeyTest(initialValues) : undefined;
  const evaluation = evaluateForm(shape, values, validators, undefined, isStored);
  const body = toWireObject(shape, evaluation.record, values, '', evaluation);
  return restoreUntouchedParts(shape, { body, values, initialValues, record: evaluation.record }, evaluation);
}

/**
 * Returns the request body of a form that edits a record. What nobody has changed is in it as the API has sent it, apart
 * from files, periods, null where the schema has none, and rows that are incomplete by the schema.
 * @param values the values of the form, by field key
 * @param initialValues the values of the loaded record, by field key; undefined if the form creates a record
 */
export const toEditedBody = (
  filled: ShapeWithValidators,
  values: FormValues,
  initialValues: FormValues | undefined,
): FormValues =>
  initialValues
    ? toBody(filled, values, initialValues)
    : toRequestBody({ ...filled, isStored: hasNoStoredKeys }, values);

/** Returns the shape without its rules, so that no rule removes a value. */
const omitRules = (shape: ObjectShape): ObjectShape => ({
  ...shape,
  rules: [],
  fields: Object.fromEntries(
    Object.entries(shape.fields).map(([name, field]) => [
      name,
      field.shape ? { ...field, shape: omitRules(field.shape) } : field,
    ]),
  ),
});

/**
 * Returns the request body of a form that nobody has changed. Values that rules forbid are included: a save removes
 * them, which is a change. Values that every save sends back are not included.
 * @param initialValues the values of the loaded record, by field key
 */
export function toLoadedBody({ shape, validators }: ShapeWithValidators, initialValues: FormValues): FormValues {
  const body = toBody({ shape: omitRules(shape), validators }, initialValues, initialValues);
  const isSentBack = (name: string): boolean => getOwnProperty(shape.fields, name)?.ui.sendBackUnchanged === true;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !isSentBack(name)));
}
