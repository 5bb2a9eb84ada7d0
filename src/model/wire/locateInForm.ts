/** Finds the value of a form that a place in the body of a request stands for. */
import type { Field, ObjectShape } from '../entity/entity';
import { findFurtherEntriesField } from '../values/furtherEntriesField';
import { ENTRY_KEY, VARIANT_VALUE } from '../jsonSchema/variantDefinition';
import { isObject } from '../values/cleanValues';
import { findChosenBranch } from '../values/findChosenBranch';
import { getOwnProperty } from '../values/getOwnProperty';

type Steps = readonly string[];

const getMember = (value: unknown, name: string): unknown =>
  isObject(value) || Array.isArray(value) ? getOwnProperty(value as Record<string, unknown>, name) : undefined;

/** Returns the names that the chosen variant has for its fields in the app, by those in the API. */
function getVariantNames({ variants }: ObjectShape, value: unknown): { isValue?: true; names: Map<string, string> } {
  const choice = variants && getMember(value, variants.choice);
  const branch = variants && findChosenBranch(variants, choice);
  return { ...(branch?.isValue ? { isValue: true } : {}), names: new Map(branch?.names) };
}

/** Returns the field that the API nests in objects at the beginning of a path. */
const findNestedField = ({ fields }: ObjectShape, steps: Steps): Field | undefined =>
  Object.values(fields).find(({ ui: { recordPath } }) =>
    recordPath?.split('.').every((step, index) => steps[index] === step),
  );

function toFieldSteps(field: Field | undefined, value: unknown, steps: Steps): string[] {
  const [step, ...rest] = steps;
  if (!field || step === undefined) return [...steps];
  if (!Array.isArray(value)) return toFormSteps(field.shape, value, steps);
  if (field.ui.serialization === 'map') return toEntrySteps(field.shape, value, step, rest);
  if (field.ui.serialization === 'values') return [step, ...toValueSteps(field.shape, value[Number(step)], rest)];
  return [step, ...toFormSteps(field.shape ?? field.item?.shape, value[Number(step)], rest)];
}

/** Returns the steps into the row that stands for an entry of an object with free keys. */
function toEntrySteps(shape: ObjectShape | undefined, rows: readonly unknown[], key: string, steps: Steps): string[] {
  const index = rows.findIndex((row) => getMember(row, ENTRY_KEY) === key);
  if (index < 0) return [];
  return [String(index), ...toValueSteps(shape, rows[index], steps)];
}

/** Returns the steps into a row, which may stand for a value that is no object. */
function toValueSteps(shape: ObjectShape | undefined, row: unknown, steps: Steps): string[] {
  const whole = shape && getOwnProperty(shape.fields, VARIANT_VALUE);
  return whole
    ? [VARIANT_VALUE, ...toFieldSteps(whole, getMember(row, VARIANT_VALUE), steps)]
    : toFormSteps(shape, row, steps);
}

/**
 * Returns the path in the record of a form of a place in the body that is made of it.
 * @param value the record, or the part of it to which `shape` belongs
 * @param steps names and indexes of the place in the body
 * @returns names and indexes. Names that the form has no field for remain
 */
export function toFormSteps(shape: ObjectShape | undefined, value: unknown, steps: Steps): string[] {
  if (!shape) return [...steps];
  const { isValue, names } = getVariantNames(shape, value);
  const whole = isValue && names.get(VARIANT_VALUE);
  if (whole) return [whole, ...toFieldSteps(getOwnProperty(shape.fields, whole), getMember(value, whole), steps)];
  const [step, ...rest] = steps;
  if (step === undefined) return [];
  const nested = findNestedField(shape, steps);
  const known = nested?.name ?? names.get(step) ?? step;
  const further = Object.hasOwn(shape.fields, known) ? undefined : findFurtherEntriesField(shape);
  const rows = further && getMember(value, further.name);
  if (Array.isArray(rows) && further) return [further.name, ...toEntrySteps(further.shape, rows, step, rest)];
  const inner = nested ? steps.slice(nested.ui.recordPath!.split('.').length) : rest;
  return [known, ...toFieldSteps(getOwnProperty(shape.fields, known), getMember(value, known), inner)];
}
