/** What table, cards and menus need of their list, handed down so that a row knows only itself. */
import { createContext, useContext } from 'react';
import type { Entity } from '../../model/entity';
import type { Row } from './actionable';

export interface RowAction {
  name: string;
  label: string;
  run(): void;
}

/** Where the id of a row leads: the form's address, or this list's own with the dialog open. */
export interface RowLink {
  to: string;
  state: unknown;
}

/** Rows that are chosen for something that is done to all of them at once. */
export interface RowSelection {
  has(row: Row): boolean;
  toggle(row: Row): void;
  /** How many of the rows that are shown are chosen. */
  page: 'none' | 'some' | 'all';
  togglePage(): void;
  disabled: boolean;
}

export interface Rows {
  entity: Entity;
  /** Fields that name a row, side by side; default: the entity's label. */
  names?: readonly string[];
  /** Rows are ticked; they have no menus then. */
  selection?: RowSelection;
  actionsOf(row: Row): RowAction[];
  /** Undefined: the id is plain text. */
  linkOf(row: Row): RowLink | undefined;
  isBusy(row: Row): boolean;
}

const RowsContext = createContext<Rows | undefined>(undefined);

export const RowsProvider = RowsContext.Provider;

export function useRows(): Rows {
  const rows = useContext(RowsContext);
  if (!rows) throw new Error('A row stands outside of its list');
  return rows;
}
