import { reactRouterProvider } from 'ra-core';
import { flattenPermissions, findPermission, type Permission } from '../../auth/permissions';
import type { ManifestEntry } from '../../model/entity/entity';
import { getPermissionKeys, getListPaths } from '../../model/routes/parentRelation';
import { toRouterPattern } from '../../model/routes/routePaths';

const { matchPath } = reactRouterProvider;

/** Returns the entity whose list a permission refers to. */
export const findListedEntity = (
  manifest: readonly ManifestEntry[],
  { path, resourceKey }: Permission,
): ManifestEntry | undefined =>
  manifest.find((entry) => path !== undefined && getListPaths(entry).includes(path)) ??
  manifest.find(({ name }) => name === resourceKey);

/** Returns the index of the route variant that a permission refers to; -1 if none matches. */
export const getRouteIndex = ({ routes }: ManifestEntry, { path }: Permission): number =>
  routes.findIndex(({ list }) => list !== undefined && list === path);

/** Returns the title of an entity in one of its route variants. */
export const getEntityTitle = ({ addresses, title }: ManifestEntry, routeIndex: number): string =>
  addresses?.[routeIndex]?.title ?? title;

/** Returns the entity that a screen belongs to, as its list or its form in any route variant. */
const findEntryAtPath = (manifest: readonly ManifestEntry[], pathname: string): ManifestEntry | undefined =>
  manifest.find(({ routes }) =>
    routes.some((set) => Object.values(set).some((route) => matchPath(toRouterPattern(route), pathname))),
  );

const isBelow = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/**
 * Returns the menu entry of a screen: by its path, otherwise by its entity (a form belongs to its list), otherwise
 * the entry with the longest matching parent path.
 */
export function findCurrentPermission(
  resources: readonly Permission[],
  manifest: readonly ManifestEntry[],
  pathname: string,
): Permission | undefined {
  const all = flattenPermissions(resources);
  const exact = all.find(({ path }) => path === pathname);
  if (exact) return exact;
  const entry = findEntryAtPath(manifest, pathname);
  const owner = entry && findPermission(resources, getPermissionKeys(entry, manifest));
  if (owner) return owner;
  return all
    .filter(({ path }) => path !== undefined && isBelow(pathname, path))
    .sort((one, other) => (other.path?.length ?? 0) - (one.path?.length ?? 0))[0];
}
