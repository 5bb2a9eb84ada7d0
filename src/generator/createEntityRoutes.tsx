import type { ComponentType, ReactElement, ReactNode } from 'react';
import { reactRouterProvider } from 'ra-core';
import { getScreenPermissionKeys } from '../model/routes/parentRelation';
import type { ManifestEntry, View } from '../model/entity/entity';
import { isFormAndViewShared, toRouterPattern } from '../model/routes/routePaths';
import { EntityScreen } from './EntityScreen';

/** Decides whether the user may be here and whether the place is view-only; the app supplies it. */
export type RouteGuard = ComponentType<{
  names: string[];
  paths: string[];
  ids: readonly string[];
  isForm: boolean;
  children: ReactNode;
}>;

/** react-admin's own: `<ResourceRegistry>` knows its children by identity. */
const { Route } = reactRouterProvider;

const VIEWS: readonly View[] = ['list', 'create', 'update', 'view'];

/** For whoever may only look these are not there. */
const FORMS: readonly View[] = ['create', 'update'];

/**
 * Creates one `<Route>` for every view of every route variant, for react-admin's `<CustomRoutes>`. Paths that a
 * schema edit replaced stay valid until the page reloads.
 */
export function createEntityRoutes(manifest: readonly ManifestEntry[], Guard: RouteGuard): ReactElement[] {
  return manifest.flatMap((entry) =>
    entry.routes.flatMap((set, reading) =>
      VIEWS.filter((view) => !(view === 'view' && isFormAndViewShared(set))).flatMap((view) => {
        const former = entry.former?.[reading]?.[view] ?? [];
        const addresses = [...(set[view] === undefined ? [] : [set[view]]), ...former];
        return addresses.map((address) => {
          // The screen has the key too: the router would reuse one screen's state for the next.
          const name = `${entry.name} ${reading} ${view}`;
          return (
            <Route
              key={`${name} ${address}`}
              path={toRouterPattern(address)}
              element={
                <Guard
                  {...getScreenPermissionKeys(entry, set, manifest)}
                  ids={entry.ids}
                  isForm={FORMS.includes(view) && !entry.singleton && !(view === 'update' && isFormAndViewShared(set))}
                >
                  <EntityScreen key={name} entry={entry} view={view} routeIndex={reading} />
                </Guard>
              }
            />
          );
        });
      }),
    ),
  );
}
