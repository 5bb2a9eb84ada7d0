/**
 * The sizes of rows. Their other styles are in `rows.css`, as class names scoped to the array: a style object for
 * each of many hundred elements would cost more time than rendering them.
 */
import type { CSSProperties } from 'react';
import type { Field } from '../../model/entity/entity';
import { isFullWidthField } from './fieldGrid';

const LINE_HEIGHT = 40;

/** Share of the line that a column takes, by the `width` of its field. */
const SHARES = { third: 1, half: 1.5, 'two-thirds': 2, full: 3 } as const;

type FieldWithWidth = Pick<Field, 'ui' | 'block'>;

/** Minimum width in px at which a column of this `width` is readable. */
const LEAST = { third: 116, half: 130, 'two-thirds': 180, full: 208 } as const;
/** Width in px of a button at the end of a row, and of the gap between two columns. */
const BUTTON = 40;
const BETWEEN = 8;

// A field without `width` takes the available space but has the smallest minimum.
const getMinFieldWidth = ({ ui }: FieldWithWidth): number => LEAST[ui.width ?? 'third'];

/**
 * Returns the grid columns: one per field, the widest of which shrink first, and one for the buttons at the end.
 * The heading uses the same columns.
 */
export const getGridColumns = (fields: readonly FieldWithWidth[], buttons: number): string =>
  `${fields.map((field) => `minmax(${getMinFieldWidth(field)}px, ${SHARES[field.ui.width ?? 'full']}fr)`).join(' ')} ${buttons * BUTTON}px`;

/** Returns the width in px at which rows fit into lines; Infinity if a field needs a full line. */
export const getMinTableWidth = (fields: readonly FieldWithWidth[], buttons: number): number =>
  fields.some(isFullWidthField)
    ? Infinity
    : fields.reduce((sum, field) => sum + getMinFieldWidth(field) + BETWEEN, buttons * BUTTON);

export const ROW_CLASS = 'wd-row';
export const ROW_CELL_CLASS = 'wd-row-cell';
/** Class of a row without inputs. */
export const ROW_WITHOUT_INPUTS_CLASS = 'wd-row-light';

/** Height in px of a field with its label in a card. */
const FIELD_HEIGHT = 72;
/** Gap between rows in theme spacing units, and the size of a unit in px. */
const GAP = { line: 1, card: 2 } as const;
const UNIT = 8;

/** Returns the height in px of rows without inputs, to reserve space before they render. */
export const getRowsHeight = (count: number, fields: readonly Field[], narrow: boolean): number => {
  const row = narrow ? FIELD_HEIGHT * fields.length + GAP.card * UNIT : LINE_HEIGHT + GAP.line * UNIT;
  return count * row - (narrow ? GAP.card : GAP.line) * UNIT;
};

/**
 * Returns the class and CSS variables that `rows.css` uses: lines or cards, the columns, and the height of a card
 * without inputs.
 */
export const getRowListProps = (fields: readonly Field[], narrow: boolean, buttons: number) => ({
  className: `wd-edit-rows ${narrow ? 'wd-edit-cards' : 'wd-edit-lines'}`,
  style: {
    '--wd-edit-columns': getGridColumns(fields, buttons),
    '--wd-edit-least': `${FIELD_HEIGHT * fields.length}px`,
  } as CSSProperties,
});
