/** Checks the keys and values of an object in a response, and of the objects and rows inside it. */
import type { Field, ObjectShape } from '../entity/entity';
import { isObject, type FormValues } from '../values/cleanValues';
import { getFieldValue } from '../values/getFieldValue';
import { getOwnProperty } from '../values/getOwnProperty';
import { isPlainValueArray } from '../values/optionCodes';
import { getPeriodFields } from '../values/periodFields';
import { toFormValue } from '../wire/toFormValues';
import { checkValue, type ValueFault } from './checkValue';
import { describeValueKind } from './describeValue';

export type FieldFault = ValueFault & { field: string };

export interface FieldCheckOptions {
  /** Whether a field that the schema requires must have a value in the object. Default: every one. */
  isExpected?: (field: Field) => boolean;
  /** Keys that the app reads although they are no fields, such as the id. */
  knownKeys?: readonly string[];
  /** Values that do not have the serialization of their field. */
  unserialized?: ReadonlyMap<Field, readonly unknown[]>;
}

/** Returns the keys under which the API may send the value of a field. */
const getKeys = ({ name, ui }: Field): string[] => [
  name,
  ...(ui.alternateResponseNames ?? []),
  ...(ui.dateRange?.params ?? []),
];

/** Whether the value comes from a field of its own, under whose name it is checked. */
function isOfOtherField({ fields }: Pick<ObjectShape, 'fields'>, field: Field, values: FormValues): boolean {
  const value = getFieldValue(values, field);
  return (
    value !== getOwnProperty(values, field.name) &&
    (field.ui.alternateResponseNames ?? []).some(
      (name) => Object.hasOwn(fields, name) && getOwnProperty(values, name) === value,
    )
  );
}

/** Whether the API sends the value: it neither computes the value nor keeps it to itself. */
const isReceived = ({ writeOnly, ui }: Field): boolean => !writeOnly && ui.valueFrom === undefined;

/** Converts a period that the API sends as an array to the object that the schema describes. */
function toPeriodObject(field: Field, value: unknown): unknown {
  if (field.ui.dateRange?.serialization !== 'array' || !Array.isArray(value)) return value;
  return Object.fromEntries(getPeriodFields(field).map((end, index) => [end, value[index]]));
}

/**
 * Returns the value of a field. Under an alternate name, the API may send the same list of codes in another notation,
 * which the app converts: a single code, or objects with keys and names.
 */
function getReceivedValue(values: FormValues, field: Field): unknown {
  const value = getFieldValue(values, field);
  const isOwn = value === getOwnProperty(values, field.name);
  return isOwn || value === null || !isPlainValueArray(field) ? value : toFormValue(field, value);
}

function checkInside(field: Field, value: unknown, path: string, { unserialized }: FieldCheckOptions): FieldFault[] {
  const { item, shape, ui } = field;
  const rowId = ui.rows?.idField;
  const options = { ...(unserialized ? { unserialized } : {}), knownKeys: rowId === undefined ? [] : [rowId] };
  if (shape && field.type !== 'array' && isObject(value)) return checkFields(shape, value, options, `${path}.`);
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): FieldFault[] => {
    const place = `${path}[]`;
    if (shape) {
      if (isObject(entry)) return checkFields(shape, entry, options, `${place}.`);
      return [{ field: place, kind: 'type', expected: 'object', seen: describeValueKind(entry) }];
    }
    return item ? checkField({ ...item, ui: { ...ui, ...item.ui } }, entry, true, place, options) : [];
  });
}

function checkField(
  field: Field,
  received: unknown,
  isRequired: boolean,
  path: string,
  options: FieldCheckOptions,
): FieldFault[] {
  const value = toPeriodObject(field, received);
  if (options.unserialized?.get(field)?.includes(value))
    return [
      {
        field: path,
        kind: 'type',
        expected: `serialization ${field.ui.serialization}`,
        seen: describeValueKind(value),
      },
    ];
  return [
    ...checkValue(field, value, isRequired).map((fault) => ({ ...fault, field: path })),
    ...checkInside(field, value, path, options),
  ];
}

/**
 * Checks an object, in which all values have the format of the schema.
 * @param prefix path of the object, with a dot at its end
 */
export function checkFields(
  { fields, required, isOpen }: ObjectShape,
  values: FormValues,
  options: FieldCheckOptions = {},
  prefix = '',
): FieldFault[] {
  const { isExpected = () => true, knownKeys = [] } = options;
  const all = Object.values(fields);
  const known = new Set([...knownKeys, ...all.flatMap(getKeys)]);
  const unread = isOpen ? [] : Object.keys(values).filter((key) => !known.has(key));
  const own = all.filter(isReceived).flatMap((field): FieldFault[] => {
    const isRequired = required.includes(field.name) && isExpected(field);
    const path = `${prefix}${field.name}`;
    const value = getReceivedValue(values, field);
    if (isOfOtherField({ fields }, field, values)) return [];
    if (value === undefined && isRequired)
      return [{ field: path, kind: 'missing', expected: 'a value, as the schema requires', seen: 'nothing' }];
    return checkField(field, value, isRequired, path, options);
  });
  const others = unread.map((key): FieldFault => ({
    field: `${prefix}${key}`,
    kind: 'unread',
    expected: 'no such key in the schema',
    seen: describeValueKind(values[key]),
  }));
  return [...own, ...others];
}
