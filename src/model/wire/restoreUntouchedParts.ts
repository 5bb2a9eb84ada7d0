/**
 * Restores in a request body what nobody has changed in the form. The conversion of a form omits empty values, blank
 * rows and optional objects without values, and the inputs of a form add empty values. Neither is a change of the
 * record if the user has not changed the part.
 */
import { isForbidden, type FormEvaluation } from '../formRules/evaluateForm';
import type { Field, ObjectShape } from '../entity/entity';
import { cleanValue, isEmptyObject, isObject, type FormValues } from '../values/cleanValues';
import { getComparableContent, isSameValue } from '../values/compareValues';
import { getOwnProperty } from '../values/getOwnProperty';
import { isEmpty, isEmptyList } from '../values/isEmpty';
import { stripEmptyValues } from '../values/stripEmptyValues';
import { getUndescribedValues, isSent } from './serialization';

/** Kinds of fields whose value may be an empty text. */
const TEXT_KINDS: readonly string[] = ['text', 'multiline'];

const canBeEmptyText = ({ type, kind, ui, limits: { minLength = 0, pattern } }: Field): boolean =>
  type === 'string' &&
  TEXT_KINDS.includes(kind) &&
  ui.emptyValue === undefined &&
  minLength === 0 &&
  (pattern === undefined || new RegExp(pattern, 'u').test(''));

/** One part of the record in its four forms. */
interface Part<Value> {
  /** The part of the request body. */
  body: Value;
  /** The same part of the evaluated record, by whose lists the indexes of rows in the form are known. */
  record: unknown;
  /** The value in the form. */
  values: unknown;
  /** The value in the form when the record was loaded. */
  initialValues: unknown;
}

const getPart = (value: unknown, name: string): unknown => (isObject(value) ? getOwnProperty(value, name) : undefined);

function restoreLeaf(field: Field, { body, values, initialValues }: Part<unknown>): unknown {
  // Files and periods have other forms in requests.
  if (field.upload || field.ui.dateRange || field.shape) return body;
  if (initialValues === undefined || !isSameValue(field, values, initialValues)) return body;
  if (initialValues === '') return canBeEmptyText(field) ? '' : body;
  const value = cleanValue(field, initialValues);
  // Whitespace around a text that the API has sent is sent back.
  return (typeof value === 'string' ? initialValues : value) ?? body;
}

/** Returns the index of the loaded row of each row in the form; undefined for a row that is new. */
function pairRows(field: Field, rows: readonly unknown[], loaded: readonly unknown[]): (number | undefined)[] {
  const toKey = (row: unknown): string => JSON.stringify(getComparableContent({ ...field, type: 'object' }, row));
  const keys = loaded.map(toKey);
  const free = new Set(keys.keys());
  const take = (index: number): number | undefined => (free.delete(index) ? index : undefined);
  const same = rows.map((row, index) => {
    const key = toKey(row);
    const isFree = (at: number): boolean => keys[at] === key && free.has(at);
    return take(isFree(index) ? index : keys.findIndex((_, at) => isFree(at)));
  });
  // A changed row is the loaded row at its place.
  return same.map((index, position) => index ?? take(position));
}

function restoreRows(
  field: Field,
  shape: ObjectShape,
  { body, record, values, initialValues }: Part<unknown[]>,
  path: string,
  evaluation: FormEvaluation,
): unknown[] {
  const rows = Array.isArray(values) ? values : [];
  const loaded = Array.isArray(initialValues) ? initialValues : [];
  const origins = evaluation.origins.get(record) ?? [];
  const pairs = pairRows(field, rows, loaded);
  const { idField, fixedRowKeyField } = field.ui.rows ?? {};
  return rows.flatMap((row: unknown, index) => {
    const position = origins.indexOf(index);
    const pair = pairs[index];
    if (pair === undefined) return position < 0 ? [] : [body[position]];
    const first: unknown = loaded[pair];
    // The API has not sent all fixed rows.
    const isKept = fixedRowKeyField === undefined && isSameValue({ ...field, type: 'object' }, row, first);
    if (position < 0 && !isKept) return [];
    const id = idField !== undefined && isObject(row) && !isEmpty(row[idField]) ? { [idField]: row[idField] } : {};
    const own = position < 0 ? id : body[position];
    const part = { record: Array.isArray(record) ? record[position] : undefined, values: row, initialValues: first };
    return [isObject(own) ? restoreObject(shape, { ...part, body: own }, `${path}.${index}.`, evaluation) : own];
  });
}

function restoreList(
  field: Field,
  { body, ...part }: Part<unknown>,
  path: string,
  evaluation: FormEvaluation,
): unknown {
  const { initialValues } = part;
  // An API that asks for entries has sent none of its own: null is read as an empty list, too.
  if (isEmptyList(initialValues)) return body ?? ((field.limits.minItems ?? 0) > 0 ? undefined : []);
  if (!Array.isArray(initialValues)) return body;
  if (!field.shape) return restoreLeaf(field, { body, ...part });
  const rows = restoreRows(field, field.shape, { ...part, body: Array.isArray(body) ? body : [] }, path, evaluation);
  return rows.length > 0 ? rows : body;
}

/** Whether the user has entered a value. Inputs put defaults into an object that the record lacks. */
const isEntered = (field: Field, value: unknown): boolean =>
  !isSameValue(field, value, undefined) &&
  !(field.shape && isObject(value) && isEmptyObject(field, stripEmptyValues(field.shape, value)));

function restoreField(
  field: Field,
  part: Part<unknown>,
  path: string,
  evaluation: FormEvaluation,
  isRequired: boolean,
): unknown {
  const { body, values, initialValues } = part;
  const state = evaluation.states.get(path);
  if (state && isForbidden(initialValues, state)) return body;
  const isOptional = !isRequired && state?.required !== true && field.ui.emptyValue === undefined;
  if (initialValues === undefined && isOptional && !isEntered(field, values)) return undefined;
  if (field.type === 'array') return restoreList(field, part, path, evaluation);
  if (!field.shape || field.type !== 'object' || field.kind !== 'object') return restoreLeaf(field, part);
  if (!isObject(initialValues)) return body;
  if (!isObject(body) && !isSameValue(field, values, initialValues)) return body;
  const own = isObject(body) ? body : getUndescribedValues(field.shape, isObject(values) ? values : {});
  return restoreObject(field.shape, { ...part, body: own }, `${path}.`, evaluation);
}

function restoreObject(
  { fields, required }: ObjectShape,
  { body, record, values, initialValues }: Part<FormValues>,
  prefix: string,
  evaluation: FormEvaluation,
): FormValues {
  const restored = { ...body };
  for (const field of Object.values(fields)) {
    const { name, key } = field;
    const part = {
      body: getOwnProperty(body, name),
      record: getPart(record, name),
      values: getPart(values, key),
      initialValues: getPart(initialValues, key),
    };
    if (!isSent(field, part.initialValues)) continue;
    const value = restoreField(field, part, prefix + key, evaluation, required.includes(name));
    if (value === undefined) delete restored[name];
    else restored[name] = value;
  }
  return restored;
}

/**
 * Restores what nobody has changed in a request body.
 * @param part the request body, the evaluated record and the current and the loaded values of the form
 * @param evaluation the evaluation of the current values
 */
export const restoreUntouchedParts = (
  shape: ObjectShape,
  part: Part<FormValues>,
  evaluation: FormEvaluation,
): FormValues => restoreObject(shape, part, '', evaluation);
