/** What a form starts with where there is no record yet. */
import { isObject, type Values } from '../values/clean';
import type { Config } from '../language/config';
import type { Field, Shape } from '../entity/entity';
import { readAt } from '../values/fieldPath';
import { ownOf } from '../values/own';
import { fromWire, valueFromWire } from '../wire/wire';

/** What the first values of a form may be taken from. */
export interface Origin {
  config: Config;
  /** `yyyy-MM-dd` on the operator's clock. */
  today: string;
  /** Name of the addresses at which the screen stands; absent for the main ones. */
  route?: string | undefined;
  /** What an action is about, as the server has it, and how it is read. */
  record?: { shape: Shape; values: Values };
}

const CONFIG = 'config.';
const RECORD = 'record.';
const FLAG = 'flags.';
const ROUTE = 'routes.';

function ofRecord(path: string, { record }: Origin): unknown {
  return record ? readAt(record.shape, path, record.values) : undefined;
}

/** A fact that rules speak of: a flag of the configuration, the addresses of the screen, a field of the record. */
function factOf(from: string, origin: Origin): unknown {
  if (from.startsWith(FLAG)) return (origin.config.flags as Values | undefined)?.[from.slice(FLAG.length)] ?? false;
  if (from.startsWith(ROUTE)) return origin.route === from.slice(ROUTE.length);
  return ofRecord(from.slice(RECORD.length), origin) ?? null;
}

/** What follows from the day; the day itself is dear, and only these ask for it. */
const DAYS: Readonly<Record<string, (today: string) => unknown>> = {
  today: (today) => today,
  thisMonth: (today) => today.slice(0, 'yyyy-MM'.length),
  thisYear: (today) => Number(today.slice(0, 'yyyy'.length)),
};

/** A value that only the page knows: of its configuration, its day, the record at hand. */
export function statedOf(source: string, origin: Origin): unknown {
  if (source.startsWith(RECORD)) return ofRecord(source.slice(RECORD.length), origin) ?? null;
  const days = ownOf(DAYS, source);
  if (days) return days(origin.today);
  // `firstOption` is known only when the list is there.
  if (!source.startsWith(CONFIG)) return null;
  return ownOf(origin.config as unknown as Readonly<Record<string, unknown>>, source.slice(CONFIG.length)) ?? null;
}

function initialValue(field: Field, origin: Origin): unknown {
  const { valueFrom, defaultFrom, rows } = field.ui;
  if (valueFrom !== undefined) return valueFromWire(field, factOf(valueFrom, origin));
  const stated = defaultFrom === undefined ? null : statedOf(defaultFrom, origin);
  if (stated !== null) return valueFromWire(field, field.type === 'string' ? String(stated) : stated);
  if (field.type === 'array' && field.shape) {
    // A list whose blank rows are checked shows those that it must have.
    const blank = rows?.blankRows === 'validate' ? Array.from({ length: field.limits.minItems ?? 0 }, () => ({})) : [];
    return initialRows(Array.isArray(field.default) ? field.default : blank, field.shape, origin);
  }
  if (field.default !== undefined) return structuredClone(field.default);
  if (field.type === 'array') return [];
  return field.shape && field.type === 'object' ? initialValues(field.shape, origin) : null;
}

/** The rows that a new record begins with; what they leave open is as empty as in any new row. */
const initialRows = (rows: unknown[], shape: Shape, origin: Origin): Values[] =>
  rows.map((row) => ({
    ...initialValues(shape, origin),
    ...(isObject(row) ? fromWire(shape, structuredClone(row)) : {}),
  }));

/** What a form for a new record, or the input of an action, starts with: each field has a key, so that every input is controlled. */
export const initialValues = (shape: Shape, origin: Origin): Values =>
  Object.fromEntries(
    Object.values(shape.fields)
      .filter((field) => !field.readOnly || field.ui.valueFrom !== undefined)
      .map((field) => [field.key, initialValue(field, origin)]),
  );

/** The facts of a form whose record the server has: they stand beside its values, and are never sent. */
export const factsOf = (shape: Shape, origin: Origin): Values =>
  Object.fromEntries(
    Object.values(shape.fields)
      .filter(({ ui }) => ui.valueFrom !== undefined)
      .map((field) => [field.key, initialValue(field, origin)]),
  );
