/** The props of hand-written parts; see `extensions` for their file names. */
import type { ResourceProps } from 'ra-core';
import type { EntityModule, Section, View } from '../../model/entity/entity';
import type { Row } from '../shared/rowIds';

/**
 * Props of a section, `NAME.section.tsx`, used as `{ "custom": "NAME" }` among the sections of a form, view or list.
 *
 * @example
 * // src/pages/meter/meter-summary.section.tsx
 * export function Section({ module: { entity }, record }: SectionProps) {
 *   return record ? <p>{`${entity.singularName}: ${String(record['meterName'])}`}</p> : null;
 * }
 */
export interface SectionProps {
  /** The section as the schema file configures it, with its title and `settings`. */
  section: Section;
  /** The compiled entity and its validators. */
  module: EntityModule;
  /** The record as the server sent it; undefined while a new record is being created. */
  record: Row | undefined;
}

/**
 * Props of the dialog of an action, `NAME.action.tsx`, used as `{ "title": "…", "custom": "NAME" }` among the actions.
 *
 * @example
 * // src/pages/meter/meter-reset.action.tsx
 * export function Dialog({ record, onClose }: CustomDialogProps) {
 *   return <button onClick={() => onClose(true)}>{`Reset ${String(record?.['meterName'])}`}</button>;
 * }
 */
export interface CustomDialogProps {
  module: EntityModule;
  /** Name of the action in the schema file. */
  action: string;
  /** The record of the row or the screen; undefined for an action of a list or a selection. */
  record: Row | undefined;
  /** Ids of the selected rows, for an action of the scope `selection`. */
  ids?: readonly unknown[];
  /** Closes the dialog; with `changed`, the screen behind it reloads its data. */
  onClose: (changed: boolean) => void;
}

/**
 * Props of a screen, `NAME.view.tsx`, used as `"customScreens": { "list": "NAME" }` in place of the generated one.
 *
 * @example
 * // src/pages/meter/meter-table.view.tsx
 * export function View({ entity: { entity } }: CustomViewProps) {
 *   return <PageHeading title={entity.title} />;
 * }
 */
export interface CustomViewProps {
  /** The compiled entity and its validators. */
  entity: EntityModule;
  /** The screen that is open: a form in place of `form` is opened as `create` or `update`. */
  view: View;
  /** Index of the route set that contains the current route. */
  routeIndex: number;
}

/**
 * Props of a page without an entity, `NAME.page.tsx`, at `/NAME`.
 *
 * @example
 * // src/pages/load-overview.page.tsx
 * export function Page({ title }: CustomPageProps) {
 *   const { total } = useGetList('article');
 *   return <p>{`${title}: ${total ?? 0} articles`}</p>;
 * }
 */
export interface CustomPageProps {
  /** The title of the page's menu entry. */
  title: string;
}

/**
 * The export of a resource file, `NAME.resource.tsx`: react-admin's resource props without `name`, which is the file name.
 *
 * @example
 * // src/pages/parking-spot.resource.tsx, with calls like GET parking-spot and GET parking-spot/7
 * export const resource: CustomResource = { list: SpotList, edit: SpotEdit, recordRepresentation: 'name' };
 */
export type CustomResource = Omit<ResourceProps, 'name'>;
