import type { Section, ObjectShape, FieldsWidth } from '../entity/entity';

const PICTURES: readonly string[] = ['image', 'images'];

/** Whether a section contains nothing but images. */
const isPicture = ({ kind, fields }: Section, shape: ObjectShape): boolean =>
  kind === 'fields' && fields.length > 0 && fields.every((name) => PICTURES.includes(shape.fields[name]?.kind ?? ''));

/**
 * Moves details and images to the side column, unless the schema sets their placement. At least one section remains
 * in the main column. With the width `wide`, no section is moved.
 */
export function placeSideSections(sections: readonly Section[], shape: ObjectShape, width: FieldsWidth): Section[] {
  if (width === 'wide') return [...sections];
  const own = sections.map((section) =>
    section.placement === undefined && (section.kind === 'readOnlyValues' || isPicture(section, shape))
      ? { ...section, placement: 'side' as const }
      : section,
  );
  return own.every(({ placement }) => placement === 'side') ? [...sections] : own;
}
