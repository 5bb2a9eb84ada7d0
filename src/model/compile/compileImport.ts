/** Determines which fields users can fill in by importing a spreadsheet. */
import type { AdminDefinition } from '../schemaLanguage/definition';
import type { Entity, Field } from '../entity/entity';

/** Kinds of fields that contain other inputs, or whose value the user does not type as text. */
const NOT_TYPED: readonly string[] = ['rows', 'object', 'json', 'image', 'images', 'file', 'generated', 'daterange'];

/**
 * Whether a single spreadsheet cell can contain the complete value of a field. An array is written as several
 * values with separators.
 */
export const isImportableField = ({ readOnly, ui, shape, upload, generateCall, kind, item }: Field): boolean =>
  !readOnly &&
  ui.valueFrom === undefined &&
  shape === undefined &&
  item?.shape === undefined &&
  upload === undefined &&
  generateCall === undefined &&
  !NOT_TYPED.includes(kind);

/**
 * Returns the names of the fields that an import can fill.
 * @returns undefined if the entity has no import
 */
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
