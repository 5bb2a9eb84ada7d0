/**
 * The interface through which lists open and preload forms. Lists and forms do not import each other, so that their
 * chunks stay separate. The screens import both and provide the form to the list by React context.
 */
import type { ComponentType } from 'react';
import type { EntityModule } from '../../model/entity/entity';
import { createRequiredContext } from '../../ui/createRequiredContext';
import type { Row } from '../shared/listRowIds';

export interface EntityFormDialogProps {
  module: EntityModule;
  /** The id of the record to edit. Undefined for a new record. */
  id?: unknown;
  /** The id of the record to duplicate. Only set for a new record. */
  copyOf?: unknown;
  /** The list row of the record. Only set for entities without a get call. */
  row?: Row | undefined;
  /** Values of the surrounding screen that a new record takes over, for example the id of a parent record. */
  parentValues?: Row | undefined;
  onClose: (saved: boolean) => void;
}

export interface FormPreload {
  /** The dialog with an entity's form, which opens over a list. */
  Dialog: ComponentType<EntityFormDialogProps>;
  /** Loads the code of an entity's form, including its lazy-loaded inputs and sections. */
  preload(module: EntityModule): Promise<unknown>;
}

export const [FormPreloadProvider, useFormPreload] = createRequiredContext<FormPreload>(
  'A list stands outside of an EntityScreen',
);
