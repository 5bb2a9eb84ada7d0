/**
 * Restores in a request body what nobody has changed in the form. The conversion of a form omits empty values, blank
 * rows and optional objects without values, and the inputs of a form add empty values. Neither is a change of the
 * record if the user has not changed the part.
 */
import type { FormEvaluation } from '../formRules/evaluateForm';
import { isForbidden } from '../formRules/omitClearedValues';
import { isWithinTextLimits } from '../formRules/textLimits';
import type { Field, ObjectShape } from '../entity/entity';
import { cleanValue, isEmptyObject, isObject, type FormValues } from '../values/cleanValues';
import { getComparableContent, isSameValue } from '../values/compareValues';
import { isListOfTexts } from '../values/optionCodes';
import { FALLBACK_FIELD_KIND } from '../schemaLanguage/fieldTypes';
import { getOwnProperty } from '../values/getOwnProperty';
import { isEmpty, isEmptyList } from '../values/isEmpty';
import { stripEmptyValues } from '../values/stripEmptyValues';
import { getUndescribedValues, isSent, toWireValue } from './serialization';

/** Kinds of fields whose value may be an empty text, or one of spaces. */
const TEXT_KINDS: readonly string[] = ['text', 'multiline', 'suggest', 'password'];

/** Whether a text of the API is empty, or nothing but spaces, which a form cannot tell from an empty input. */
export const isBlankText = (value: unknown): value is string => typeof value === 'string' && value.trim() === '';

/** Whether a blank text of the API is a value of the field. */
export const canBeBlankText = (field: Field, text: string): boolean =>
  field.type === 'string' &&
  (field.choices
    ? field.choices.some(({ value }) => value === text)
    : TEXT_KINDS.includes(field.kind) && isWithinTextLimits(field, text));

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
  if (initialValues === null && (field.nullable || field.ui.emptyValue === null)) return null;
  if (isBlankText(initialValues)) {
    const isTaken = initialValues !== '' && values !== initialValues;
    return !isTaken && canBeBlankText(field, initialValues) ? initialValues : body;
  }
  if (Array.isArray(initialValues) && isListOfTexts(field)) return initialValues;
  const value = cleanValue(field, initialValues);
  // Whitespace around a text that the API has sent is sent back, and so is null where users edit JSON.
  return typeof value === 'string' || field.kind === FALLBACK_FIELD_KIND ? initialValues : (value ?? body);
}

