/**
 * Determines the menu entry of a screen: the screen has the permissions, the menu highlight and the back link of
 * that entry.
 */
import type { ManifestEntry, RouteSet } from '../entity/entity';

/** Returns the list paths of an entity in all route variants; for an entity without a list, all of its paths. */
export function getListPaths({ routes }: Pick<ManifestEntry, 'routes'>): string[] {
  const lists = routes.flatMap(({ list }) => list ?? []);
  const homes = lists.length > 0 ? lists : routes.flatMap((set) => Object.values(set));
  return [...new Set(homes)];
}

/** The names and paths by which the permissions of a user refer to a screen. */
export interface PermissionKeys {
  /** The entity's own name, then those of its parents. */
  names: string[];
  /** Their paths in the same order. */
  paths: string[];
}

/** Returns the names and paths of an entity and its parents, nearest first. Stops when a parent repeats. */
export function getPermissionKeys(
  entry: ManifestEntry,
  manifest: readonly ManifestEntry[],
  seen: readonly string[] = [],
): PermissionKeys {
  const names = [...seen, entry.name];
  const owner = manifest.find(({ name }) => name === entry.parentEntity && !names.includes(name));
  const above = owner ? getPermissionKeys(owner, manifest, names) : { names: [], paths: [] };
  return { names: [entry.name, ...above.names], paths: [...getListPaths(entry), ...above.paths] };
}

/**
 * Returns the permission keys of one screen. The list of its own route variant comes first, because a form belongs
 * to the list it was opened from; then come its parents.
 */
export function getScreenPermissionKeys(
  entry: ManifestEntry,
  { list }: RouteSet,
  manifest: readonly ManifestEntry[],
): PermissionKeys {
  const { names, paths } = getPermissionKeys(entry, manifest);
  return { names, paths: [...new Set([...(list === undefined ? [] : [list]), ...paths])] };
}
