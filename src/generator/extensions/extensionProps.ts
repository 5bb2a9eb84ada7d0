/** The props of hand-written components. Their file names are described in the module `extensions`. */
import type { ResourceProps } from 'ra-core';
import type { EntityModule, Section, ScreenName } from '../../model/entity/entity';
import type { Row } from '../shared/listRowIds';

/**
 * The props of a hand-written section. The file `NAME.section.tsx` exports it as `Section`, and schemas list it as
 * `{ "custom": "NAME" }` among the sections of a form, view or list.
 *
 * @example
 * // src/pages/meter/meter-summary.section.tsx
 * export function Section({ module: { entity }, record }: SectionProps) {
 *   return record ? <p>{`${entity.singularName}: ${String(record['meterName'])}`}</p> : null;
 * }
 */
export interface SectionProps {
  /** The section as configured in the schema file, with its title and `customProps`. */
  section: Section;
  /** The compiled entity and its validators. */
  module: EntityModule;
  /** The record as the server sent it. Undefined while a new record is being created. */
  record: Row | undefined;
}

/**
 * The props of the hand-written dialog of an action. The file `NAME.action.tsx` exports it as `Dialog`, and schemas
 * list it as `{ "title": "…", "custom": "NAME" }` among the actions.
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
  /**
   * The record of the row or screen on which the action is performed. Undefined for an action on a list or a
   * selection.
   */
  record: Row | undefined;
  /** Ids of the selected rows. Only set for an action of the scope `selection`. */
  ids?: readonly unknown[];
  /** Closes the dialog. If `changed` is true, the screen behind the dialog reloads its rows or its record. */
  onClose: (changed: boolean) => void;
}

/**
 * The props of a hand-written screen, which replaces a generated screen. The file `NAME.view.tsx` exports it as
 * `View`, and a schema uses it with `"customScreens": { "list": "NAME" }`.
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
  /** The view that is open. A screen that replaces `form` is opened with the view `create` or `update`. */
  view: ScreenName;
  /**
   * Index of the route set that contains the current route. A route set contains the paths of an entity's views; an
   * entity can have several.
   */
  routeIndex: number;
}

/**
 * The props of a hand-written page that has no entity. The file `NAME.page.tsx` exports it as `Page`; its path is
 * `/NAME`.
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
 * The export `resource` of a hand-written resource file, `NAME.resource.tsx`: react-admin's resource props without
 * `name`, because the file name is the resource name.
 *
 * @example
 * // src/pages/parking-spot.resource.tsx, with calls like GET parking-spot and GET parking-spot/7
 * export const resource: CustomResource = { list: SpotList, edit: SpotEdit, recordRepresentation: 'name' };
 */
export type CustomResource = Omit<ResourceProps, 'name'>;
