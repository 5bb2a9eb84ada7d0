/**
 * Computes the minimum widths of columns. The widths do not depend on the rows, so that there is no layout shift
 * when the rows have loaded. Pure functions.
 */
import { DISPLAY_FORMATS } from '../../model/displayFormats/displayFormats';
import type { Column, Entity } from '../../model/entity/entity';

const ID = 20;
const TEXT = 64;
const LABEL = 140;
/** A date. In a narrow column its time is on a second line. */
const DATE = 84;
const PADDING = 16;
const BOX = 42;
const MENU = 48;

type ListedEntity = Pick<Entity, 'ids' | 'titleField'>;

/**
 * Returns the width of the content of a column's cells.
 * @returns the width in pixels; undefined for a text column, which takes the remaining width
 */
export const getColumnWidth = ({ field, display }: Column, { ids }: ListedEntity): number | undefined =>
  ids[0] === field ? ID : DISPLAY_FORMATS[display].columnWidth;

interface ExtraColumns {
  /** Whether each row starts with a checkbox. */
  boxes: boolean;
  /** Whether each row ends with a menu. */
  menus: boolean;
}

/**
 * Returns the minimum width of a table. The width does not depend on the content of the rows.
 * @returns the width in pixels below which the columns are not readable
 */
export function getMinTableWidth(
  columns: readonly Column[],
  entity: ListedEntity,
  { boxes, menus }: ExtraColumns,
): number {
  const cells = columns.map(
    (column) =>
      PADDING +
      Math.min(DATE, getColumnWidth(column, entity) ?? TEXT) +
      (column.field === entity.titleField ? LABEL - TEXT : 0),
  );
  return cells.reduce((sum, width) => sum + width, (boxes ? BOX : 0) + (menus ? MENU : 0));
}
