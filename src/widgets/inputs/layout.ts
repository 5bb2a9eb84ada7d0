/**
 * Where fields stand beside each other: a grid of twelve columns that looks at the room it has, and not at
 * the screen. Below the width of two inputs each field has the whole line, so that no level of objects
 * makes them smaller; below that of three a third is a half, and so is what stands beside it.
 */
import type { Field } from '../../model/entity';

const SPANS = { third: 4, half: 6, 'two-thirds': 8, full: 12 } as const;

/** Pixels in which two inputs fit side by side, and three: a day with its button, a country with its code. */
const TWO = 520;
const THREE = 680;

/** Where there is room for two and not for three. */
const HALVES = { third: 6, half: 6, 'two-thirds': 6, full: 12 } as const;

/** Around a grid: what its children measure. */
export const ROOM = { containerType: 'inline-size', minWidth: 0 } as const;

export const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: 1,
  '& > *': { gridColumn: '1 / -1', minWidth: 0 },
} as const;

/**
 * In the card of a row: as many beside each other as fit, all as wide. The shares are those of its line, in a
 * card they would leave holes.
 */
export const TILES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
  columnGap: 2,
  rowGap: 1,
} as const;

/** Of a kind that has fields or lines of its own: it needs the whole line. */
export const isBlock = ({ block = false }: Pick<Field, 'block'>): boolean => block;

/** The share of a field in its line where there is room for two, and where there is for three. */
export const placeIn = (field: Pick<Field, 'ui' | 'block'>, usual: keyof typeof SPANS) => {
  const width = field.ui.width ?? (isBlock(field) ? 'full' : usual);
  return {
    [`@container (min-width: ${TWO}px)`]: { gridColumn: `span ${HALVES[width]}` },
    [`@container (min-width: ${THREE}px)`]: { gridColumn: `span ${SPANS[width]}` },
  };
};

/** Class of the place where the button stands that empties a choice. */
export const CLEAR = 'wd-clear';
