/**
 * Codes that rules speak of. A server names its options as it likes: `FREE_CHARGING`, `Free Charging`,
 * or 2 with the name "Free charging". A field with `knownCodes` gives rules and checks the code they
 * know, and so does one of the server's whose choices the schema writes; what is sent stays the
 * server's own value.
 */
import { isObject, type FormValues } from './cleanValues';
import { findChoice, isSameCode, normalizeCode } from './optionCodes';
import type { Field, Shape } from '../entity/entity';
import { getOwnProperty } from './getOwnProperty';
import type { GetOptionName } from '../entity/validators';

/** Nobody chooses what the server writes: then the spelling is the server's, too. */
const isServers = ({ readOnly, choices }: Field): boolean => readOnly && choices !== undefined;

function getCode(field: Field, value: unknown, nameOf: GetOptionName | undefined): unknown {
  const { ui, choices = [] } = field;
  if (value === undefined || value === null) return value;
  if (isServers(field)) {
    const choice = findChoice(choices, value);
    return choice && isSameCode(choice.value, value) ? choice.value : value;
  }
  const name = ui.options === undefined ? undefined : nameOf?.(ui.options, value);
  const said = [value, name ?? value].map(normalizeCode);
  return ui.knownCodes?.find((code) => said.includes(normalizeCode(code))) ?? value;
}

const known = new WeakMap<Shape, boolean>();

/** Whether a field of this object, or of one inside of it, recognises codes. */
function isKnownCodeField(shape: Shape): boolean {
  const before = known.get(shape);
  if (before !== undefined) return before;
  const answer = Object.values(shape.fields).some(
    (field) =>
      field.ui.knownCodes !== undefined ||
      isServers(field) ||
      (field.shape !== undefined && isKnownCodeField(field.shape)),
  );
  known.set(shape, answer);
  return answer;
}

function inside(shape: Shape, value: unknown, nameOf: GetOptionName | undefined): unknown {
  if (Array.isArray(value)) return value.map((row: unknown) => inside(shape, row, nameOf));
  return isObject(value) ? replaceNamesByCodes(shape, value, nameOf) : value;
}

/** @returns the record with the codes that its rules know; the record itself where there are none */
export function replaceNamesByCodes(shape: Shape, record: FormValues, nameOf: GetOptionName | undefined): FormValues {
  if (!isKnownCodeField(shape)) return record;
  const entries = Object.entries(record).map(([name, value]): [string, unknown] => {
    const field = getOwnProperty(shape.fields, name);
    if (!field) return [name, value];
    return [name, field.shape ? inside(field.shape, value, nameOf) : getCode(field, value, nameOf)];
  });
  return Object.fromEntries(entries);
}
