/** Determines the initial values of a form without a record. */
import { isObject, type FormValues } from '../values/cleanValues';
import type { Config } from '../schemaLanguage/config';
import type { Field, Shape } from '../entity/entity';
import { getValueAtPath } from '../values/fieldPath';
import { getOwnProperty } from '../values/getOwnProperty';
import { toFormValues, parseValue } from '../wire/serialization';

/** The sources that initial values of a form can refer to: configuration, date, route and record. */
export interface ValueSources {
  config: Config;
  /** `yyyy-MM-dd` in the operator's time zone. */
  today: string;
  /** Name of the route variant of the screen; absent for the main routes. */
  route?: string | undefined;
  /** The record of an action as returned by the server, with its shape. */
  record?: { shape: Shape; values: FormValues };
}

const CONFIG = 'config.';
const RECORD = 'record.';
const FLAG = 'flags.';
const ROUTE = 'routes.';

function getRecordValue(path: string, { record }: ValueSources): unknown {
  return record ? getValueAtPath(record.shape, path, record.values) : undefined;
}

/**
 * Returns a computed value that rules can refer to: a configuration flag, whether a route variant is active, or a
 * field of the record.
 */
function getComputedValue(from: string, valueSources: ValueSources): unknown {
  if (from.startsWith(FLAG))
    return (valueSources.config.flags as FormValues | undefined)?.[from.slice(FLAG.length)] ?? false;
  if (from.startsWith(ROUTE)) return valueSources.route === from.slice(ROUTE.length);
  return getRecordValue(from.slice(RECORD.length), valueSources) ?? null;
}

/** Values derived from the current date. It is read only for these, because computing it is expensive. */
const DAYS: Readonly<Record<string, (today: string) => unknown>> = {
  today: (today) => today,
  thisMonth: (today) => today.slice(0, 'yyyy-MM'.length),
  thisYear: (today) => Number(today.slice(0, 'yyyy'.length)),
};

/** Resolves a named value source: a configuration value, today, or a value of the current record. */
export function resolveValueSource(source: string, valueSources: ValueSources): unknown {
  if (source.startsWith(RECORD)) return getRecordValue(source.slice(RECORD.length), valueSources) ?? null;
  const days = getOwnProperty(DAYS, source);
  if (days) return days(valueSources.today);
  // `firstOption` is only known once the option list has loaded.
  if (!source.startsWith(CONFIG)) return null;
  return (
    getOwnProperty(valueSources.config as unknown as Readonly<Record<string, unknown>>, source.slice(CONFIG.length)) ??
    null
  );
}

function getInitialValue(field: Field, valueSources: ValueSources): unknown {
  const { valueFrom, defaultFrom, rows } = field.ui;
  if (valueFrom !== undefined) return parseValue(field, getComputedValue(valueFrom, valueSources));
  const stated = defaultFrom === undefined ? null : resolveValueSource(defaultFrom, valueSources);
  if (stated !== null) return parseValue(field, field.type === 'string' ? String(stated) : stated);
  if (field.type === 'array' && field.shape) {
    // If blank rows are validated, the array starts with its minimum number of rows.
    const blank = rows?.blankRows === 'validate' ? Array.from({ length: field.limits.minItems ?? 0 }, () => ({})) : [];
    return getInitialRows(Array.isArray(field.default) ? field.default : blank, field.shape, valueSources);
  }
  if (field.default !== undefined) return structuredClone(field.default);
  if (field.type === 'array') return [];
  return field.shape && field.type === 'object' ? getInitialValues(field.shape, valueSources) : null;
}

/** Returns the initial rows of a new record. Missing values are the defaults of a new row. */
const getInitialRows = (rows: unknown[], shape: Shape, valueSources: ValueSources): FormValues[] =>
  rows.map((row) => ({
    ...getInitialValues(shape, valueSources),
    ...(isObject(row) ? toFormValues(shape, structuredClone(row)) : {}),
  }));

/**
 * Returns the initial values of a form for a new record or the input of an action. Every field has a key, so that
 * all inputs are controlled.
 */
export const getInitialValues = (shape: Shape, valueSources: ValueSources): FormValues =>
  Object.fromEntries(
    Object.values(shape.fields)
      .filter((field) => !field.readOnly || field.ui.valueFrom !== undefined)
      .map((field) => [field.key, getInitialValue(field, valueSources)]),
  );

/** Returns the computed values of a form for an existing record. They are displayed and never sent. */
export const getComputedValues = (shape: Shape, valueSources: ValueSources): FormValues =>
  Object.fromEntries(
    Object.values(shape.fields)
      .filter(({ ui }) => ui.valueFrom !== undefined)
      .map((field) => [field.key, getInitialValue(field, valueSources)]),
  );
