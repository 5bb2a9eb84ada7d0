/**
 * The look of rows, by class names below the list's own box: a style object for each of many
 * hundred elements would cost more than drawing them.
 */
import type { Field } from '../../model/entity/entity';
import { CLEAR, isBlock } from './layout';

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
 * their end: the heading uses the same.
 */
export const columnsOf = (fields: readonly Sized[], buttons: number): string =>
  `${fields.map((field) => `minmax(${least(field)}px, ${SHARES[field.ui.width ?? 'full']}fr)`).join(' ')} ${buttons * BUTTON}px`;

/** Pixels in which rows fit into lines; Infinity for rows with fields that are no line. */
export const lineWidth = (fields: readonly Sized[], buttons: number): number =>
  fields.some(isBlock) ? Infinity : fields.reduce((sum, field) => sum + least(field) + BETWEEN, buttons * BUTTON);

export const ROW = 'wd-row';
export const CELL = 'wd-row-cell';
/** A row without inputs. */
export const LIGHT = 'wd-row-light';

/**
 * Isolated, a row is painted by itself: a key in one of them does not paint the others again. The one
 * with the focus comes last: what is painted after the caret cannot share a layer with what is before.
 */
const PLAIN = { m: 0, p: 0, minWidth: 0, border: 0, isolation: 'isolate', '&:focus-within': { zIndex: 1 } } as const;

const CARD = { ...PLAIN, p: 1.5, border: '1px solid', borderColor: 'divider', borderRadius: 1 } as const;

/** Of a field with its label in a card. */
const FIELD_HEIGHT = 72;
/** Between rows, in units of the theme and in pixels. */
const GAP = { line: 1, card: 2 } as const;
const UNIT = 8;

/**
 * An input without a label has no gap in its frame. Without the legend and its clipping the browser
 * has half as much to paint with each key.
 */
const FRAME = {
  '& .MuiOutlinedInput-notchedOutline': { top: 0, overflow: 'visible' },
  '& .MuiOutlinedInput-notchedOutline > legend': { display: 'none' },
} as const;

/**
 * A control of one line is as high as its line whatever it holds, so a key that changes its text does
 * not lay out the form around it. Others grow with what is entered.
 */
const BOUNDARY = {
  [`& .${CELL} > .MuiFormControl-root`]: { display: 'block' },
  [`& .${CELL} > .MuiFormControl-root > .MuiInputBase-root:not(.MuiInputBase-multiline), & .${CELL} > .wd-field-row > .wd-field-frame:not(:has(> textarea))`]:
    {
      contain: 'size layout',
      display: 'flex',
      height: LINE_HEIGHT,
      width: '100%',
    },
} as const;

/**
 * In a line the room belongs to what is chosen: the button that empties it comes with the pointer or the focus, and
 * leaves free the middle of the narrowest column, where people press to open it.
 */
const CLEAR_NEARBY = {
  [`& .${CLEAR}`]: { mr: -0.75 },
  [`& .${CLEAR} > button`]: { p: '3px' },
  '@media (hover: hover)': {
    [`& .MuiInputBase-root:not(:hover, :focus-within):has(> .${CLEAR})`]: {
      pr: 0,
      [`& > .${CLEAR}`]: { display: 'none' },
      [`& > .MuiSelect-select`]: { pr: 4 },
    },
  },
} as const;

const lines = (fields: readonly Field[], buttons: number) => ({
  // Once for the list: a clipping of each row would be painted by itself.
  overflowX: 'clip',
  [`& .${ROW}`]: {
    ...PLAIN,
    display: 'grid',
    gridTemplateColumns: columnsOf(fields, buttons),
    gap: 1,
    alignItems: 'start',
  },
  ...FRAME,
  ...BOUNDARY,
  ...CLEAR_NEARBY,
  [`& .${LIGHT}`]: {
    ...PLAIN,
    height: LINE_HEIGHT,
    lineHeight: `${LINE_HEIGHT}px`,
    whiteSpace: 'nowrap',
    px: 1.5,
  },
});

const cards = (fields: readonly Field[]) => ({
  [`& .${ROW}`]: { ...CARD, display: 'flex', flexDirection: 'column' },
  // About as high as with inputs, so that the scroll bar does not jump.
  [`& .${LIGHT}`]: { ...CARD, minHeight: FIELD_HEIGHT * fields.length },
  [`& .${CELL}:empty`]: { display: 'none' },
});

/** Pixels that so many rows without inputs take, so that the page is as long before they stand there. */
export const heightOf = (count: number, fields: readonly Field[], narrow: boolean): number => {
  const row = narrow ? FIELD_HEIGHT * fields.length + GAP.card * UNIT : LINE_HEIGHT + GAP.line * UNIT;
  return count * row - (narrow ? GAP.card : GAP.line) * UNIT;
};

/** @param buttons how many a row has at its end, at most */
export const rowStyles = (fields: readonly Field[], narrow: boolean, buttons: number) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: narrow ? GAP.card : GAP.line,
  [`& .${CELL}`]: { minWidth: 0 },
  ...(narrow ? cards(fields) : lines(fields, buttons)),
});
