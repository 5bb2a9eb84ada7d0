/** The props of a cell that can be edited and of its editor. */
import type { ReactNode } from 'react';
import type { Column, EntityModule, Field } from '../../model/entity/entity';
import type { Row } from '../shared/listRowIds';

export interface EditableCellProps {
  module: EntityModule;
  column: Column;
  row: Row;
  /** Reloads the rows after a change. */
  reload: () => unknown;
  /** The value of the cell. */
  children: ReactNode;
}

export interface InlineEditProps {
  module: EntityModule;
  row: Row;
  fields: readonly Field[];
  /** The title of the record. */
  name: string;
  /** Says which value of which record is edited. */
  label: string;
  /** The button that opened the editor. */
  anchor: HTMLElement;
  /** Reloads the rows after a change. */
  reload: () => unknown;
  onClose: () => void;
}

export type EditorCloseReason = 'backdropClick' | 'escapeKeyDown';
/** Handles a click outside of the editor and the Escape key. */
export type EditorCloseHandler = (reason: EditorCloseReason) => void;

export interface InlineFormProps extends InlineEditProps {
  /** The form sets this ref, because only the form knows whether there are unsaved changes. */
  leaveRef: { current: EditorCloseHandler };
}
