import type { Entity } from '../../model/entity';
import type { FieldErrors } from '../../model/validate';
import type { ErrorText } from './errorTexts';

/** Names of the fields that the form draws. */
const drawn = (entity: Entity): Set<string> => new Set(entity.form?.sections.flatMap((section) => section.fields));

/**
 * The faults that are also told in a toast: of a list as a whole (ART-064), since it may stand far
 * from the button and has no input of its own to mark; of a field whose schema says so; and of one
 * that this form does not draw.
 */
export function toastsOf(entity: Entity, errors: FieldErrors, textOf: ErrorText): string[] {
  const names = drawn(entity);
  const told = Object.values(errors).filter(({ path }) => {
    const field = entity.shape.fields[path];
    const isList = field?.type === 'array' && (field.shape !== undefined || field.upload !== undefined);
    return isList || field?.ui.toast === true || !names.has(path.split('.')[0] ?? '');
  });
  return [...new Set(told.map(textOf))];
}
