/** Determines which fields users can change in several records at once, and in the cells of a table. */
import type { AdminDefinition, EntityDefinition, ObjectSchemaDefinition } from '../schemaLanguage/definition';
import type { Entity, Field } from '../entity/entity';

/** Choices, dates and switches: their inputs are small, and a single value makes sense for several records. */
const KINDS: readonly string[] = [
  'boolean',
  'select',
  'multiselect',
  'checkboxes',
  'country',
  'date',
  'month',
  'year',
  'datetime',
  'time',
  'days',
];

const PART = 'bulkEdit';

/** Whether a field is a choice, a date or a switch that users can edit. */
export const isBulkEditableField = ({ kind, readOnly, ui }: Field): boolean =>
  KINDS.includes(kind) && !readOnly && ui.valueFrom === undefined && ui.sendBackUnchanged !== true;

/**
 * Returns the fields that users can change without opening the form.
 * @returns undefined if there are none
 */
export function compileBulkEdit(
  { bulkEdit = [], list }: AdminDefinition,
  { shape, form, calls }: Pick<Entity, 'shape' | 'form' | 'calls'>,
): Entity['bulkEdit'] {
  if (!list || !form || !calls['page'] || !calls['update']) return undefined;
  const names = bulkEdit.filter((name) => shape.fields[name] && isBulkEditableField(shape.fields[name]));
  return names.length > 0 ? { fields: names, part: PART } : undefined;
}

/** Returns the schema of the values that users choose for several records: that of the fields, without rules. */
export function getBulkEditSchema(
  { properties = {} }: EntityDefinition,
  bulkEdit: Entity['bulkEdit'],
): Record<string, ObjectSchemaDefinition> {
  if (!bulkEdit) return {};
  const chosen = Object.fromEntries(bulkEdit.fields.map((name) => [name, properties[name]]));
  return { [bulkEdit.part]: { type: 'object', properties: chosen } as ObjectSchemaDefinition };
}
