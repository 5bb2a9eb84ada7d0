import type { Row } from '../records/rowIds';

/** Rows that are chosen for something that is done to all of them at once. */
export interface RowSelection {
  /** Whether a row can be chosen: it says which one it is. */
  isSelectable(row: Row): boolean;
  has(row: Row): boolean;
  /** @param through with the rows between it and the one that was touched before it */
  toggle(row: Row, through?: boolean): void;
  /** How many of the rows that are shown are chosen. */
  pageSelection: 'none' | 'some' | 'all';
  togglePage(): void;
  disabled: boolean;
  /** Ids of all that are chosen, also on other pages. */
  ids: readonly unknown[];
  select(ids: readonly unknown[]): void;
}
