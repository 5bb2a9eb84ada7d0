import type { Field, ObjectShape } from '../../model/entity/entity';
import { FALLBACK_FIELD_KIND } from '../../model/schemaLanguage/fieldTypes';
import { isEmptyOrEmptyList } from '../../model/values/isEmpty';

type Row = Record<string, unknown>;

/**
 * Returns the value of a field that the user has not edited: its default, or the empty value of its type. An object
 * that is not required has no defaults, because it is not sent.
 */
function getBlankValue(field: Field, hasDefaults: boolean, isRequired: boolean): unknown {
  if (hasDefaults && field.default !== undefined) return field.default;
  // A list that is edited as JSON is empty until somebody types one: `[]` would be a value of its object.
  if (field.kind === FALLBACK_FIELD_KIND) return null;
  if (field.type === 'array') return [];
  if (field.type === 'object') return field.shape ? createValues(field.shape, hasDefaults && isRequired) : null;
  return field.type === 'boolean' ? null : '';
}

const createValues = ({ fields, required }: ObjectShape, hasDefaults: boolean, id?: string): Row =>
  Object.fromEntries(
    Object.values(fields)
      .filter(({ name }) => name !== id)
      .map((field) => [field.key, getBlankValue(field, hasDefaults, required.includes(field.name))]),
  );

/**
 * Returns a new row without user input. Every field has a value, because react-hook-form would give a missing field
 * the value of the saved row at the same index.
 */
export const createBlankRow = (shape: ObjectShape, id?: string): Row => createValues(shape, true, id);

function isUntouched(field: Field, value: unknown): boolean {
  if (isEmptyOrEmptyList(value)) return true;
  if (field.type === 'object' && field.shape) return isBlankRow(field.shape, value as Row);
  return JSON.stringify(value) === JSON.stringify(getBlankValue(field, true, true));
}

/** Whether the user has entered nothing in a row. A row that is stored on the server is never blank. */
export function isBlankRow(shape: ObjectShape, row: Row | undefined, id?: string): boolean {
  if (row === undefined) return true;
  if (id !== undefined && !isEmptyOrEmptyList(row[id])) return false;
  return Object.values(shape.fields).every((field) => field.name === id || isUntouched(field, row[field.key]));
}
