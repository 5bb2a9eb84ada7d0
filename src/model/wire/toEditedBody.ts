/** Converts the values of a form that edits a record to a request body, without changes that nobody has made. */
import { evaluateForm } from '../formRules/evaluateForm';
import type { Field, ObjectShape } from '../entity/entity';
import { FALLBACK_FIELD_KIND } from '../schemaLanguage/fieldTypes';
import { isObject, type FormValues } from '../values/cleanValues';
import { getOwnProperty } from '../values/getOwnProperty';
import { restoreUntouchedParts } from './restoreUntouchedParts';
import { toRequestBody, toWireObject, type ShapeWithValidators } from './serialization';

function toBody({ shape, validators }: ShapeWithValidators, values: FormValues, initialValues: FormValues): FormValues {
  const evaluation = evaluateForm(shape, values, validators);
  const body = toWireObject(shape, evaluation.record, values, '', evaluation);
  return restoreUntouchedParts(shape, { body, values, initialValues, record: evaluation.record }, evaluation);
}

/**
 * Returns the body of a new record without null in optional fields: null clears what is stored, and nothing is. It stays where
 * the schema asks for it, where the API would fill in a default, and in JSON that somebody has typed.
 */
function omitNulls({ fields, required }: ObjectShape, body: FormValues): FormValues {
  const omit = (field: Field | undefined, value: unknown): unknown => {
    if (!field?.shape) return value;
    const { shape } = field;
    if (Array.isArray(value)) return value.map((row: unknown) => (isObject(row) ? omitNulls(shape, row) : row));
    return isObject(value) ? omitNulls(shape, value) : value;
  };
  const isKept = (field: Field | undefined, value: unknown): boolean =>
    value !== null ||
    field === undefined ||
    required.includes(field.name) ||
    field.ui.emptyValue === null ||
    field.default !== undefined ||
    field.kind === FALLBACK_FIELD_KIND;
  const entries = Object.entries(body).map(([name, value]) => [name, value, getOwnProperty(fields, name)] as const);
  return Object.fromEntries(
    entries.flatMap(([name, value, field]) => (isKept(field, value) ? [[name, omit(field, value)]] : [])),
  );
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
  initialValues ? toBody(filled, values, initialValues) : omitNulls(filled.shape, toRequestBody(filled, values));

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
