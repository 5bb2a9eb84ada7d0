import type { Row } from '../shared/listRowIds';

/** The selection of rows, in the form that the table and the cards use. */
export interface RowSelectionController {
  /** Whether the user can select a row. A row without an id cannot be selected. */
  isSelectable(row: Row): boolean;
  has(row: Row): boolean;
  /**
   * Selects or deselects a row. @param through whether to include all rows between this row and the row that was
   * toggled before
   */
  toggle(row: Row, through?: boolean): void;
  /** Whether none, some or all of the visible rows are selected. */
  pageSelection: 'none' | 'some' | 'all';
  togglePage(): void;
  disabled: boolean;
  /** The ids of all selected rows, including the selected rows of other pages. */
  ids: readonly unknown[];
  select(ids: readonly unknown[]): void;
}
