/** Converts form values (by field key) to request bodies of the operator's API. */
import { isObject, type FormValues } from '../values/cleanValues';
import type { EntityModule, Field, ObjectShape } from '../entity/entity';
import { containsServerMask } from '../values/maskedSecrets';
import { getChosenFile } from '../values/chosenFiles';
import { getOwnProperty } from '../values/getOwnProperty';
import { getPeriodFields } from '../values/periodFields';
import { evaluateForm, type FormEvaluation } from '../formRules/evaluateForm';
import type { StoredKeyTest } from '../formRules/omitClearedValues';

/**
 * Returns the form values of a row. Unlike the cleaned row, they still contain empty arrays, which are sent. Absent
 * arrays are not sent.
 */
const findRawRow = (raw: unknown, index: number | undefined): FormValues => {
  const row: unknown = Array.isArray(raw) && index !== undefined ? raw[index] : undefined;
  return isObject(row) ? row : {};
};

function toWireRows(
  field: Field,
  shape: ObjectShape,
  rows: unknown[],
  raw: unknown,
  path: string,
  from: FormEvaluation,
): FormValues[] {
  const id = field.ui.rows?.idField;
  const indexes = from.origins.get(rows) ?? [];
  return rows.map((row, position) => {
    const values = isObject(row) ? row : {};
    const held = findRawRow(raw, indexes[position]);
    const sent = toWireObject(shape, values, held, `${path}.${indexes[position]}.`, from);
    return id && values[id] !== undefined ? { [id]: values[id], ...sent } : sent;
  });
}

/**
 * Returns the values of an object for which the schema describes no field. They are sent back unchanged if the
 * schema allows additional properties.
 */
export function getUndescribedValues({ fields, isOpen }: ObjectShape, raw: FormValues): FormValues {
  if (!isOpen) return {};
  const keys = Object.values(fields).map(({ key }) => key);
  return Object.fromEntries(Object.entries(raw).filter(([key, value]) => !keys.includes(key) && value !== undefined));
}

/**
 * Returns the values that remain in an object after the user has cleared its fields: those without a field, because
 * users cannot clear them.
 */
const getLeft = ({ shape }: Field, raw: unknown): FormValues =>
  shape && isObject(raw) ? getUndescribedValues(shape, raw) : {};

function toWireAbsent(field: Field, raw: unknown, path: string, from: FormEvaluation): unknown {
  const { ui, type, nullable, limits } = field;
  const { cleared: isCleared = false, emptyValue, required = false } = from.states.get(path) ?? {};
  const left = isCleared ? {} : getLeft(field, raw);
  if (Object.keys(left).length > 0) return left;
  if (ui.emptyValue === null || emptyValue === null) return null;
  if (isCleared || !(required || (from.isStored?.(path) ?? true))) return undefined;
  if (nullable && type === 'object' && raw !== undefined) return null;
  return Array.isArray(raw) && type === 'array' && (limits.minItems ?? 0) === 0 ? [] : undefined;
}

/**
 * Returns the chosen file, or files, of a field whose files are sent with the record. A stored file is not sent, unless the
 * schema says so: the API keeps it. A file that was removed is an empty value.
 */
function toWireFile({ ui, upload }: Field, value: unknown, raw: unknown): unknown {
  if (Array.isArray(value)) {
    const sent = value.map((one: unknown) => getChosenFile(one) ?? (upload?.sendStoredFiles ? one : undefined));
    const files = sent.filter((one) => one !== undefined);
    return files.length > 0 ? files : undefined;
  }
  if (Array.isArray(raw)) return upload?.sendStoredFiles && ui.emptyValue === null ? '' : undefined;
  if (value !== undefined) return getChosenFile(value);
  return raw === '' && ui.emptyValue === null ? '' : undefined;
}

export function toWireValue(field: Field, value: unknown, raw: unknown, path: string, from: FormEvaluation): unknown {
  if (field.upload && !field.upload.parsedCall) return toWireFile(field, value, raw);
  if (value === undefined) return toWireAbsent(field, raw, path, from);
  if (Array.isArray(value)) {
    return field.shape ? toWireRows(field, field.shape, value, raw, path, from) : value;
  }
  if (!field.shape || !isObject(value)) return value;
  return toWireObject(field.shape, value, isObject(raw) ? raw : {}, `${path}.`, from);
}

/**
 * Returns the keys and values of a field in a request. A period has two keys if its ends are separate parameters. A
 * period that is serialized as an array has one key, whose value contains both ends.
 */
function getEntries(field: Field, value: unknown): [string, unknown][] {
  const { name, ui } = field;
  const { params, serialization } = ui.dateRange ?? {};
  if (serialization === 'array' && isObject(value)) {
    const list = getPeriodFields(field).map((end) => value[end]);
    return list.includes(undefined) ? [] : [[name, list]];
  }
  if (!params || !(isObject(value) || value === null)) return [[name, value]];
  const named: [string, unknown][] = [
    [params[0]!, value && value[getPeriodFields(field)[0]]],
    [params[1]!, value && value[getPeriodFields(field)[1]]],
  ];
  return named.filter(([, end]) => end !== undefined);
}

/**
 * Whether requests contain a value. They do not contain values that only the server sets, computed values and
 * masked secrets.
 */
export const isSent = (field: Field, value: unknown): boolean =>
  (!field.readOnly || field.ui.sendBackUnchanged === true) &&
  field.ui.valueFrom === undefined &&
  !containsServerMask(field, value);

/**
 * Returns the part of a request body that an object of the evaluated record is.
 * @param prefix the path of the object in the form, with a dot at its end
 */
export function toWireObject(
  shape: ObjectShape,
  record: FormValues,
  raw: FormValues,
  prefix: string,
  from: FormEvaluation,
): FormValues {
  const entries = Object.values(shape.fields).flatMap((field): [string, unknown][] => {
    const counted = getOwnProperty(record, field.name);
    if (!isSent(field, counted)) return [];
    const value = toWireValue(field, counted, getOwnProperty(raw, field.key), prefix + field.key, from);
    return value === undefined ? [] : getEntries(field, value);
  });
  return { ...getUndescribedValues(shape, raw), ...Object.fromEntries(entries) };
}

/** The shape of a record or of the input of an action, with its validators. */
export type ShapeWithValidators = Pick<EntityModule, 'validators'> & {
  shape: ObjectShape;
  /** Tells which keys the record had when its form was loaded; absent for forms of other values. */
  isStored?: StoredKeyTest;
};

/**
 * Converts form values to a request body. Omits read-only fields and values that rules forbid.
 * @param values the values of a form, by field key
 */
export function toRequestBody(filled: ShapeWithValidators, values: FormValues): FormValues {
  const { shape, validators, isStored } = filled;
  const evaluation = evaluateForm(shape, values, validators, undefined, isStored);
  return toWireObject(shape, evaluation.record, values, '', evaluation);
}

/**
 * Returns the computed values that no rule forbids, by field name. A request contains them only if an action refers
 * to them.
 */
export function getComputedFieldValues({ shape, validators }: ShapeWithValidators, values: FormValues): FormValues {
  const { record } = evaluateForm(shape, values, validators);
  const facts = Object.values(shape.fields).filter(({ ui }) => ui.valueFrom !== undefined);
  return Object.fromEntries(facts.map(({ name }) => [name, record[name]]));
}
