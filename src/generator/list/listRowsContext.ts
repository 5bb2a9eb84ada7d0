/** Provides the state of a list to the components of its rows, so that their only prop is the row. */
import type { ComponentType } from 'react';
import type { Entity } from '../../model/entity/entity';
import { createRequiredContext } from '../../ui/createRequiredContext';
import type { AvailableAction } from '../actions/types';
import type { EditableCellProps } from '../inlineEdit/inlineEditProps';
import type { RowSelectionController } from '../selection/rowSelectionController';
import type { MarkCreatedFunction } from '../queries/markCreatedQueryKey';
import type { Row } from '../shared/listRowIds';

/** The target of a link to a record: a path and the state of the history entry. */
interface RowLink {
  to: string;
  state?: unknown;
}

export interface ListRowsContextValue {
  entity: Entity;
  /** The fields that together form the title of a row. The default is the entity's `titleField`. */
  nameFields?: readonly string[];
  /** Set if users may change fields of the rows in the cells of the table. `Cell` renders such a cell. */
  editing?: Pick<EditableCellProps, 'module' | 'reload'> & { Cell: ComponentType<EditableCellProps> };
  /** The columns by which the user can sort; undefined for none. */
  sortFields?: readonly string[] | undefined;
  /** Undefined if rows cannot be selected. */
  selection?: RowSelectionController;
  /** Whether rows have a menu with actions. The table then reserves a column for it. */
  hasMenu: boolean;
  /**
   * Whether some row actions are visible buttons. The column with the actions is then wide enough for a visible
   * heading.
   */
  hasButtons?: boolean;
  getActions(row: Row): AvailableAction[];
  /**
   * Returns the target of the link in the id column. If the result is undefined, the id is plain text, and the name
   * links to `getClickLink`.
   */
  getLink(row: Row): RowLink | undefined;
  /** Returns the target of a click on the row; undefined if a click has no effect. */
  getClickLink(row: Row): RowLink | undefined;
  isBusy(row: Row): boolean;
  /** Marks the name of the record that was created last. */
  markCreated?: MarkCreatedFunction | undefined;
  /**
   * Whether the name of a row is plain text: it is a unique number or code of a record that cannot be changed. Such a row
   * has a link View instead of its menu.
   */
  isNamePlain?(row: Row): boolean;
  /** Preloads the record of a row. Called when the user is about to open it. */
  preload(row: Row): void;
  /** Preloads the form. Called when an element that opens the form is hovered or focused. */
  preloadForm(): void;
}

export const [ListRowsProvider, useListRows] = createRequiredContext<ListRowsContextValue>(
  'A row stands outside of its list',
);
