/** Between a form's values, by the keys of its fields, and the record as the operator's API has it. */
import { valueIn } from '../values/aliases';
import { isObject, type Values } from '../values/clean';
import { codesIn, holdsCodes } from '../values/codes';
import type { EntityModule, Field, Shape } from '../entity/entity';
import { inFixedRows } from '../values/fixedRows';
import { containsMask, readMask } from '../values/mask';
import { inWireSpelling } from '../values/moments';
import { ownOf } from '../values/own';
import { endsOf } from '../values/periods';
import { evaluate, type Evaluation } from '../rules/rules';

const COMMA = ',';

/** What a form holds of the same place: an empty list there is sent as such, an absent one is not. */
const rawRow = (raw: unknown, index: number | undefined): Values => {
  const row: unknown = Array.isArray(raw) && index !== undefined ? raw[index] : undefined;
  return isObject(row) ? row : {};
};

function rowsToWire(
  field: Field,
  shape: Shape,
  rows: unknown[],
  raw: unknown,
  path: string,
  from: Evaluation,
): Values[] {
  const id = field.ui.rows?.idField;
  const indexes = from.origins.get(rows) ?? [];
  return rows.map((row, position) => {
    const values = isObject(row) ? row : {};
    const held = rawRow(raw, indexes[position]);
    const sent = objectToWire(shape, values, held, `${path}.${indexes[position]}.`, from);
    return id && values[id] !== undefined ? { [id]: values[id], ...sent } : sent;
  });
}

const listToWire = (field: Field, list: unknown[]): unknown =>
  field.ui.serialization === 'comma' ? list.map(String).join(COMMA) : list;

/** What an object holds beside the fields that are described: kept and sent back. */
function undescribed({ fields, isOpen }: Shape, raw: Values): Values {
  if (!isOpen) return {};
  const keys = Object.values(fields).map(({ key }) => key);
  return Object.fromEntries(Object.entries(raw).filter(([key, value]) => !keys.includes(key) && value !== undefined));
}

/** Of an object that was emptied is left what nobody could empty. */
const leftOf = ({ shape }: Field, raw: unknown): Values => (shape && isObject(raw) ? undescribed(shape, raw) : {});

function absentToWire(field: Field, raw: unknown, path: string, from: Evaluation): unknown {
  const isCleared = from.states.get(path)?.cleared ?? false;
  const left = isCleared ? {} : leftOf(field, raw);
  if (Object.keys(left).length > 0) return left;
  if (field.ui.emptyValue === null) return null;
  return Array.isArray(raw) && field.type === 'array' && !isCleared ? listToWire(field, []) : undefined;
}

function valueToWire(field: Field, value: unknown, raw: unknown, path: string, from: Evaluation): unknown {
  if (value === undefined) return absentToWire(field, raw, path, from);
  if (Array.isArray(value)) {
    return field.shape ? rowsToWire(field, field.shape, value, raw, path, from) : listToWire(field, value);
  }
  if (!field.shape || !isObject(value)) return value;
  return objectToWire(field.shape, value, isObject(raw) ? raw : {}, `${path}.`, from);
}

/** A period whose ends have names of their own is two keys, not one; one that is a list has both ends. */
function entriesOf(field: Field, value: unknown): [string, unknown][] {
  const { name, ui } = field;
  const { params, serialization } = ui.dateRange ?? {};
  if (serialization === 'array' && isObject(value)) {
    const list = endsOf(field).map((end) => value[end]);
    return list.includes(undefined) ? [] : [[name, list]];
  }
  if (!params || !(isObject(value) || value === null)) return [[name, value]];
  const named: [string, unknown][] = [
    [params[0]!, value && value[endsOf(field)[0]]],
    [params[1]!, value && value[endsOf(field)[1]]],
  ];
  return named.filter(([, end]) => end !== undefined);
}

