import type { Row } from '../shared/rowIds';

/** The selection of rows for an action on all of them. */
export interface RowSelection {
  /** Whether a row can be selected: it must have an id. */
  isSelectable(row: Row): boolean;
  has(row: Row): boolean;
  /** @param through also selects all rows between this one and the one toggled before */
  toggle(row: Row, through?: boolean): void;
  /** How many of the visible rows are selected. */
  pageSelection: 'none' | 'some' | 'all';
  togglePage(): void;
  disabled: boolean;
  /** Ids of all selected rows, including those on other pages. */
  ids: readonly unknown[];
  select(ids: readonly unknown[]): void;
}
