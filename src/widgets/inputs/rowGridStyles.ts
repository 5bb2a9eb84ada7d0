/**
 * The sizes of rows of an array in a form. All other styles of rows are in `rows.css`, where one rule applies to
 * all rows of an array. A style object for each of several hundred elements would take more time than rendering the
 * elements.
 */
import type { CSSProperties } from 'react';
import type { Field } from '../../model/entity/entity';
import { isFullWidthField } from './fieldGrid';

const LINE_HEIGHT = 40;

/** Relative width of a column in a row, by the `width` of its field. */
const SHARES = { third: 1, half: 1.5, 'two-thirds': 2, full: 3 } as const;

type FieldWithWidth = Pick<Field, 'ui' | 'block' | 'kind'> & Partial<Pick<Field, 'format' | 'limits'>>;

/** Minimum width in px of a column, by the `width` of its field. Narrower inputs would not be readable. */
const LEAST = { third: 116, half: 130, 'two-thirds': 180, full: 208 } as const;
/** Width in px of a button at the end of a row, and of the gap between two columns. */
const BUTTON = 40;
const BETWEEN = 8;

/** The same for inputs of days and times, whose text is cut where it does not fit. */
const LEAST_OF_KIND: Readonly<Record<string, number>> = { date: 160, month: 140, datetime: 240, daterange: 328 };

/** The same for a dropdown of half the width, which also has an arrow. One of a third is for short options. */
const LEAST_OF_HALF_SELECT = 160;

/** Texts of at least this length, such as UUIDs, would be cut in a column or tile of the usual width. */
const LONG_TEXT = 30;
/** Texts of at least this length, such as hashes, would be cut in a wide tile, too. */
const LINE_TEXT = 40;
/** Width in px of a column with long texts. */
const LEAST_OF_LONG_TEXT = 300;

/** Usual lengths of texts by their format. */
const LENGTHS: Readonly<Record<string, number>> = {
  uuid: 36,
  uri: 36,
  'absolute-uri': 36,
  'uri-reference': 36,
  iri: 36,
  'iri-reference': 36,
  'uri-template': 36,
  email: LONG_TEXT,
};

/** Returns how long all texts of a field are: by its shortest value, a pattern of one length, or its format. */
function getTextLength({ kind, format = '', limits: { minLength = 0, pattern = '' } = {} }: FieldWithWidth): number {
  if (!['text', 'url', 'email'].includes(kind)) return 0;
  const [, count = '0'] = /\{(\d+)\}\$$/.exec(pattern) ?? [];
  return Math.max(minLength, Number(count), LENGTHS[format] ?? 0);
}

/** Whether a field takes a whole line of a card. */
export const needsWholeLine = (field: FieldWithWidth): boolean =>
  isFullWidthField(field) || getTextLength(field) >= LINE_TEXT;

/** Whether a card has wide tiles, because a field in one of them has long texts. */
export const hasWideTiles = (fields: readonly FieldWithWidth[]): boolean =>
  fields.some((field) => !needsWholeLine(field) && getTextLength(field) >= LONG_TEXT);

// A field without `width` has the smallest minimum width, although it takes as much space as is available.
const getMinFieldWidth = (field: FieldWithWidth): number => {
  const { width } = field.ui;
  const { kind } = field;
  if (width === undefined)
    return getTextLength(field) >= LONG_TEXT ? LEAST_OF_LONG_TEXT : (LEAST_OF_KIND[kind] ?? LEAST.third);
  return width === 'half' && kind === 'select' ? LEAST_OF_HALF_SELECT : LEAST[width];
};

/**
 * Returns the CSS grid columns of a row: one column per field and one column for the buttons at the end. If space
 * is scarce, the widest columns shrink first. The headings use the same columns.
 */
export const getGridTemplateColumns = (fields: readonly FieldWithWidth[], buttons: number): string =>
  `${fields.map((field) => `minmax(${getMinFieldWidth(field)}px, ${SHARES[field.ui.width ?? 'full']}fr)`).join(' ')} ${buttons * BUTTON}px`;

/**
 * Returns the minimum width in px at which rows can be rendered as lines. Returns Infinity if a field needs the
 * full width.
 */
export const getMinRowsWidth = (fields: readonly FieldWithWidth[], buttons: number): number =>
  fields.some(isFullWidthField)
    ? Infinity
    : fields.reduce((sum, field) => sum + getMinFieldWidth(field) + BETWEEN, buttons * BUTTON);

export const ROW_CLASS = 'wd-row';
export const ROW_CELL_CLASS = 'wd-row-cell';
/** Class of a row that is rendered without inputs. */
export const ROW_WITHOUT_INPUTS_CLASS = 'wd-row-light';

/** Height in px of a field in a card, including its label. */
const FIELD_HEIGHT = 72;
/** Gap between rows in units of the theme spacing, and the size of a unit in px. */
const GAP = { line: 1, card: 2 } as const;
const UNIT = 8;

/**
 * Returns the height in px of `count` rows without inputs. A list reserves this space for rows that are not
 * rendered yet.
 */
export const getRowsHeight = (count: number, fields: readonly Field[], narrow: boolean): number => {
  const row = narrow ? FIELD_HEIGHT * fields.length + GAP.card * UNIT : LINE_HEIGHT + GAP.line * UNIT;
  return count * row - (narrow ? GAP.card : GAP.line) * UNIT;
};

/**
 * Returns the classes and the CSS variables of the list of rows for `rows.css`: whether rows are lines or cards, and
 * these have wide tiles, the grid columns, and the height of a card without inputs.
 */
export const getRowsContainerProps = (fields: readonly Field[], narrow: boolean, buttons: number) => ({
  className: `wd-edit-rows ${narrow ? 'wd-edit-cards' : 'wd-edit-lines'}${hasWideTiles(fields) ? ' wd-edit-wide' : ''}`,
  style: {
    '--wd-edit-columns': getGridTemplateColumns(fields, buttons),
    '--wd-edit-least': `${FIELD_HEIGHT * fields.length}px`,
  } as CSSProperties,
});
