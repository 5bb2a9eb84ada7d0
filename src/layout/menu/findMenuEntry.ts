import { reactRouterProvider } from 'ra-core';
import { flattenPermissions, findPermission, type Permission } from '../../auth/permissions';
import type { ManifestEntry } from '../../model/entity/entity';
import { getPermissionKeys, getListRoutePaths } from '../../model/routes/parentRelation';
import { toRouterPattern } from '../../model/routes/routePaths';

const { matchPath } = reactRouterProvider;

/** Returns the entity to whose list a permission refers. */
export const findEntityOfPermission = (
  manifest: readonly ManifestEntry[],
  { path, resourceKey }: Permission,
): ManifestEntry | undefined =>
  manifest.find((entry) => path !== undefined && getListRoutePaths(entry).includes(path)) ??
  manifest.find(({ name }) => name === resourceKey);

/**
 * Returns the index of the route variant to which a permission refers; -1 if no route variant matches. Route variants
 * are alternative sets of routes to the same screens of an entity.
 */
export const getRouteVariantIndex = ({ routes }: ManifestEntry, { path }: Permission): number =>
  routes.findIndex(({ list }) => list !== undefined && list === path);

/** Returns the title of an entity in one of its route variants. */
export const getEntityTitle = ({ addresses, title }: ManifestEntry, routeIndex: number): string =>
  addresses?.[routeIndex]?.title ?? title;

/**
 * Returns the entity to which a screen belongs. The screen can be a list or a form of the entity, in any route
 * variant.
 */
const findEntryAtPath = (manifest: readonly ManifestEntry[], pathname: string): ManifestEntry | undefined =>
  manifest.find(({ routes }) =>
    routes.some((set) => Object.values(set).some((route) => matchPath(toRouterPattern(route), pathname))),
  );

const isBelow = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/**
 * Returns the menu entry of a screen. It is found by the path of the screen, or otherwise by the entity of the
 * screen, so that a form is assigned to the menu entry of its list. If neither matches, it is the entry whose path
 * is the longest parent path of the screen.
 */
export function findPermissionByPath(
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
