/** Minimum widths of columns, known before rows are loaded, to avoid a layout shift. Pure functions. */
import type { ColumnFormat } from '../../model/schemaLanguage/definition';
import type { Column, Entity } from '../../model/entity/entity';

/** Approximate width in pixels of a cell in each display format, on one line. */
const WIDTHS: Readonly<Partial<Record<ColumnFormat, number>>> = {
  number: 36,
  money: 56,
  count: 24,
  boolean: 24,
  status: 56,
  phase: 56,
  date: 84,
  datetime: 124,
};
const ID = 20;
const TEXT = 64;
const LABEL = 140;
const PADDING = 16;
const BOX = 42;
const MENU = 48;

type Told = Pick<Entity, 'ids' | 'titleField'>;

/**
 * Returns the width of a cell's content.
 * @returns pixels; undefined for a text, which takes the remaining width
 */
export const getColumnWidth = ({ field, display }: Column, { ids }: Told): number | undefined =>
  ids[0] === field ? ID : WIDTHS[display];

interface Around {
  /** Rows have checkboxes. */
  boxes: boolean;
  /** Rows have menus. */
  menus: boolean;
}

/**
 * Returns the minimum width of a table.
 * @returns pixels below which these columns are not readable, whatever the rows contain
 */
export function getMinTableWidth(columns: readonly Column[], entity: Told, { boxes, menus }: Around): number {
  const cells = columns.map(
    (column) => PADDING + (getColumnWidth(column, entity) ?? (column.field === entity.titleField ? LABEL : TEXT)),
  );
  return cells.reduce((sum, width) => sum + width, (boxes ? BOX : 0) + (menus ? MENU : 0));
}
