/**
 * Converts option codes to the codes that rules use. Servers send the same option differently: `FREE_CHARGING`,
 * `Free Charging`, or 2 with the label "Free charging". For a field with `codesUsedByRules`, rules and validators
 * receive the matching code of `codesUsedByRules`. For a read-only field whose options are in the schema, they receive
 * the code of the matching option. Requests always contain the original value of the server.
 */
import { isObject, type FormValues } from './cleanValues';
import { findChoice, isSameCode, normalizeOptionCode } from './optionCodes';
import type { Field, ObjectShape } from '../entity/entity';
import { getOwnProperty } from './getOwnProperty';
import type { OptionNameLookup } from '../entity/validators';

/** Whether only the server sets the value, so that the value is in the server's spelling. */
const isServers = ({ readOnly, choices }: Field): boolean => readOnly && choices !== undefined;

function getCode(field: Field, value: unknown, nameOf: OptionNameLookup | undefined): unknown {
  const { ui, choices = [] } = field;
  if (value === undefined || value === null) return value;
  if (isServers(field)) {
    const choice = findChoice(choices, value);
    return choice && isSameCode(choice.value, value) ? choice.value : value;
  }
  const name = ui.options === undefined ? undefined : nameOf?.(ui.options, value);
  const spellings = [value, name ?? value].map(normalizeOptionCode);
  return ui.codesUsedByRules?.find((code) => spellings.includes(normalizeOptionCode(code))) ?? value;
}

const known = new WeakMap<ObjectShape, boolean>();

/** Whether an object or one of its nested objects has a field whose codes must be converted. */
function hasCodesInRules(shape: ObjectShape): boolean {
  const before = known.get(shape);
  if (before !== undefined) return before;
  const answer = Object.values(shape.fields).some(
    (field) =>
      field.ui.codesUsedByRules !== undefined ||
      isServers(field) ||
      (field.shape !== undefined && hasCodesInRules(field.shape)),
  );
  known.set(shape, answer);
  return answer;
}

function normalizeInside(shape: ObjectShape, value: unknown, nameOf: OptionNameLookup | undefined): unknown {
  if (Array.isArray(value)) return value.map((row: unknown) => normalizeInside(shape, row, nameOf));
  return isObject(value) ? normalizeRecordCodes(shape, value, nameOf) : value;
}

/**
 * Converts the codes of a record to the codes that rules use.
 * @returns a converted copy, or `record` itself if it has no field whose codes must be converted
 */
export function normalizeRecordCodes(
  shape: ObjectShape,
  record: FormValues,
  nameOf: OptionNameLookup | undefined,
): FormValues {
  if (!hasCodesInRules(shape)) return record;
  const entries = Object.entries(record).map(([name, value]): [string, unknown] => {
    const field = getOwnProperty(shape.fields, name);
    if (!field) return [name, value];
    return [name, field.shape ? normalizeInside(field.shape, value, nameOf) : getCode(field, value, nameOf)];
  });
  return Object.fromEntries(entries);
}
