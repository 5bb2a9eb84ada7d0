import { reactRouterProvider } from 'ra-core';
import { flattenPermissions, findPermission, type Permission } from '../../auth/permissions';
import type { ManifestEntry } from '../../model/entity/entity';
import { getPermissionKeys, getListPaths } from '../../model/routes/parentRelation';
import { toRouterPattern } from '../../model/routes/routePaths';

const { matchPath } = reactRouterProvider;

/** The entity whose list a permission refers to. */
export const findListedEntity = (
  manifest: readonly ManifestEntry[],
  { path, resourceKey }: Permission,
): ManifestEntry | undefined =>
  manifest.find((entry) => path !== undefined && getListPaths(entry).includes(path)) ??
  manifest.find(({ name }) => name === resourceKey);

/** The index of the route variant that a permission refers to; -1 if none matches. */
export const getRouteIndex = ({ routes }: ManifestEntry, { path }: Permission): number =>
  routes.findIndex(({ list }) => list !== undefined && list === path);

/** The title of an entity in one of its route variants. */
export const getEntityTitle = ({ addresses, title }: ManifestEntry, reading: number): string =>
  addresses?.[reading]?.title ?? title;

/** The entity that a screen belongs to: its list, or its form in any reading. */
const entryAt = (manifest: readonly ManifestEntry[], pathname: string): ManifestEntry | undefined =>
  manifest.find(({ routes }) =>
    routes.some((set) => Object.values(set).some((route) => matchPath(toRouterPattern(route), pathname))),
  );

const isBelow = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/**
 * The menu entry of a screen: that of its address, else that of its entity (a form belongs to its
 * list), else the entry with the longest address above it.
 */
export function findCurrentPermission(
  resources: readonly Permission[],
  manifest: readonly ManifestEntry[],
  pathname: string,
): Permission | undefined {
  const all = flattenPermissions(resources);
  const exact = all.find(({ path }) => path === pathname);
  if (exact) return exact;
  const entry = entryAt(manifest, pathname);
  const owner = entry && findPermission(resources, getPermissionKeys(entry, manifest));
  if (owner) return owner;
  return all
    .filter(({ path }) => path !== undefined && isBelow(pathname, path))
    .sort((one, other) => (other.path?.length ?? 0) - (one.path?.length ?? 0))[0];
}
