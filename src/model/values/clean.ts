/**
 * What of a form's values counts as a value. Inputs write `null` or `''` when they are emptied and
 * text with blanks around it; rules, validators and the wire see none of that.
 */
import { equal } from './ajvRuntime';
import type { Field } from '../entity/entity';
import { holdsNumber, valueOfTyped } from './numbers';
import { ownOf } from './own';

export type Values = Record<string, unknown>;

export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A password is taken as it is: a blank may be part of it. */
const isSecret = (field: Field): boolean => field.kind === 'password';

function cleanText(field: Field, value: string): unknown {
  const text = isSecret(field) ? value : value.trim();
  if (text === '') return field.nullable ? null : undefined;
  return holdsNumber(field) ? valueOfTyped(text, field) : text;
}

/**
 * One value that is no object and no list of objects: `undefined` when it counts as absent. Text is
 * trimmed, a number that arrives as text becomes a number, empty items of a list are left out.
 */
export function cleanValue(field: Field, value: unknown): unknown {
  if (value === undefined) return undefined;
  if (value === null) return field.nullable ? null : undefined;
  if (typeof value === 'string') return cleanText(field, value);
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  if (Array.isArray(value) && field.item) {
    const { item } = field;
    return value.map((entry) => cleanValue(item, entry)).filter((entry) => entry !== undefined);
  }
  return value;
}

/** A default that stands in a row nobody has touched says nothing of it. */
function isEntered(field: Field | undefined, value: unknown): boolean {
  if (field?.default !== undefined && equal(field.default, value)) return false;
  return !(field?.shape && isObject(value) && hasNoContent(field, value));
}

/** Whether a cleaned object holds nothing but its defaults; of a row its id does not count, either. */
export function hasNoContent({ shape, ui }: Field, object: Values): boolean {
  const fields = shape?.fields ?? {};
  return Object.entries(object).every(
    ([name, value]) => name === ui.rows?.idField || !isEntered(ownOf(fields, name), value),
  );
}

const bareRow = (field: Field, row: unknown): Values | undefined => {
  const values = isObject(row) && field.shape ? bareValues(field.shape.fields, row) : {};
  return hasNoContent(field, values) ? undefined : values;
};

function bareValue(field: Field, value: unknown): unknown {
  if (!field.shape) return cleanValue(field, value);
  if (Array.isArray(value)) return value.flatMap((row) => bareRow(field, row) ?? []);
  const values = isObject(value) ? bareValues(field.shape.fields, value) : {};
  return Object.keys(values).length > 0 ? values : undefined;
}

/**
 * Everything that was entered, and nothing else: blank rows, emptied fields and blanks around a text
 * are left out. Two forms with equal bare values need no question before one is left for the other.
 * @param values of a form, by the keys of its fields
 */
export function bareValues(fields: Record<string, Field>, values: Values): Values {
  const entries = Object.values(fields).flatMap((field): [string, unknown][] => {
    const value = bareValue(field, ownOf(values, field.key));
    const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
    return isEmpty ? [] : [[field.name, value]];
  });
  return Object.fromEntries(entries);
}
