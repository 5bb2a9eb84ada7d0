import type { ComponentType, ReactElement, ReactNode } from 'react';
import { reactRouterProvider } from 'ra-core';
import { ownerOf } from '../model/routes/belonging';
import type { ManifestEntry, View } from '../model/entity/entity';
import { isShared, toPattern } from '../model/routes/paths';
import { EntityScreen } from './EntityScreen';

/** Decides whether the user may be here and whether the place is view-only; the app supplies it. */
export type RouteGuard = ComponentType<{
  names: string[];
  paths: string[];
  ids: readonly string[];
  writes: boolean;
  children: ReactNode;
}>;

/** react-admin's own: `<Routes>` knows its children by identity. */
const { Route } = reactRouterProvider;

const VIEWS: readonly View[] = ['list', 'create', 'update', 'view'];

/** For whoever may only look these are not there. */
const FORMS: readonly View[] = ['create', 'update'];

/**
 * One `<Route>` for every view of every route set, for react-admin's `<CustomRoutes>`. An address that an
 * edited schema has changed stays for as long as the page does: who has its screen open keeps it.
 * Call it with `useManifest()`, so that a new entity has its routes without a reload.
 */
export function entityRoutes(manifest: readonly ManifestEntry[], Guard: RouteGuard): ReactElement[] {
  return manifest.flatMap((entry) =>
    entry.routes.flatMap((set, reading) =>
      VIEWS.filter((view) => !(view === 'view' && isShared(set))).flatMap((view) => {
        const former = entry.former?.[reading]?.[view] ?? [];
        const addresses = [...(set[view] === undefined ? [] : [set[view]]), ...former];
        return addresses.map((address) => {
          // The screen has the key too: the router would reuse one screen's state for the next.
          const name = `${entry.name} ${reading} ${view}`;
          return (
            <Route
              key={`${name} ${address}`}
              path={toPattern(address)}
              element={
                <Guard
                  {...ownerOf(entry, set, manifest)}
                  ids={entry.ids}
                  writes={FORMS.includes(view) && !entry.singleton && !(view === 'update' && isShared(set))}
                >
                  <EntityScreen key={name} entry={entry} view={view} reading={reading} />
                </Guard>
              }
            />
          );
        });
      }),
    ),
  );
}
