import type { ComponentType, ReactElement, ReactNode } from 'react';
import { reactRouterProvider } from 'ra-core';
import { getScreenPermissionKeys } from '../model/routes/parentRelation';
import type { ManifestEntry, View } from '../model/entity/entity';
import { isFormAndViewShared, toRouterPattern } from '../model/routes/routePaths';
import { EntityScreen } from './EntityScreen';

/** Checks whether the user may open a route and whether it is view-only; supplied by the app. */
export type RouteGuard = ComponentType<{
  names: string[];
  paths: string[];
  ids: readonly string[];
  isForm: boolean;
  children: ReactNode;
}>;

/** react-admin's own `Route`: `<ResourceRegistry>` recognises its children by component identity. */
const { Route } = reactRouterProvider;

const VIEWS: readonly View[] = ['list', 'create', 'update', 'view'];

/** Views that do not exist for view-only users. */
const FORMS: readonly View[] = ['create', 'update'];

/**
 * Creates one `<Route>` for every view of every route variant, for react-admin's `<CustomRoutes>`. Paths that a
 * schema edit replaced stay valid until the page reloads.
 */
export function createEntityRoutes(manifest: readonly ManifestEntry[], Guard: RouteGuard): ReactElement[] {
  return manifest.flatMap((entry) =>
    entry.routes.flatMap((set, routeIndex) =>
      VIEWS.filter((view) => !(view === 'view' && isFormAndViewShared(set))).flatMap((view) => {
        const former = entry.former?.[routeIndex]?.[view] ?? [];
        const addresses = [...(set[view] === undefined ? [] : [set[view]]), ...former];
        return addresses.map((address) => {
          // The screen has the key as well: otherwise the router would reuse the state of one screen for the next.
          const name = `${entry.name} ${routeIndex} ${view}`;
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
                  <EntityScreen key={name} entry={entry} view={view} routeIndex={routeIndex} />
                </Guard>
              }
            />
          );
        });
      }),
    ),
  );
}
