/**
 * Where fields stand beside each other: a grid of twelve columns that looks at the room it has, and not at
 * the screen. Below the width of two inputs each field has the whole line, so that no level of objects
 * makes them smaller; below that of three a third is a half, and so is what stands beside it.
 */
import type { CSSProperties } from 'react';
import type { Field } from '../../model/entity/entity';

const SPANS = { third: 4, half: 6, 'two-thirds': 8, full: 12 } as const;

/** Where there is room for two and not for three. */
const HALVES = { third: 6, half: 6, 'two-thirds': 6, full: 12 } as const;

/** Class around a grid: what its children measure. */
export const FIELD_GRID_CONTAINER_CLASS = 'wd-fields-room';

/** Class of the grid. */
export const FIELD_GRID_CLASS = 'wd-fields';

/** Of a kind that has fields or lines of its own: it needs the whole line. */
export const isFullWidthField = ({ block = false }: Pick<Field, 'block'>): boolean => block;

/** The place of a field in the grid: its share of the line where there is room for two, and where there is for three. */
export function getGridSpan(field: Pick<Field, 'ui' | 'block'>, usual: keyof typeof SPANS) {
  const width = field.ui.width ?? (isFullWidthField(field) ? 'full' : usual);
  return {
    className: 'wd-field-place',
    style: { '--wd-span-of-two': HALVES[width], '--wd-span-of-three': SPANS[width] } as CSSProperties,
  };
}
