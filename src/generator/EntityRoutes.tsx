import type { ComponentType, ReactElement, ReactNode } from 'react';
import { reactRouterProvider } from 'ra-core';
import type { ManifestEntry, RouteSet, View } from '../model/entity';
import { toPattern } from '../model/paths';
import { EntityScreen } from './EntityScreen';

/** Decides whether the user may be here and whether the place is view-only; the app supplies it. */
export type RouteGuard = ComponentType<{ entity: string; paths: string[]; children: ReactNode }>;

/** react-admin's own: `<Routes>` knows its children by identity. */
const { Route } = reactRouterProvider;

const VIEWS: readonly View[] = ['list', 'create', 'update', 'view'];

/**
 * The addresses by which the user's rights know this screen: its lists, that of its own reading
 * first, for a form belongs to the list it is reached from. Without a list, its own.
 */
function guardedPaths({ routes }: ManifestEntry, set: RouteSet): string[] {
  const lists = [set, ...routes].flatMap(({ list }) => (list === undefined ? [] : [list]));
  const paths = lists.length > 0 ? lists : Object.values(set);
  return [...new Set(paths)];
}

/**
 * One `<Route>` for every view of every route set, for react-admin's `<CustomRoutes>`.
 * Call it with `useManifest()`, so that a new entity has its routes without a reload.
 */
export function entityRoutes(manifest: readonly ManifestEntry[], Guard: RouteGuard): ReactElement[] {
  return manifest.flatMap((entry) =>
    entry.routes.flatMap((set, reading) =>
      VIEWS.flatMap((view) => {
        const route = set[view];
        if (route === undefined) return [];
        // The screen has the key too: the router would reuse one screen's state for the next.
        const name = `${entry.name} ${reading} ${view}`;
        return (
          <Route
            key={name}
            path={toPattern(route)}
            element={
              <Guard entity={entry.name} paths={guardedPaths(entry, set)}>
                <EntityScreen key={name} entry={entry} view={view} reading={reading} />
              </Guard>
            }
          />
        );
      }),
    ),
  );
}
