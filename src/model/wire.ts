/** Between a form's values and the record as the operator's API has it. */
import { valueIn } from './aliases';
import { isObject, type Values } from './clean';
import type { Config } from './config';
import type { EntityModule, Field, Shape } from './entity';
import { inWireSpelling } from './moments';
import { evaluate, type Evaluation } from './rules';

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
  const id = field.ui.rows?.id;
  const indexes = from.origins.get(rows) ?? [];
  return rows.map((row, position) => {
    const values = isObject(row) ? row : {};
    const sent = objectToWire(shape, values, rawRow(raw, indexes[position]), `${path}.${indexes[position]}.`, from);
    return id && values[id] !== undefined ? { [id]: values[id], ...sent } : sent;
  });
}

function absentToWire(field: Field, raw: unknown, path: string, from: Evaluation): unknown {
  if (field.ui.clearAs === 'null') return null;
  const isCleared = from.states.get(path)?.cleared ?? false;
  return Array.isArray(raw) && field.type === 'array' && !isCleared ? listToWire(field, []) : undefined;
}

const listToWire = (field: Field, list: unknown[]): unknown =>
  field.ui.wire === 'comma' ? list.map(String).join(COMMA) : list;

function valueToWire(field: Field, value: unknown, raw: unknown, path: string, from: Evaluation): unknown {
  if (value === undefined) return absentToWire(field, raw, path, from);
  if (Array.isArray(value)) {
    return field.shape ? rowsToWire(field, field.shape, value, raw, path, from) : listToWire(field, value);
  }
  if (!field.shape || !isObject(value)) return value;
  return objectToWire(field.shape, value, isObject(raw) ? raw : {}, `${path}.`, from);
}

function objectToWire(shape: Shape, record: Values, raw: Values, prefix: string, from: Evaluation): Values {
  const entries = Object.values(shape.fields).flatMap((field): [string, unknown][] => {
    if (field.readOnly) return [];
    const value = valueToWire(field, record[field.name], raw[field.name], prefix + field.name, from);
    return value === undefined ? [] : [[field.name, value]];
  });
  return Object.fromEntries(entries);
}

/**
 * The body of a save: what the rules leave of the values, without the server's own fields (API-029).
 * A value that is gone is an absent key, unless its field says `clearAs: "null"`.
 */
export function toWire({ entity, validators }: EntityModule, values: Values): Values {
  const evaluation = evaluate(entity.shape, values, validators);
  return objectToWire(entity.shape, evaluation.record, values, '', evaluation);
}

/** An item of a comma text is a number where the schema says so. */
const itemOf = (field: Field, text: string): unknown =>
  field.item?.type === 'integer' || field.item?.type === 'number' ? Number(text) : text;

const splitList = (field: Field, text: string): unknown[] =>
  text
    .split(COMMA)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => itemOf(field, part));

function listFromWire(field: Field, value: unknown): unknown[] {
  if (value === null || value === undefined || value === '') return [];
  if (!Array.isArray(value)) return field.ui.wire === 'comma' ? splitList(field, String(value)) : [value];
  const { shape } = field;
  return shape ? value.map((row: unknown) => (isObject(row) ? shapeFromWire(shape, row) : row)) : value;
}

/** How servers write yes and no where they do not write JSON's own. */
const BOOLEANS: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false };

function valueFromWire(field: Field, value: unknown): unknown {
  if (field.type === 'array') return listFromWire(field, value);
  if (field.type === 'boolean') return BOOLEANS[String(value).toLowerCase()] ?? value;
  if (typeof value === 'string') return inWireSpelling(value, field.format);
  return field.shape && isObject(value) ? shapeFromWire(field.shape, value) : value;
}

function shapeFromWire(shape: Shape, record: Values): Values {
  const values = { ...record };
  for (const field of Object.values(shape.fields)) {
    const value = valueIn(record, field);
    for (const alias of field.ui.aliases ?? []) if (!(alias in shape.fields)) delete values[alias];
    if (value !== undefined) values[field.name] = valueFromWire(field, value);
  }
  return values;
}

/** A record as its form holds it: each field under its own name, a list as a list. */
export const fromWire = ({ entity }: EntityModule, record: Values): Values => shapeFromWire(entity.shape, record);

function initialValue(field: Field, config: Config): unknown {
  if (field.ui.defaultFrom !== undefined) return config[field.ui.defaultFrom];
  if (Array.isArray(field.default) && field.shape) return initialRows(field.default, field.shape, config);
  if (field.default !== undefined) return structuredClone(field.default);
  if (field.type === 'array') return [];
  return field.shape && field.type === 'object' ? initialOf(field.shape, config) : null;
}

/** The rows that a new record begins with; what they leave open is as empty as in any new row. */
const initialRows = (rows: unknown[], shape: Shape, config: Config): Values[] =>
  rows.map((row) => ({ ...initialOf(shape, config), ...(isObject(row) ? structuredClone(row) : {}) }));

const initialOf = (shape: Shape, config: Config): Values =>
  Object.fromEntries(
    Object.values(shape.fields)
      .filter((field) => !field.readOnly)
      .map((field) => [field.name, initialValue(field, config)]),
  );

/** What a form for a new record starts with: each field has a key, so that every input is controlled. */
export const initialValues = ({ entity }: EntityModule, config: Config): Values => initialOf(entity.shape, config);
