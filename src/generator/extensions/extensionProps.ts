/** What hand-written parts are given; see `extensions` for their names. */
import type { ResourceProps } from 'ra-core';
import type { EntityModule, Section, View } from '../../model/entity/entity';
import type { Row } from '../records/rowIds';

export interface SectionProps {
  section: Section;
  module: EntityModule;
  /** The record as the server has it; undefined while a new one is filled in. */
  record: Row | undefined;
}

export interface CustomDialogProps {
  module: EntityModule;
  /** Name of the action. */
  action: string;
  record: Row | undefined;
  /** Ids of the chosen rows, where it is an action of a selection. */
  ids?: readonly unknown[];
  /** Closes the dialog; `changed`: what is behind it is read again. */
  onClose: (changed: boolean) => void;
}

export interface CustomViewProps {
  entity: EntityModule;
  view: View;
  /** Index of the route set the user is in. */
  routeIndex: number;
}

export interface CustomPageProps {
  /** What the menu entry of the page is called. */
  title: string;
}

/** What a resource file says of the resource: react-admin's own props, but the name, which is the file's. */
export type CustomResource = Omit<ResourceProps, 'name'>;
