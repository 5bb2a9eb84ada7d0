import type { ReactElement } from 'react';
import { Navigate, reactRouterProvider, useParams } from 'ra-core';
import type { ManifestEntry, View } from '../model/entity/entity';
import { pathTo } from '../model/routes/paths';
import { dialogSearch } from './read/listParams';

/** react-admin's own: `<Routes>` knows its children by identity. */
const { Route } = reactRouterProvider;

/** Where react-admin looks for the screens of a resource, and which of ours answers. */
const PLACES: readonly (readonly [end: string, views: readonly View[]])[] = [
  ['', ['list', 'update']],
  ['/create', ['create', 'list']],
  ['/:id', ['update', 'view', 'list']],
  ['/:id/show', ['view', 'update', 'list']],
];

/** The address of the first of these views that the entity has; a form over its list is opened there. */
function addressOf(entry: ManifestEntry, views: readonly View[], id: string | undefined): string {
  const view = views.find((one) => entry.routes[0]?.[one] !== undefined) ?? 'list';
  const path = pathTo(entry, view, id) ?? '/';
  if (view !== 'list' || views[0] === 'list') return path;
  return `${path}?${dialogSearch(id === undefined ? 'create' : { edit: id })}`;
}

function Lead({ entry, views }: { entry: ManifestEntry; views: readonly View[] }) {
  const { id } = useParams();
  return <Navigate to={addressOf(entry, views, id)} replace />;
}

/**
 * react-admin's own addresses (`/article/7/show`) lead to ours, so that its buttons, its reference fields
 * and whatever else asks it for a path work in hand-written parts.
 */
export const adminRoutes = (manifest: readonly ManifestEntry[]): ReactElement[] =>
  manifest.flatMap((entry) =>
    PLACES.map(([end, views]) => (
      <Route key={`${entry.name}${end}`} path={`/${entry.name}${end}`} element={<Lead entry={entry} views={views} />} />
    )),
  );
