/**
 * A grid of twelve columns for fields side by side. It depends on the width of its container, not of the screen. In
 * a container too narrow for two inputs each field takes the whole line, so that nested objects do not shrink them.
 * In one too narrow for three, a third becomes a half, and so does the field next to it.
 */
import type { CSSProperties } from 'react';
import type { Field } from '../../model/entity/entity';

const SPANS = { third: 4, half: 6, 'two-thirds': 8, full: 12 } as const;

/** Spans in a container with room for two inputs but not for three. */
const HALVES = { third: 6, half: 6, 'two-thirds': 6, full: 12 } as const;

/** Class of the grid's container, whose width the grid depends on. */
export const FIELD_GRID_CONTAINER_CLASS = 'wd-fields-room';

export const FIELD_GRID_CLASS = 'wd-fields';

/** Whether a field needs the whole line, because its kind has fields or lines of its own. */
export const isFullWidthField = ({ block = false }: Pick<Field, 'block'>): boolean => block;

/** Returns the grid span of a field: its share of the line with room for two inputs, and with room for three. */
export function getGridSpan(field: Pick<Field, 'ui' | 'block'>, usual: keyof typeof SPANS) {
  const width = field.ui.width ?? (isFullWidthField(field) ? 'full' : usual);
  return {
    className: 'wd-field-place',
    style: { '--wd-span-of-two': HALVES[width], '--wd-span-of-three': SPANS[width] } as CSSProperties,
  };
}
