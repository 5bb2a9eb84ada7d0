/**
 * The way from a list to forms. A list knows forms by this alone: the app's screens, which know both, hand
 * it down, so that neither's code is part of the other's.
 */
import { createContext, useContext, type ComponentType } from 'react';
import type { EntityModule } from '../../model/entity/entity';
import type { Row } from '../records/rowIds';

export interface FormDialogProps {
  module: EntityModule;
  /** Absent for a new record. */
  id?: unknown;
  /** Of a new record: the id of the one that it is to be like. */
  copyOf?: unknown;
  /** The record as its list shows it, where no call reads it. */
  row?: Row | undefined;
  /** What a new record has from where it is made. */
  parentValues?: Row | undefined;
  onClose: (saved: boolean) => void;
}

export interface FormPreload {
  /** A form over its list. */
  Dialog: ComponentType<FormDialogProps>;
  /** Fetches the code of an entity's form with all it shows. */
  preload(module: EntityModule): Promise<unknown>;
}

const FormPreloadContext = createContext<FormPreload | undefined>(undefined);

export const FormPreloadProvider = FormPreloadContext.Provider;

export function useFormPreload(): FormPreload {
  const ahead = useContext(FormPreloadContext);
  if (!ahead) throw new Error('A list stands outside of an EntityScreen');
  return ahead;
}
