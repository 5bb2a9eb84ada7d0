/** Converts values and records of the operator's API to form values. Keys are field keys instead of field names. */
import type { Field, ObjectShape } from '../entity/entity';
import { isObject, type FormValues } from '../values/cleanValues';
import { getFieldValue } from '../values/getFieldValue';
import { FALLBACK_FIELD_KIND } from '../schemaLanguage/fieldTypes';
import { getOwnProperty } from '../values/getOwnProperty';
import { mergeFixedRows } from '../values/mergeFixedRows';
import { normalizeSecretMask } from '../values/maskedSecrets';
import { parseCodes, isPlainValueArray } from '../values/optionCodes';
import { getPeriodFields } from '../values/periodFields';
import { toWireDateText } from '../values/wireDates';

function listFromWire(field: Field, value: unknown): unknown[] {
  if (isPlainValueArray(field)) return parseCodes(field, value);
  const isNothing = value === null || value === undefined || value === '';
  const { shape } = field;
  const entries = isNothing ? [] : [value].flat();
  // Rows that are `null` are omitted, because they contain no values to display or send back.
  const rows = shape ? entries.filter((entry) => entry !== null) : entries;
  return mergeFixedRows(field, rows).map((row: unknown) => (shape && isObject(row) ? toFormValues(shape, row) : row));
}

/** Notations of booleans that some servers send instead of JSON booleans. */
const BOOLEANS: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false };

/** Converts a value in a server response to its form value. */
export function toFormValue(field: Field, value: unknown): unknown {
  // A value that is edited as JSON is edited as it is: its objects are no codes, and a text is a list in another
  // notation only where nothing but a list is allowed.
  if (field.kind === FALLBACK_FIELD_KIND && (field.types.length > 1 || typeof value !== 'string')) return value;
  if (field.type === 'array') return value === null && field.nullable ? null : listFromWire(field, value);
  if (field.type === 'boolean') return getOwnProperty(BOOLEANS, String(value).toLowerCase()) ?? value;
  if (typeof value === 'string') return normalizeSecretMask(field, toWireDateText(value, field.format));
  if (field.ui.dateRange?.serialization === 'array' && Array.isArray(value))
    return Object.fromEntries(getPeriodFields(field).map((end, index) => [end, value[index]]));
  return field.shape && isObject(value) ? toFormValues(field.shape, value) : value;
}

/**
 * Returns the value that a missing value is replaced with, if the field cannot be empty: the default of a switch,
 * or of a required option field that cannot be cleared.
 */
function getFallbackValue(field: Field, { required }: ObjectShape): unknown {
  if (field.ui.clearable === false && required.includes(field.name)) return field.default;
  return field.type === 'boolean' && field.default === false && required.includes(field.name) ? false : undefined;
}

/**
 * Converts a server record to form values. Keys are field keys instead of field names, and arrays in any notation
 * become arrays.
 */
export function toFormValues(shape: ObjectShape, record: FormValues): FormValues {
  const values = { ...record };
  for (const field of Object.values(shape.fields)) {
    const { alternateResponseNames = [], dateRange } = field.ui;
    for (const other of [...alternateResponseNames, ...(dateRange?.params ?? [])])
      if (!Object.hasOwn(shape.fields, other)) delete values[other];
    if (field.key !== field.name) delete values[field.name];
    const value = getFieldValue(record, field);
    // An array with fixed rows contains these rows even if the server sends no rows.
    const known =
      value ?? getFallbackValue(field, shape) ?? (field.ui.rows?.fixedRowKeyField === undefined ? value : []);
    if (known !== undefined) values[field.key] = toFormValue(field, known);
  }
  return values;
}
