/** Minimum widths of columns, known before rows are loaded, to avoid a layout shift. Pure functions. */
import { DISPLAY_FORMATS } from '../../model/displayFormats/displayFormats';
import type { Column, Entity } from '../../model/entity/entity';

const ID = 20;
const TEXT = 64;
const LABEL = 140;
const PADDING = 16;
const BOX = 42;
const MENU = 48;

type ListedEntity = Pick<Entity, 'ids' | 'titleField'>;

/**
 * Returns the width of a cell's content.
 * @returns pixels; undefined for a text, which takes the remaining width
 */
export const getColumnWidth = ({ field, display }: Column, { ids }: ListedEntity): number | undefined =>
  ids[0] === field ? ID : DISPLAY_FORMATS[display].columnWidth;

interface ExtraColumns {
  /** Rows have checkboxes. */
  boxes: boolean;
  /** Rows have menus. */
  menus: boolean;
}

/**
 * Returns the minimum width of a table.
 * @returns pixels below which these columns are not readable, whatever the rows contain
 */
export function getMinTableWidth(
  columns: readonly Column[],
  entity: ListedEntity,
  { boxes, menus }: ExtraColumns,
): number {
  const cells = columns.map(
    (column) => PADDING + (getColumnWidth(column, entity) ?? (column.field === entity.titleField ? LABEL : TEXT)),
  );
  return cells.reduce((sum, width) => sum + width, (boxes ? BOX : 0) + (menus ? MENU : 0));
}
