import { flattenPermissions, findPermission, type Permission } from '../../auth/permissions';
import { getDialogQueryString } from '../../generator/queries/listParams';
import { getPermissionKeys } from '../../model/routes/parentRelation';
import type { ManifestEntry } from '../../model/entity/entity';
import { getRouteVariantIndex, getEntityTitle } from '../menu/findMenuEntry';

/** A list that the user may open. */
export interface PermittedListScreen {
  entry: ManifestEntry;
  /** The title of the list at this menu entry. */
  title: string;
  /**
   * The index of the route variant that the user may open. Route variants are alternative sets of routes to the same
   * screens of an entity.
   */
  routeIndex: number;
  list: string;
  viewOnly: boolean;
}

/**
 * Returns the permissions for the lists of an entity. If there are none, returns the permission of the parent
 * entity.
 */
function findPermissions(
  entry: ManifestEntry,
  manifest: readonly ManifestEntry[],
  resources: readonly Permission[],
): readonly Permission[] {
  const own = flattenPermissions(resources).filter((resource) => getRouteVariantIndex(entry, resource) >= 0);
  if (own.length > 0) return own;
  const above = findPermission(resources, getPermissionKeys(entry, manifest));
  return above ? [above] : [];
}

/**
 * Returns the lists that a user may open, in the order of the manifest, which lists all entities. If an entity has
 * several lists with the same title, only the first in menu order is returned.
 */
export const getPermittedLists = (
  manifest: readonly ManifestEntry[],
  resources: readonly Permission[],
): PermittedListScreen[] =>
  manifest.flatMap((entry) => {
    const places = findPermissions(entry, manifest, resources).flatMap((resource): PermittedListScreen[] => {
      const routeIndex = Math.max(getRouteVariantIndex(entry, resource), 0);
      const list = entry.routes[routeIndex]?.list;
      return list
        ? [{ entry, title: getEntityTitle(entry, routeIndex), routeIndex, list, viewOnly: resource.viewOnly }]
        : [];
    });
    return places.filter(
      ({ title }, index) => places.findIndex((permittedList) => permittedList.title === title) === index,
    );
  });

/** Whether a user with this role may create a record in this list. */
export const canCreate = ({ entry: { creates }, viewOnly }: PermittedListScreen, role: string): boolean =>
  !viewOnly && creates !== undefined && (creates === true || creates.includes(role));

/** Returns the path of the create form, which is a separate screen or a dialog over the list. */
export const getCreatePath = ({ entry: { routes }, routeIndex, list }: PermittedListScreen): string =>
  routes[routeIndex]?.create ?? routes[0]?.create ?? `${list}?${getDialogQueryString('create')}`;

/**
 * Returns the filter that searches a list for a typed text. It is the search filter of the list. If the user typed
 * a number and the list can be filtered by id, it is the id filter.
 */
export function getSearchFilter(
  { finds, findsId }: ManifestEntry,
  text: string,
): Record<string, string | number> | undefined {
  if (findsId !== undefined && /^\d{1,15}$/.test(text)) return { [findsId]: Number(text) };
  return finds === undefined ? undefined : { [finds]: text };
}
