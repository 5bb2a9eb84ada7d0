/** What table, cards and menus need of their list, handed down so that a row knows only itself. */
import { createContext, useContext } from 'react';
import type { Entity } from '../../model/entity/entity';
import type { AvailableAction } from '../actions/types';
import type { RowSelection } from '../selection/rowSelection';
import type { Row } from '../records/rowIds';

/** Where the id of a row leads: an address with what the history should remember. */
interface RowLink {
  to: string;
  state?: unknown;
}

export interface ListRowsContextValue {
  entity: Entity;
  /** Fields that name a row, side by side; default: the entity's label. */
  nameFields?: readonly string[];
  /** Rows are ticked. */
  selection?: RowSelection;
  /** Whether rows have menus: a table keeps a column for them. */
  hasMenu: boolean;
  /** Some of it stands there as buttons: the column is wide enough for a heading in sight. */
  hasButtons?: boolean;
  getActions(row: Row): AvailableAction[];
  /** Undefined: the id is plain text. */
  getLink(row: Row): RowLink | undefined;
  /** Where a click on the row leads; undefined: nowhere. */
  getClickLink(row: Row): RowLink | undefined;
  isBusy(row: Row): boolean;
  /** Asks for the record of a row that is about to be opened. */
  preload(row: Row): void;
  /** The pointer or the focus is near what leads to a form. */
  preloadForm(): void;
}

const ListRowsContext = createContext<ListRowsContextValue | undefined>(undefined);

export const ListRowsProvider = ListRowsContext.Provider;

export function useListRows(): ListRowsContextValue {
  const rows = useContext(ListRowsContext);
  if (!rows) throw new Error('A row stands outside of its list');
  return rows;
}
