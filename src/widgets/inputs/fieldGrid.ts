/**
 * A grid of twelve columns for fields side by side. The layout depends on the width of the grid's container, not of
 * the screen, so that inputs in nested objects do not become too narrow.
 * - If the container is too narrow for two inputs, each field takes the full width.
 * - If it is wide enough for two inputs but not for three, fields with the width `third` or `two-thirds` take half
 *   of the width.
 */
import type { CSSProperties } from 'react';
import type { Field } from '../../model/entity/entity';

const SPANS = { third: 4, half: 6, 'two-thirds': 8, full: 12 } as const;

/** Numbers of grid columns of a field if the container is wide enough for two inputs but not for three. */
const HALVES = { third: 6, half: 6, 'two-thirds': 6, full: 12 } as const;

/** Class of the container on whose width the grid depends. */
export const FIELD_GRID_CONTAINER_CLASS = 'wd-fields-room';

export const FIELD_GRID_CLASS = 'wd-fields';

/** Whether a field needs the full width because its input contains several fields or lines. */
export const isFullWidthField = ({ block = false }: Pick<Field, 'block'>): boolean => block;

/**
 * Returns the class and the CSS variables of a field in the grid. The variables are the numbers of grid columns in
 * a container for two inputs and in a container for three inputs.
 */
export function getGridSpan(field: Pick<Field, 'ui' | 'block'>, usual: keyof typeof SPANS) {
  const width = field.ui.width ?? (isFullWidthField(field) ? 'full' : usual);
  return {
    className: 'wd-field-place',
    style: { '--wd-span-of-two': HALVES[width], '--wd-span-of-three': SPANS[width] } as CSSProperties,
  };
}
