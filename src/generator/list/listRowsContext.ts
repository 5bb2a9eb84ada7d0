/** Context of a list for table, cards and menus, so that row components only need their row as a prop. */
import type { Entity } from '../../model/entity/entity';
import { createRequiredContext } from '../../ui/createRequiredContext';
import type { AvailableAction } from '../actions/types';
import type { RowSelection } from '../selection/rowSelection';
import type { Row } from '../shared/rowIds';

/** The target of a row link: a path and its history state. */
interface RowLink {
  to: string;
  state?: unknown;
}

export interface ListRowsContextValue {
  entity: Entity;
  /** Fields that together form the row's title; default: the entity's `titleField`. */
  nameFields?: readonly string[];
  /** Set if rows can be selected. */
  selection?: RowSelection;
  /** Whether rows have menus: the table reserves a column for them. */
  hasMenu: boolean;
  /** Some row actions are visible buttons: the column is then wide enough for a visible heading. */
  hasButtons?: boolean;
  getActions(row: Row): AvailableAction[];
  /** Returns undefined if the id is plain text. */
  getLink(row: Row): RowLink | undefined;
  /** Returns the target of a click on the row; undefined if there is none. */
  getClickLink(row: Row): RowLink | undefined;
  isBusy(row: Row): boolean;
  /** Preloads the record of a row that is about to be opened. */
  preload(row: Row): void;
  /** Preloads the form; called when pointer or focus are on an element that opens it. */
  preloadForm(): void;
}

export const [ListRowsProvider, useListRows] = createRequiredContext<ListRowsContextValue>(
  'A row stands outside of its list',
);
