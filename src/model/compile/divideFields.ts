import type { Field, ObjectShape, Section } from '../entity/entity';
import { getUnfoldedNames, isPart, MOST_PLAIN_FIELDS } from '../form/foldFields';

/** A form with more parts that are neither required nor important folds them. */
const MOST_PARTS = 25;

const createPart = ({ name, title }: Field): Section => ({ kind: 'fields', title, fields: [name], division: 'part' });

/**
 * Divides the fields of a form whose schema has no sections: objects and lists of objects get a section each, after one
 * with all other fields. A form of plain fields remains as it is if it is a dialog. Of many fields, those that are
 * neither required nor important become the section `more`.
 * @param important names of fields that are never folded; undefined if no field is
 */
export function divideFields(
  sections: readonly Section[],
  shape: ObjectShape,
  openAs: string | undefined,
  important?: readonly string[],
): Section[] {
  const fields = sections.flatMap((section) => section.fields);
  const parts = fields.flatMap((name) => shape.fields[name] ?? []).filter(isPart);
  if (parts.length === 0 && openAs !== 'screen') return [...sections];
  const names = parts.map(({ name }) => name);
  const plain = fields.filter((name) => !names.includes(name));
  const kept = [...getUnfoldedNames(shape), ...(important ?? [])];
  const fold = (some: readonly string[], most: number): readonly string[] => {
    const others = some.filter((name) => !kept.includes(name));
    return important && others.length > most ? others : [];
  };
  const more = [...fold(plain, MOST_PLAIN_FIELDS), ...fold(names, MOST_PARTS)];
  const rest = plain.filter((name) => !more.includes(name));
  return [
    ...(rest.length > 0 ? [{ kind: 'fields', fields: rest, division: 'rest' } satisfies Section] : []),
    ...(more.length > 0 ? [{ kind: 'fields', fields: more, division: 'more' } satisfies Section] : []),
    ...parts.filter(({ name }) => !more.includes(name)).map(createPart),
  ];
}

/** Divides the fields of a form as a view shows them, where nothing is folded. */
export const unfoldSections = (sections: readonly Section[], shape: ObjectShape): Section[] =>
  sections.some(({ division }) => division === 'more') ? divideFields(sections, shape, 'screen') : [...sections];