/** The server's own values, facts for rules alone and masks in place of a secret stay here. */
const isSent = (field: Field, value: unknown): boolean =>
  (!field.readOnly || field.ui.sendBack === true) && field.ui.valueFrom === undefined && !containsMask(field, value);

function objectToWire(shape: Shape, record: Values, raw: Values, prefix: string, from: Evaluation): Values {
  const entries = Object.values(shape.fields).flatMap((field): [string, unknown][] => {
    const counted = ownOf(record, field.name);
    if (!isSent(field, counted)) return [];
    const value = valueToWire(field, counted, ownOf(raw, field.key), prefix + field.key, from);
    return value === undefined ? [] : entriesOf(field, value);
  });
  return { ...undescribed(shape, raw), ...Object.fromEntries(entries) };
}

/** What is filled in, be it a record or the input of an action: a shape and the checks that belong to it. */
export type Filled = Pick<EntityModule, 'validators'> & { shape: Shape };

/**
 * The body of a save: what the rules leave of the values, without the server's own fields.
 * A value that is gone is an absent key, unless its field says `emptyValue: null`.
 * @param values of a form
 */
export function toWire({ shape, validators }: Filled, values: Values): Values {
  const evaluation = evaluate(shape, values, validators);
  return objectToWire(shape, evaluation.record, values, '', evaluation);
}

/** The facts that the rules leave of the values, by their names: never sent by themselves, an action may name them. */
export function factsLeft({ shape, validators }: Filled, values: Values): Values {
  const { record } = evaluate(shape, values, validators);
  const facts = Object.values(shape.fields).filter(({ ui }) => ui.valueFrom !== undefined);
  return Object.fromEntries(facts.map(({ name }) => [name, record[name]]));
}

function listFromWire(field: Field, value: unknown): unknown[] {
  if (holdsCodes(field)) return codesIn(field, value);
  const isNothing = value === null || value === undefined || value === '';
  const { shape } = field;
  const entries = isNothing ? [] : [value].flat();
  // A row that is null has no values to draw, and nothing to send back.
  const rows = shape ? entries.filter((entry) => entry !== null) : entries;
  return inFixedRows(field, rows).map((row: unknown) => (shape && isObject(row) ? fromWire(shape, row) : row));
}

/** How servers write yes and no where they do not write JSON's own. */
const BOOLEANS: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false };

/** One value as a form holds it. */
export function valueFromWire(field: Field, value: unknown): unknown {
  if (field.type === 'array') return listFromWire(field, value);
  if (field.type === 'boolean') return ownOf(BOOLEANS, String(value).toLowerCase()) ?? value;
  if (typeof value === 'string') return readMask(field, inWireSpelling(value, field.format));
  if (field.ui.dateRange?.serialization === 'array' && Array.isArray(value))
    return Object.fromEntries(endsOf(field).map((end, index) => [end, value[index]]));
  return field.shape && isObject(value) ? fromWire(field.shape, value) : value;
}

/** What must say something reads as its default where the server says nothing: a switch, a choice that is never taken back. */
function silent(field: Field, { required }: Shape): unknown {
  if (field.ui.clearable === false && required.includes(field.name)) return field.default;
  return field.type === 'boolean' && field.default === false && required.includes(field.name) ? false : undefined;
}

/** A record as its form holds it: each value under the key of its field, a list as a list. */
export function fromWire(shape: Shape, record: Values): Values {
  const values = { ...record };
  for (const field of Object.values(shape.fields)) {
    const { alternateNames = [], dateRange } = field.ui;
    for (const other of [...alternateNames, ...(dateRange?.params ?? [])])
      if (!Object.hasOwn(shape.fields, other)) delete values[other];
    if (field.key !== field.name) delete values[field.name];
    const value = valueIn(record, field);
    // Rows that are always there are so also where the server sends none.
    const known = value ?? silent(field, shape) ?? (field.ui.rows?.fixedRowsField === undefined ? value : []);
    if (known !== undefined) values[field.key] = valueFromWire(field, known);
  }
  return values;
}
