/** Converts the values of a form that edits a record to a request body, without changes that nobody has made. */
import { evaluateForm, type FormEvaluation } from '../formRules/evaluateForm';
import type { Field, ObjectShape } from '../entity/entity';
import { isObject, type FormValues } from '../values/cleanValues';
import { getNestedValue } from '../values/getNestedValue';
import { getOwnProperty } from '../values/getOwnProperty';
import { omitAddedEmptyLists } from './omitAddedEmptyLists';
import { toLoadedFields, toRequestBody, type ShapeWithValidators } from './serialization';

/** Kinds of fields whose value may be an empty text. */
const TEXT_KINDS: readonly string[] = ['text', 'multiline'];

const canBeEmptyText = ({ type, kind, ui, readOnly, limits: { minLength = 0, pattern } }: Field): boolean =>
  type === 'string' &&
  TEXT_KINDS.includes(kind) &&
  !readOnly &&
  ui.emptyValue === undefined &&
  minLength === 0 &&
  pattern === undefined;

interface EditedForm {
  evaluation: FormEvaluation;
  values: FormValues;
  initialValues: FormValues;
}

/**
 * Adds the empty texts of an object that the API has sent and that nobody has changed. A text that users have cleared
 * is absent from a request, but these were not cleared.
 * @param body the object of the request body
 * @param record the same object in the evaluated record
 * @param prefix the path of the object in the form, with a dot at its end
 */
function addEmptyTexts(
  { fields }: ObjectShape,
  body: FormValues,
  record: unknown,
  prefix: string,
  form: EditedForm,
): FormValues {
  const { evaluation, values, initialValues } = form;
  const entries = Object.values(fields).flatMap((field): [string, unknown][] => {
    const { name, key, shape, type } = field;
    const path = prefix + key;
    if (evaluation.states.get(path)?.cleared) return [];
    const isEmptyText = (source: FormValues): boolean => getNestedValue(source, path) === '';
    if (!shape) return canBeEmptyText(field) && isEmptyText(values) && isEmptyText(initialValues) ? [[name, '']] : [];
    const own = getOwnProperty(body, name);
    const inner = isObject(record) ? getOwnProperty(record, name) : undefined;
    if (type === 'object') {
      const object = addEmptyTexts(shape, isObject(own) ? own : {}, inner, `${path}.`, form);
      return Object.keys(object).length > 0 ? [[name, object]] : [];
    }
    if (!Array.isArray(own) || !Array.isArray(inner)) return [];
    const indexes = evaluation.origins.get(inner) ?? [];
    const rows = own.map((row: unknown, index) =>
      isObject(row) ? addEmptyTexts(shape, row, inner[index], `${path}.${indexes[index]}.`, form) : row,
    );
    return [[name, rows]];
  });
  return { ...body, ...Object.fromEntries(entries) };
}

function addEmptyTextsOfRecord(
  { shape, validators }: ShapeWithValidators,
  body: FormValues,
  values: FormValues,
  initialValues: FormValues,
): FormValues {
  const evaluation = evaluateForm(shape, values, validators);
  return addEmptyTexts(shape, body, evaluation.record, '', { evaluation, values, initialValues });
}

/**
 * Returns the request body of a form that nobody has changed, as `toLoadedFields` does, with the empty texts of the API.
 * @param initialValues the values of the loaded record, by field key
 */
export const toLoadedBody = (filled: ShapeWithValidators, initialValues: FormValues): FormValues =>
  addEmptyTextsOfRecord(filled, toLoadedFields(filled, initialValues), initialValues, initialValues);

/**
 * Returns the request body of a form that edits a record, or creates one. It has no empty list that the record does
 * not have, and has its empty texts.
 * @param values the values of the form, by field key
 * @param initialValues the values that the form had at first
 */
export function toEditedBody(filled: ShapeWithValidators, values: FormValues, initialValues: FormValues): FormValues {
  const body = addEmptyTextsOfRecord(filled, toRequestBody(filled, values), values, initialValues);
  return omitAddedEmptyLists(body, toLoadedFields(filled, initialValues));
}