/** Returns what only the server writes into an object, which users cannot change. */
function getServerContent({ fields }: ObjectShape, value: unknown): FormValues {
  const entries = Object.values(fields).flatMap((field): [string, unknown][] => {
    const own = getPart(value, field.key);
    if (field.readOnly) return isEmpty(own) ? [] : [[field.name, own]];
    const inner = field.type === 'object' && field.shape ? getServerContent(field.shape, own) : {};
    return Object.keys(inner).length === 0 ? [] : [[field.name, inner]];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns the index of the loaded row of each row in the form; undefined for a row that is new. Rows are found by their
 * id or fixed key, without these by their content. A changed row without an id is the loaded row with the same content of
 * the server, that at its place first.
 */
function findLoadedRows(
  field: Field,
  shape: ObjectShape,
  rows: readonly unknown[],
  loaded: readonly unknown[],
): (number | undefined)[] {
  const { idField, fixedRowKeyField } = field.ui.rows ?? {};
  const idKey = idField ?? fixedRowKeyField;
  const toKey = (row: unknown): string => {
    const id = idKey === undefined ? undefined : getPart(row, idKey);
    return JSON.stringify(isEmpty(id) ? getComparableContent({ ...field, type: 'object' }, row) : [id]);
  };
  const keys = loaded.map(toKey);
  const free = new Set(keys.keys());
  const take = (index: number): number | undefined => (free.delete(index) ? index : undefined);
  const found = rows.map((row, index) => {
    const key = toKey(row);
    const isFree = (at: number): boolean => keys[at] === key && free.has(at);
    return take(isFree(index) ? index : keys.findIndex((_, at) => isFree(at)));
  });
  if (idKey !== undefined) return found;
  const toServerKey = (row: unknown): string => JSON.stringify(getServerContent(shape, row));
  const serverKeys = loaded.map(toServerKey);
  return found.map((index, position) => {
    if (index !== undefined) return index;
    const key = toServerKey(rows[position]);
    const isFree = (at: number): boolean => serverKeys[at] === key && free.has(at);
    if (isFree(position)) return take(position);
    // A changed row without content of the server that stands elsewhere cannot be told from a new one.
    return key === '{}' ? undefined : take(serverKeys.findIndex((_, at) => isFree(at)));
  });
}

/** Whether a list has every row that the API has sent, also a blank one. */
const keepsBlankRows = (field: Field, shape: ObjectShape): boolean =>
  field.ui.rows?.idField === undefined &&
  field.ui.rows?.fixedRowKeyField === undefined &&
  shape.sendRowWhen === undefined;

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
  const loadedIndexes = findLoadedRows(field, shape, rows, loaded);
  const keepsBlank = keepsBlankRows(field, shape);
  return rows.flatMap((row: unknown, index) => {
    const position = origins.indexOf(index);
    const loadedIndex = loadedIndexes[index];
    if (loadedIndex === undefined) return position < 0 ? [] : [body[position]];
    const loadedRow: unknown = loaded[loadedIndex];
    if (position < 0 && !(keepsBlank && isSameValue({ ...field, type: 'object' }, row, loadedRow))) return [];
    const rowBody = position < 0 ? getUndescribedValues(shape, isObject(row) ? row : {}) : body[position];
    if (!isObject(rowBody)) return [rowBody];
    const rowRecord: unknown = Array.isArray(record) ? record[position] : undefined;
    const part = { body: rowBody, record: rowRecord, values: row, initialValues: loadedRow };
    return [restoreObject(shape, part, `${path}.${index}.`, evaluation)];
  });
}

function restoreList(
  field: Field,
  { body, ...part }: Part<unknown>,
  path: string,
  evaluation: FormEvaluation,
): unknown {
  const { values, initialValues } = part;
  if (initialValues === null && isSameValue(field, values, null)) return null;
  if (!Array.isArray(initialValues)) return body;
  if (isEmptyList(initialValues)) {
    // An API that asks for entries has sent none of its own: null is read as an empty list, too.
    const isLeftOut = body === undefined && (field.limits.minItems ?? 0) === 0;
    return isLeftOut && isSameValue(field, values, initialValues) ? [] : body;
  }
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
  // Where empty values are left out, an empty list that the record lacked is in the body because a rule requires it.
  const isNeededList = evaluation.isStored !== undefined && isEmptyList(body);
  const isOptional = !isRequired && !state?.required && state?.emptyValue !== null && !isNeededList;
  const isNull = initialValues === null && field.nullable && field.shape !== undefined;
  if ((isNull || (initialValues === undefined && isOptional)) && !isEntered(field, values)) return initialValues;
  if (field.type === 'array') return restoreList(field, part, path, evaluation);
  if (!field.shape || field.type !== 'object' || field.kind !== 'object') return restoreLeaf(field, part);
  if (!isObject(initialValues)) return body;
  if (!isObject(body) && !isSameValue(field, values, initialValues))
    return body === undefined && isObject(values) ? keepServerContent(field.shape, part, path, evaluation) : body;
  const own = isObject(body) ? body : getUndescribedValues(field.shape, isObject(values) ? values : {});
  return restoreObject(field.shape, { ...part, body: own }, `${path}.`, evaluation);
}

/** Returns what the server writes into an object that users emptied; undefined if the API needs more of it. */
function keepServerContent(
  { fields, ...shape }: ObjectShape,
  part: Part<unknown>,
  path: string,
  evaluation: FormEvaluation,
): FormValues | undefined {
  const kept = Object.fromEntries(Object.entries(fields).filter(([, { readOnly }]) => readOnly));
  const body = restoreObject({ ...shape, fields: kept }, { ...part, body: {} }, `${path}.`, evaluation);
  const isEnough = Object.keys(body).length > 0 && shape.required.every((name) => Object.hasOwn(body, name));
  return isEnough ? body : undefined;
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
    const path = prefix + key;
    const part = {
      body: getOwnProperty(body, name),
      record: getPart(record, name),
      values: getPart(values, key),
      initialValues: getPart(initialValues, key),
    };
    if (!isSent(field, part.initialValues)) {
      // A request replaces an object as a whole, with what only the server writes into it.
      if (prefix === '' || !isSent({ ...field, readOnly: false }, part.initialValues)) continue;
      part.values = part.initialValues;
      part.body = toWireValue(field, part.record, part.values, path, evaluation);
    }
    const value = restoreField(field, part, path, evaluation, required.includes(name));
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
