import { reactRouterProvider } from 'ra-core';
import { flatten, resourceOf, type Resource } from '../../auth/rights';
import type { ManifestEntry } from '../../model/entity/entity';
import { belongingOf, homesOf } from '../../model/routes/belonging';
import { toPattern } from '../../model/routes/paths';

const { matchPath } = reactRouterProvider;

/** The entity whose list a resource leads to. */
export const entryOf = (
  manifest: readonly ManifestEntry[],
  { path, resourceKey }: Resource,
): ManifestEntry | undefined =>
  manifest.find((entry) => path !== undefined && homesOf(entry).includes(path)) ??
  manifest.find(({ name }) => name === resourceKey);

/** Index of the addresses of an entity whose list a resource leads to; -1 where it leads to none of them. */
export const readingOf = ({ routes }: ManifestEntry, { path }: Resource): number =>
  routes.findIndex(({ list }) => list !== undefined && list === path);

/** What an entity is called at one of its addresses. */
export const titleIn = ({ addresses, title }: ManifestEntry, reading: number): string =>
  addresses?.[reading]?.title ?? title;

/** The entity that a screen belongs to: its list, or its form in any reading. */
const entryAt = (manifest: readonly ManifestEntry[], pathname: string): ManifestEntry | undefined =>
  manifest.find(({ routes }) =>
    routes.some((set) => Object.values(set).some((route) => matchPath(toPattern(route), pathname))),
  );

const isBelow = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/**
 * The menu entry of a screen: that of its address, else that of its entity (a form belongs to its
 * list), else the entry with the longest address above it.
 */
export function currentResource(
  resources: readonly Resource[],
  manifest: readonly ManifestEntry[],
  pathname: string,
): Resource | undefined {
  const all = flatten(resources);
  const exact = all.find(({ path }) => path === pathname);
  if (exact) return exact;
  const entry = entryAt(manifest, pathname);
  const owner = entry && resourceOf(resources, belongingOf(entry, manifest));
  if (owner) return owner;
  return all
    .filter(({ path }) => path !== undefined && isBelow(pathname, path))
    .sort((one, other) => (other.path?.length ?? 0) - (one.path?.length ?? 0))[0];
}
