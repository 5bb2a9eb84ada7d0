/**
 * Determines the initial values of a form that does not edit an existing record: the form for a new record or the
 * input of an action.
 */
import { isObject, type FormValues } from '../values/cleanValues';
import { FALLBACK_FIELD_KIND } from '../schemaLanguage/fieldTypes';
import type { Config } from '../schemaLanguage/publicConfigType';
import type { Field, ObjectShape } from '../entity/entity';
import { getValueAtPath } from '../values/fieldPath';
import { getOwnProperty } from '../values/getOwnProperty';
import { removeSecretsHiddenByFlag } from '../values/secretFields';
import { toFormValues, toFormValue } from '../wire/toFormValues';

/**
 * The values that initial values of a form can refer to: the configuration, the current date, the route variant and
 * the record.
 */
export interface ValueSources {
  config: Config;
  /** The current date in the operator's time zone, as `yyyy-MM-dd`. */
  today: string;
  /** Name of the route variant to which the screen belongs; absent for a screen of the main routes. */
  route?: string | undefined;
  /** The record to which an action applies, as returned by the server, with its shape. */
  record?: { shape: ObjectShape; values: FormValues };
}

const CONFIG = 'config.';
const RECORD = 'record.';
const FLAG = 'flags.';
const ROUTE = 'routes.';

function getRecordValue(path: string, { record }: ValueSources): unknown {
  return record ? getValueAtPath(record.shape, path, record.values) : undefined;
}

/**
 * Returns a value that is not edited but that rules can refer to: a configuration flag, whether a route variant is
 * active, or a field of the record.
 */
function getComputedValue(from: string, valueSources: ValueSources): unknown {
  if (from.startsWith(FLAG))
    return (valueSources.config.flags as FormValues | undefined)?.[from.slice(FLAG.length)] ?? false;
  if (from.startsWith(ROUTE)) return valueSources.route === from.slice(ROUTE.length);
  return getRecordValue(from.slice(RECORD.length), valueSources) ?? null;
}

/**
 * Functions that derive a value from the current date. The date is only determined if one of them is used, because
 * determining it is expensive.
 */
const DAYS: Readonly<Record<string, (today: string) => unknown>> = {
  today: (today) => today,
  thisMonth: (today) => today.slice(0, 'yyyy-MM'.length),
  thisYear: (today) => Number(today.slice(0, 'yyyy'.length)),
};

/**
 * Returns the value of a source by its name: a configuration value, a value derived from today's date, or a value
 * of the current record.
 */
export function resolveValueSource(source: string, valueSources: ValueSources): unknown {
  if (source.startsWith(RECORD)) return getRecordValue(source.slice(RECORD.length), valueSources) ?? null;
  const days = getOwnProperty(DAYS, source);
  if (days) return days(valueSources.today);
  // All other sources have no value yet. For example, `firstOption` has no value before the option list has loaded.
  if (!source.startsWith(CONFIG)) return null;
  return (
    getOwnProperty(valueSources.config as unknown as Readonly<Record<string, unknown>>, source.slice(CONFIG.length)) ??
    null
  );
}

/** @param hasDefaults false for a field of an object that is not required: unless filled in, it is not sent */
function getInitialValue(field: Field, valueSources: ValueSources, hasDefaults: boolean, isRequired: boolean): unknown {
  const { valueFrom, defaultFrom, rows } = field.ui;
  if (valueFrom !== undefined) return toFormValue(field, getComputedValue(valueFrom, valueSources));
  if (hasDefaults) {
    const stated = defaultFrom === undefined ? null : resolveValueSource(defaultFrom, valueSources);
    if (stated !== null) return toFormValue(field, field.type === 'string' ? String(stated) : stated);
    if (field.type === 'array' && field.shape) {
      // If blank rows are validated, the array starts with as many blank rows as `minItems` requires.
      const count = rows?.blankRows === 'validate' ? (field.limits.minItems ?? 0) : 0;
      const blank = Array.from({ length: count }, () => ({}));
      return getInitialRows(Array.isArray(field.default) ? field.default : blank, field.shape, valueSources);
    }
    if (field.default !== undefined) return structuredClone(field.default);
  }
  if (field.type === 'array' && field.kind !== FALLBACK_FIELD_KIND) return [];
  if (!field.shape || field.type !== 'object') return null;
  // Other objects, such as periods, have one input.
  return getInitialValues(field.shape, valueSources, hasDefaults && (isRequired || field.kind !== 'object'));
}

/** Returns the initial rows of a new record. A value that is missing in a row is set to the default of a new row. */
const getInitialRows = (rows: unknown[], shape: ObjectShape, valueSources: ValueSources): FormValues[] =>
  rows.map((row) => ({
    ...getInitialValues(shape, valueSources),
    ...(isObject(row) ? toFormValues(shape, structuredClone(row)) : {}),
  }));

/**
 * Returns the initial values of a form for a new record or for the input of an action. Every editable field gets a
 * value, at least `null`, so that all inputs are controlled.
 * @param hasDefaults whether the fields have their defaults
 */
export const getInitialValues = (shape: ObjectShape, valueSources: ValueSources, hasDefaults = true): FormValues =>
  Object.fromEntries(
    Object.values(shape.fields)
      .filter((field) => !field.readOnly || field.ui.valueFrom !== undefined)
      .map((field) => [
        field.key,
        getInitialValue(field, valueSources, hasDefaults, shape.required.includes(field.name)),
      ]),
  );

/**
 * Returns the computed values of a form for an existing record. The form displays computed values; requests do not
 * contain them.
 */
export const getComputedValues = (shape: ObjectShape, valueSources: ValueSources): FormValues =>
  Object.fromEntries(
    Object.values(shape.fields)
      .filter(({ ui }) => ui.valueFrom !== undefined)
      .map((field) => [field.key, getInitialValue(field, valueSources, true, true)]),
  );

/** Returns the form values of an existing record, without the secrets that a flag hides. */
export const getRecordFormValues = (
  shape: ObjectShape,
  record: FormValues,
  valueSources: ValueSources,
): FormValues => ({
  ...toFormValues(shape, removeSecretsHiddenByFlag(shape, record, valueSources.config)),
  ...getComputedValues(shape, valueSources),
});
