/**
 * Where pages hook into generated screens: a hand-written view in place of a generated one
 * (`x-admin.views`), and row actions that the generator does not know by itself. The app gives
 * both; the generator may not import pages.
 */
import { createContext, useContext, type ComponentType } from 'react';
import type { EntityModule } from '../model/entity';
import type { Chunk } from './chunk';

export interface CustomViewProps {
  entity: EntityModule;
  view: 'list' | 'create' | 'update' | 'view';
  reading: number;
}

export interface RowDialogProps {
  entity: EntityModule;
  row: Record<string, unknown>;
  /** The action's name as the schema lists it; of an assignment its key. */
  action: string;
  /** @param changed whether the list must be read again */
  onClose: (changed: boolean) => void;
}

/** A row action that opens a dialog of its own. */
export interface RowDialog {
  /** English text and i18n key; an assignment's title comes from the schema. */
  label?: { key: string; text: string };
  /** Changes data: absent on a view-only route. */
  writes: boolean;
  dialog: Chunk<ComponentType<RowDialogProps>>;
}

export interface AboveListProps {
  /** The entity whose list it stands above. */
  entity: EntityModule;
}

export interface Extensions {
  views: Readonly<Record<string, Chunk<ComponentType<CustomViewProps>>>>;
  /** By the action's name; `assignment` in place of the generator's own dialog for `x-admin.assignments`. */
  rowDialogs: Readonly<Record<string, RowDialog>>;
  /** Parts above a list, by the name in `x-admin.list.above`. */
  above?: Readonly<Record<string, Chunk<ComponentType<AboveListProps>>>>;
}

const ExtensionsContext = createContext<Extensions>({ views: {}, rowDialogs: {} });

export const ExtensionsProvider = ExtensionsContext.Provider;

export const useExtensions = (): Extensions => useContext(ExtensionsContext);
