import type { ManifestEntry, RouteSet, ScreenName } from '../entity/entity';

const getSegments = (path: string): string[] => path.split('/').filter(Boolean);

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** Whether a path matches a route. Ignores upper and lower case and a trailing slash, like the router. */
function matchesPattern(route: string, path: string): boolean {
  const [wanted, given] = [getSegments(route), getSegments(path)];
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => isParameter(segment) || segment.toLowerCase() === given[at]?.toLowerCase())
  );
}

/**
 * Finds the generated screen for a path. Used at start, before the router has loaded.
 * @param path relative to the base path of the app, such as `/marketing-management/article/update/7`
 */
export function findScreenByPath(
  manifest: readonly ManifestEntry[],
  path: string,
): { entry: ManifestEntry; view: ScreenName; set: RouteSet } | undefined {
  const found = manifest.flatMap((entry) =>
    entry.routes.flatMap((set) =>
      (Object.entries(set) as [ScreenName, string][])
        .filter(([, route]) => matchesPattern(route, path))
        .map(([view, route]) => ({ entry, view, set, open: getSegments(route).filter(isParameter).length })),
    ),
  );
  // Routes with fewer placeholders take precedence, as in the router: `create` matches the create route and is not
  // treated as a record id.
  const [best] = found.sort((one, other) => one.open - other.open);
  return best && { entry: best.entry, view: best.view, set: best.set };
}
