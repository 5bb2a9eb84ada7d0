/** How much room columns take at least: known before there are rows, so that nothing jumps when they come. Pure. */
import type { ColumnFormat } from '../../model/schemaLanguage/definition';
import type { Column, Entity } from '../../model/entity/entity';

/** About as wide as what stands in one line in a cell of the format. */
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

/** @returns pixels of what one cell holds; undefined for a text, which takes what room there is */
export const getColumnWidth = ({ field, display }: Column, { ids }: Told): number | undefined =>
  ids[0] === field ? ID : WIDTHS[display];

interface Around {
  /** Rows have boxes to choose them by. */
  boxes: boolean;
  /** Rows have menus. */
  menus: boolean;
}

/** @returns pixels below which a table of these columns is never to be read, whatever its rows hold */
export function getMinTableWidth(columns: readonly Column[], entity: Told, { boxes, menus }: Around): number {
  const cells = columns.map(
    (column) => PADDING + (getColumnWidth(column, entity) ?? (column.field === entity.titleField ? LABEL : TEXT)),
  );
  return cells.reduce((sum, width) => sum + width, (boxes ? BOX : 0) + (menus ? MENU : 0));
}
