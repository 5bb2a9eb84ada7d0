/**
 * The interface between lists and forms. The screens, which import both, provide it by context, so that the chunks
 * of list and form do not contain each other.
 */
import type { ComponentType } from 'react';
import type { EntityModule } from '../../model/entity/entity';
import { createRequiredContext } from '../../ui/createRequiredContext';
import type { Row } from '../shared/rowIds';

export interface FormDialogProps {
  module: EntityModule;
  /** Undefined for a new record. */
  id?: unknown;
  /** For a new record: the id of the record to duplicate. */
  copyOf?: unknown;
  /** The row of the list, for entities without a get call. */
  row?: Row | undefined;
  /** Values that a new record gets from the screen on which it is created. */
  parentValues?: Row | undefined;
  onClose: (saved: boolean) => void;
}

export interface FormPreload {
  /** The form dialog over a list. */
  Dialog: ComponentType<FormDialogProps>;
  /** Loads the code of an entity's form with all its parts. */
  preload(module: EntityModule): Promise<unknown>;
}

export const [FormPreloadProvider, useFormPreload] = createRequiredContext<FormPreload>(
  'A list stands outside of an EntityScreen',
);
