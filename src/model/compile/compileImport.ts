/** Determines the fields that a spreadsheet import can fill. */
import type { AdminDefinition } from '../schemaLanguage/definition';
import type { Entity, Field } from '../entity/entity';

/** Field kinds that contain other inputs or whose value is not typed. */
const NOT_TYPED: readonly string[] = ['rows', 'object', 'json', 'image', 'images', 'file', 'generated', 'daterange'];

/** Whether one cell can hold the complete value of a field: a single value, or several separated ones for an array. */
export const isImportableField = ({ readOnly, ui, shape, upload, generateCall, kind, item }: Field): boolean =>
  !readOnly &&
  ui.valueFrom === undefined &&
  shape === undefined &&
  item?.shape === undefined &&
  upload === undefined &&
  generateCall === undefined &&
  !NOT_TYPED.includes(kind);

/** @returns undefined if the entity has no import */
export function compileImport(
  { import: importSetting, list }: AdminDefinition,
  { shape, form, calls }: Pick<Entity, 'shape' | 'form' | 'calls'>,
): string[] | undefined {
  if (!importSetting || !list || !form || !calls['create']) return undefined;
  const formFields = form.sections.flatMap(({ fields }) => fields);
  const names = new Set(importSetting === true ? formFields : importSetting);
  const fields = [...names].filter((name) => shape.fields[name] && isImportableField(shape.fields[name]));
  return fields.length > 0 ? fields : undefined;
}
