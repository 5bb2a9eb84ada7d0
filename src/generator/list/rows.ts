/** What table, cards and menus need of their list, handed down so that a row knows only itself. */
import { createContext, useContext } from 'react';
import type { Entity } from '../../model/entity/entity';
import type { Offer } from '../actions/types';
import type { RowSelection } from '../selection/rowSelection';
import type { Row } from '../records/row';

/** Where the id of a row leads: an address with what the history should remember. */
interface RowLink {
  to: string;
  state?: unknown;
}

export interface Rows {
  entity: Entity;
  /** Fields that name a row, side by side; default: the entity's label. */
  names?: readonly string[];
  /** Rows are ticked. */
  selection?: RowSelection;
  /** Whether rows have menus: a table keeps a column for them. */
  hasMenu: boolean;
  /** Some of it stands there as buttons: the column is wide enough for a heading in sight. */
  hasButtons?: boolean;
  offersOf(row: Row): Offer[];
  /** Undefined: the id is plain text. */
  linkOf(row: Row): RowLink | undefined;
  /** Where a click on the row leads; undefined: nowhere. */
  openOf(row: Row): RowLink | undefined;
  isBusy(row: Row): boolean;
  /** Asks for the record of a row that is about to be opened. */
  preload(row: Row): void;
  /** The pointer or the focus is near what leads to a form. */
  warm(): void;
}

const RowsContext = createContext<Rows | undefined>(undefined);

export const RowsProvider = RowsContext.Provider;

export function useRows(): Rows {
  const rows = useContext(RowsContext);
  if (!rows) throw new Error('A row stands outside of its list');
  return rows;
}
