import type { ManifestEntry, RouteSet, View } from '../entity/entity';

const getSegments = (path: string): string[] => path.split('/').filter(Boolean);

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** Whether a path matches a route. Like the router, it ignores case and a trailing slash. */
function matchesPattern(route: string, path: string): boolean {
  const [wanted, given] = [getSegments(route), getSegments(path)];
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => isParameter(segment) || segment.toLowerCase() === given[at]?.toLowerCase())
  );
}

/**
 * Finds the generated screen for a path without the router, which has not loaded yet.
 * @param path below the app's base: `/marketing-management/article/update/7`
 */
export function findRoute(
  manifest: readonly ManifestEntry[],
  path: string,
): { entry: ManifestEntry; view: View; set: RouteSet } | undefined {
  const found = manifest.flatMap((entry) =>
    entry.routes.flatMap((set) =>
      (Object.entries(set) as [View, string][])
        .filter(([, route]) => matchesPattern(route, path))
        .map(([view, route]) => ({ entry, view, set, open: getSegments(route).filter(isParameter).length })),
    ),
  );
  // Like the router, it prefers static segments: `create` is a route before it is an id.
  const [best] = found.sort((one, other) => one.open - other.open);
  return best && { entry: best.entry, view: best.view, set: best.set };
}
