import { flattenPermissions, findPermission, type Permission } from '../../auth/permissions';
import { getDialogSearch } from '../../generator/read/listParams';
import { getPermissionKeys } from '../../model/routes/parentRelation';
import type { ManifestEntry } from '../../model/entity/entity';
import { getRouteIndex, getEntityTitle } from '../menu/findMenuEntry';

/** A list that the user may see. */
export interface PermittedList {
  entry: ManifestEntry;
  /** What it is called there. */
  title: string;
  /** Index of the addresses that it is permitted at. */
  routeIndex: number;
  list: string;
  viewOnly: boolean;
}

/** The resources that permit an entity: those of its own lists, else the one of what it is part of. */
function permitting(
  entry: ManifestEntry,
  manifest: readonly ManifestEntry[],
  resources: readonly Permission[],
): readonly Permission[] {
  const own = flattenPermissions(resources).filter((resource) => getRouteIndex(entry, resource) >= 0);
  if (own.length > 0) return own;
  const above = findPermission(resources, getPermissionKeys(entry, manifest));
  return above ? [above] : [];
}

/** The lists of a user, in the order of the manifest; of several that have one name, the first of the menu. */
export const getPermittedLists = (
  manifest: readonly ManifestEntry[],
  resources: readonly Permission[],
): PermittedList[] =>
  manifest.flatMap((entry) => {
    const places = permitting(entry, manifest, resources).flatMap((resource): PermittedList[] => {
      const reading = Math.max(getRouteIndex(entry, resource), 0);
      const list = entry.routes[reading]?.list;
      return list
        ? [{ entry, title: getEntityTitle(entry, reading), routeIndex: reading, list, viewOnly: resource.viewOnly }]
        : [];
    });
    return places.filter(({ title }, index) => places.findIndex((place) => place.title === title) === index);
  });

/** Whether something new can be made at a place, by whoever has this role. */
export const canCreate = ({ entry: { creates }, viewOnly }: PermittedList, role: string): boolean =>
  !viewOnly && creates !== undefined && (creates === true || creates.includes(role));

/** Where the form of a new record stands: an address of its own, or over the list. */
export const getCreatePath = ({ entry: { routes }, routeIndex, list }: PermittedList): string =>
  routes[routeIndex]?.create ?? routes[0]?.create ?? `${list}?${getDialogSearch('create')}`;

/** The filter that finds a typed text in a list: its search filter, or the id for a number. */
export function getSearchFilter(
  { finds, findsId }: ManifestEntry,
  text: string,
): Record<string, string | number> | undefined {
  if (findsId !== undefined && /^\d{1,15}$/.test(text)) return { [findsId]: Number(text) };
  return finds === undefined ? undefined : { [finds]: text };
}
