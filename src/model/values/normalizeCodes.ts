/**
 * Converts the codes of options for rules. Servers name options differently: `FREE_CHARGING`, `Free Charging`, or 2
 * with the name "Free charging". For a field with `codesInRules`, rules and validators receive the code they know;
 * the same applies to read-only fields whose options are in the schema. Requests contain the server's original
 * value.
 */
import { isObject, type FormValues } from './cleanValues';
import { findChoice, isSameCode, normalizeCode } from './optionCodes';
import type { Field, Shape } from '../entity/entity';
import { getOwnProperty } from './getOwnProperty';
import type { GetOptionName } from '../entity/validators';

/** Whether only the server writes the value, so that its spelling is the server's as well. */
const isServers = ({ readOnly, choices }: Field): boolean => readOnly && choices !== undefined;

function getCode(field: Field, value: unknown, nameOf: GetOptionName | undefined): unknown {
  const { ui, choices = [] } = field;
  if (value === undefined || value === null) return value;
  if (isServers(field)) {
    const choice = findChoice(choices, value);
    return choice && isSameCode(choice.value, value) ? choice.value : value;
  }
  const name = ui.options === undefined ? undefined : nameOf?.(ui.options, value);
  const spellings = [value, name ?? value].map(normalizeCode);
  return ui.codesInRules?.find((code) => spellings.includes(normalizeCode(code))) ?? value;
}

const known = new WeakMap<Shape, boolean>();

/** Whether an object or one of its nested objects has a field with known codes. */
function hasCodesInRules(shape: Shape): boolean {
  const before = known.get(shape);
  if (before !== undefined) return before;
  const answer = Object.values(shape.fields).some(
    (field) =>
      field.ui.codesInRules !== undefined ||
      isServers(field) ||
      (field.shape !== undefined && hasCodesInRules(field.shape)),
  );
  known.set(shape, answer);
  return answer;
}

function normalizeInside(shape: Shape, value: unknown, nameOf: GetOptionName | undefined): unknown {
  if (Array.isArray(value)) return value.map((row: unknown) => normalizeInside(shape, row, nameOf));
  return isObject(value) ? replaceNamesByCodes(shape, value, nameOf) : value;
}

/** @returns the record with the codes that its rules know; the same record if it has no such fields */
export function replaceNamesByCodes(shape: Shape, record: FormValues, nameOf: GetOptionName | undefined): FormValues {
  if (!hasCodesInRules(shape)) return record;
  const entries = Object.entries(record).map(([name, value]): [string, unknown] => {
    const field = getOwnProperty(shape.fields, name);
    if (!field) return [name, value];
    return [name, field.shape ? normalizeInside(field.shape, value, nameOf) : getCode(field, value, nameOf)];
  });
  return Object.fromEntries(entries);
}
