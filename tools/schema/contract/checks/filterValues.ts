/** Chooses values for the filters of a list from its rows, and compares rows with them. */
import type { Entity, Field, Filter } from '../../../../src/model/entity/entity';
import { isObject, type FormValues } from '../../../../src/model/values/cleanValues';
import { getFieldAtPath, getValueAtPath } from '../../../../src/model/values/fieldPath';
import { isEmpty } from '../../../../src/model/values/isEmpty';
import { isPlainValueArray, isSameCode, parseCodes } from '../../../../src/model/values/optionCodes';
import { isSecretField } from '../../../../src/model/values/secretFields';

export interface FilterTarget {
  /** The field of the rows that the filter refers to. */
  field: Field;
  path: string;
}

/** Finds the field of the rows that a filter refers to; undefined if there is none of its name. */
export function findFilterTarget(
  { shape }: Pick<Entity, 'shape'>,
  { name }: Pick<Filter, 'name'>,
): FilterTarget | undefined {
  const own = getFieldAtPath(shape, name);
  const found = own
    ? { field: own, path: name }
    : Object.values(shape.fields)
        .filter(({ ui }) => ui.alternateResponseNames?.includes(name))
        .map((field) => ({ field, path: field.name }))[0];
  return found && !isSecretField(found.field) && !found.field.writeOnly ? found : undefined;
}

const DAY_LENGTH = 'yyyy-MM-dd'.length;

/** Returns the plain values of a field in a row: several for an array. */
export function getComparedValues(
  { shape }: Pick<Entity, 'shape'>,
  { field, path }: FilterTarget,
  row: FormValues,
): unknown[] {
  const value = getValueAtPath(shape, path, row);
  const values = isPlainValueArray(field) ? parseCodes(field, value) : [value].flat();
  return values.filter((one) => !isEmpty(one) && !isObject(one));
}

const isCoded = ({ choices, ui, type, item }: Field): boolean =>
  choices !== undefined ||
  ui.options !== undefined ||
  item?.choices !== undefined ||
  (type !== 'string' && type !== 'array');

/** Whether a row has a value that the filter asks for. Codes must be equal, texts may contain the value. */
export function isMatchingRow(
  entity: Pick<Entity, 'shape'>,
  target: FilterTarget,
  row: FormValues,
  wanted: unknown,
): boolean {
  const values = getComparedValues(entity, target, row);
  if (isObject(wanted)) {
    const [from, to] = Object.values(wanted).map(String);
    return values.some((value) => String(value) >= from! && String(value).slice(0, DAY_LENGTH) <= to!);
  }
  const [text] = [wanted].flat().map(String);
  if (isCoded(target.field)) return values.some((value) => String(value) === text || isSameCode(value, text));
  return values.some((value) => String(value).toLowerCase().includes(text!.toLowerCase()));
}

/** Converts a value of a row to the value of a filter: an array, a period of one day, or the value itself. */
function toFilterValue({ field }: Pick<Filter, 'field'>, value: unknown): unknown {
  if (field.type === 'array') return [value];
  if (field.type !== 'object') return field.type === 'string' ? String(value) : value;
  const ends = Object.keys(field.shape?.fields ?? {});
  const day = String(value).slice(0, DAY_LENGTH);
  return ends.length === 2 && /^\d{4}-\d{2}-\d{2}$/.test(day) ? { [ends[0]!]: day, [ends[1]!]: day } : undefined;
}

const isAllowed = ({ choices, item }: Field, value: unknown): boolean => {
  const known = choices ?? item?.choices;
  return !known || known.some((choice) => choice.value === value);
};

/**
 * Chooses the value of a row, preferably one that other rows do not have.
 * @returns the value for the filter and the row that has it
 */
export function chooseFilterValue(
  entity: Pick<Entity, 'shape'>,
  filter: Filter,
  target: FilterTarget,
  rows: readonly FormValues[],
): { value: unknown; row: FormValues } | undefined {
  const candidates = rows.flatMap((row) =>
    getComparedValues(entity, target, row)
      .filter((value) => isAllowed(filter.field, value))
      .map((value) => ({ value: toFilterValue(filter, value), row })),
  );
  const usable = candidates.filter(({ value }) => value !== undefined);
  const telling = usable.find(({ value }) => rows.some((row) => !isMatchingRow(entity, target, row, value)));
  return telling ?? usable[0];
}
