/**
 * Determines the menu entry to which a screen belongs. The screen requires the permissions of this menu entry,
 * highlights it in the menu, and displays a back link to it.
 */
import type { ManifestEntry, RouteSet } from '../entity/entity';

/** Returns the paths of an entity's list in all route variants. If the entity has no list, returns all of its paths. */
export function getListRoutePaths({ routes }: Pick<ManifestEntry, 'routes'>): string[] {
  const lists = routes.flatMap(({ list }) => list ?? []);
  const homes = lists.length > 0 ? lists : routes.flatMap((set) => Object.values(set));
  return [...new Set(homes)];
}

/** The names and paths by which a permission can refer to a screen. */
export interface ScreenPermissionKeys {
  /** The name of the entity, followed by the names of its parent entities. */
  names: string[];
  /** The paths of these entities in the same order. */
  paths: string[];
}

/**
 * Returns the names and paths of an entity and its parent entities, nearest first. Ends at an entity that has
 * already occurred, so that a cycle of parents cannot cause endless recursion.
 */
export function getPermissionKeys(
  entry: ManifestEntry,
  manifest: readonly ManifestEntry[],
  seen: readonly string[] = [],
): ScreenPermissionKeys {
  const names = [...seen, entry.name];
  const owner = manifest.find(({ name }) => name === entry.parentEntity && !names.includes(name));
  const above = owner ? getPermissionKeys(owner, manifest, names) : { names: [], paths: [] };
  return { names: [entry.name, ...above.names], paths: [...getListRoutePaths(entry), ...above.paths] };
}

/**
 * Returns the permission keys of one screen. The first path is the list of the screen's own route variant, because
 * a form belongs to the list from which it was opened. The paths of the entity and its parent entities follow.
 */
export function getScreenPermissionKeys(
  entry: ManifestEntry,
  { list }: RouteSet,
  manifest: readonly ManifestEntry[],
): ScreenPermissionKeys {
  const { names, paths } = getPermissionKeys(entry, manifest);
  return { names, paths: [...new Set([...(list === undefined ? [] : [list]), ...paths])] };
}
