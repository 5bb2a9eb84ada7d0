import type { ObjectShape, Section } from '../entity/entity';
import { FALLBACK_FIELD_KIND } from '../schemaLanguage/fieldTypes';

/** Kinds whose inputs hold several fields, long content or pictures, and use any width that they get. */
const WIDE_KINDS: readonly string[] = ['object', 'rows', 'image', 'images', FALLBACK_FIELD_KIND];

/**
 * Whether all inputs of a form are below each other, so that lines of a readable length are enough for it: it has plain
 * fields only, and none of them shares its line.
 */
export const isOneColumnForm = (sections: readonly Section[], { fields }: ObjectShape): boolean =>
  sections.every(
    ({ kind, fetch, placement, width, division, fields: names }) =>
      kind === 'fields' &&
      (fetch ?? placement ?? width ?? division) === undefined &&
      names.every((name) => {
        const { kind: own = '', ui } = fields[name] ?? {};
        return !WIDE_KINDS.includes(own) && (ui?.width ?? 'full') === 'full';
      }),
  );
