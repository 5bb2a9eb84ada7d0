/** The props of hand-written parts; see `extensions` for their file names. */
import type { ResourceProps } from 'ra-core';
import type { EntityModule, Section, View } from '../../model/entity/entity';
import type { Row } from '../records/rowIds';

export interface SectionProps {
  section: Section;
  module: EntityModule;
  /** The record as the server sent it; undefined while a new record is being created. */
  record: Row | undefined;
}

export interface CustomDialogProps {
  module: EntityModule;
  action: string;
  record: Row | undefined;
  /** Ids of the selected rows, for an action of the scope `selection`. */
  ids?: readonly unknown[];
  /** Closes the dialog; with `changed`, the screen behind it reloads its data. */
  onClose: (changed: boolean) => void;
}

export interface CustomViewProps {
  entity: EntityModule;
  view: View;
  /** Index of the route set that contains the current route. */
  routeIndex: number;
}

export interface CustomPageProps {
  /** The title of the page's menu entry. */
  title: string;
}

/** The export of a resource file: react-admin's resource props without `name`, which is the file name. */
export type CustomResource = Omit<ResourceProps, 'name'>;
