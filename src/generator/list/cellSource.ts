import type { CellSource, Column } from '../../model/entity';
import { isEmpty } from '../../widgets/cells/empty';
import type { Row } from './actionable';

/** What a column draws of a row: its own field, or the stand-in where the row has no such value. */
export const sourceOf = (column: Column, row: Row): CellSource =>
  column.fallback && isEmpty(row[column.field]) ? column.fallback : column;
