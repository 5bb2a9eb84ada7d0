/**
 * The measures of rows. Their look is in `rows.css`, by class names below the list's own: a style object for each
 * of many hundred elements would cost more than drawing them.
 */
import type { CSSProperties } from 'react';
import type { Field } from '../../model/entity/entity';
import { isFullWidthField } from './fieldGrid';

const LINE_HEIGHT = 40;

/** What a column takes of the line, by the `width` of its field. */
const SHARES = { third: 1, half: 1.5, 'two-thirds': 2, full: 3 } as const;

type Sized = Pick<Field, 'ui' | 'block'>;

/** Pixels below which nobody can read what is in a column of the width. */
const LEAST = { third: 116, half: 130, 'two-thirds': 180, full: 208 } as const;
/** Pixels of a button at the end of a row, and between two columns. */
const BUTTON = 40;
const BETWEEN = 8;

// A field that names no share takes what there is, and makes do with the least.
const least = ({ ui }: Sized): number => LEAST[ui.width ?? 'third'];

/**
 * Columns as wide as their fields want to be, the widest of which give first, and one for the buttons at
 * their end: the heading has the same.
 */
export const getGridColumns = (fields: readonly Sized[], buttons: number): string =>
  `${fields.map((field) => `minmax(${least(field)}px, ${SHARES[field.ui.width ?? 'full']}fr)`).join(' ')} ${buttons * BUTTON}px`;

/** Pixels in which rows fit into lines; Infinity for rows with fields that are no line. */
export const getMinTableWidth = (fields: readonly Sized[], buttons: number): number =>
  fields.some(isFullWidthField)
    ? Infinity
    : fields.reduce((sum, field) => sum + least(field) + BETWEEN, buttons * BUTTON);

export const ROW_CLASS = 'wd-row';
export const ROW_CELL_CLASS = 'wd-row-cell';
/** A row without inputs. */
export const ROW_WITHOUT_INPUTS_CLASS = 'wd-row-light';

/** Of a field with its label in a card. */
const FIELD_HEIGHT = 72;
/** Between rows, in units of the theme and in pixels. */
const GAP = { line: 1, card: 2 } as const;
const UNIT = 8;

/** Pixels that so many rows without inputs take, so that the page is as long before they stand there. */
export const getRowsHeight = (count: number, fields: readonly Field[], narrow: boolean): number => {
  const row = narrow ? FIELD_HEIGHT * fields.length + GAP.card * UNIT : LINE_HEIGHT + GAP.line * UNIT;
  return count * row - (narrow ? GAP.card : GAP.line) * UNIT;
};

/** What `rows.css` goes by: the kind of the list, its columns, and the height of a card without inputs. */
export const listProps = (fields: readonly Field[], narrow: boolean, buttons: number) => ({
  className: `wd-edit-rows ${narrow ? 'wd-edit-cards' : 'wd-edit-lines'}`,
  style: {
    '--wd-edit-columns': getGridColumns(fields, buttons),
    '--wd-edit-least': `${FIELD_HEIGHT * fields.length}px`,
  } as CSSProperties,
});
