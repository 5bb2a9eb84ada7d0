import type { Section, Shape, Width } from '../entity/entity';

const PICTURES: readonly string[] = ['image', 'images'];

/** Whether a section is nothing but pictures. */
const isPicture = ({ kind, fields }: Section, shape: Shape): boolean =>
  kind === 'fields' && fields.length > 0 && fields.every((name) => PICTURES.includes(shape.fields[name]?.kind ?? ''));

/**
 * Where a screen leaves a third of a wide page free, its pictures and its details stand there, unless its schema
 * says otherwise. Something stays where the others are beside.
 */
export function placed(sections: readonly Section[], shape: Shape, width: Width): Section[] {
  if (width === 'wide') return [...sections];
  const own = sections.map((section) =>
    section.placement === undefined && (section.kind === 'details' || isPicture(section, shape))
      ? { ...section, placement: 'side' as const }
      : section,
  );
  return own.every(({ placement }) => placement === 'side') ? [...sections] : own;
}
