import type { Field, ObjectShape, Section } from '../entity/entity';
import { FALLBACK_FIELD_KIND } from './fieldKinds';

const PARTS: readonly string[] = ['object', 'rows', FALLBACK_FIELD_KIND];

/** Whether the input of a field is as large as a section: an object, a list of objects, or JSON. */
const isPart = (field: Field | undefined): field is Field =>
  field !== undefined && !field.readOnly && PARTS.includes(field.kind) && field.ui.width === undefined;

/**
 * Divides the fields of a form whose schema has no sections: objects and lists of objects get a section each, after one
 * with all other fields. A form of plain fields remains as it is if it is a dialog.
 */
export function divideFields(sections: readonly Section[], shape: ObjectShape, openAs: string | undefined): Section[] {
  const fields = sections.flatMap((section) => section.fields);
  const parts = fields.map((name) => shape.fields[name]).filter(isPart);
  if (parts.length === 0 && openAs !== 'screen') return [...sections];
  const names = parts.map(({ name }) => name);
  const rest = fields.filter((name) => !names.includes(name));
  return [
    ...(rest.length > 0 ? [{ kind: 'fields', fields: rest, division: 'rest' } satisfies Section] : []),
    ...parts.map(({ name, title }): Section => ({ kind: 'fields', title, fields: [name], division: 'part' })),
  ];
}
