import type { ComponentType, ReactElement, ReactNode } from 'react';
import { reactRouterProvider } from 'ra-core';
import { getScreenPermissionKeys } from '../model/routes/parentRelation';
import type { ManifestEntry, ScreenName } from '../model/entity/entity';
import { hasReadOnlyViewAtFormPath, hasSamePathForFormAndView, toRouterPattern } from '../model/routes/routePaths';
import { EntityScreen } from './EntityScreen';

/**
 * Component that checks whether the user may open a route, and whether the route is view-only. The app supplies
 * this component.
 */
export type RouteGuard = ComponentType<{
  names: string[];
  paths: string[];
  ids: readonly string[];
  isForm: boolean;
  children: ReactNode;
}>;

/** react-admin's own `Route` component: `<ResourceRegistry>` recognises routes among its children by this component. */
const { Route } = reactRouterProvider;

const VIEWS: readonly ScreenName[] = ['list', 'create', 'update', 'view'];

/** Views that view-only users cannot open, unless they see the view of the record there. */
const FORMS: readonly ScreenName[] = ['create', 'update'];

/**
 * Creates a `<Route>` for every view in every route set of every entity, for react-admin's `<CustomRoutes>`. If a
 * schema edit changes a path, the earlier path stays valid until the page reloads.
 */
export function createEntityScreenRoutes(manifest: readonly ManifestEntry[], Guard: RouteGuard): ReactElement[] {
  return manifest.flatMap((entry) =>
    entry.routes.flatMap((set, routeIndex) =>
      VIEWS.filter((view) => !(view === 'view' && hasSamePathForFormAndView(set))).flatMap((view) => {
        const former = entry.former?.[routeIndex]?.[view] ?? [];
        const addresses = [...(set[view] === undefined ? [] : [set[view]]), ...former];
        return addresses.map((address) => {
          // The screen has the same key for all its paths, and a different key than other screens. Without a key,
          // the router would reuse the state of one screen for the next screen.
          const name = `${entry.name} ${routeIndex} ${view}`;
          return (
            <Route
              key={`${name} ${address}`}
              path={toRouterPattern(address)}
              element={
                <Guard
                  {...getScreenPermissionKeys(entry, set, manifest)}
                  ids={entry.ids}
                  isForm={
                    FORMS.includes(view) && !entry.singleton && !(view === 'update' && hasReadOnlyViewAtFormPath(set))
                  }
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
