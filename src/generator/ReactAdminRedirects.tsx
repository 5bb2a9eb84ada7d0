import type { ReactElement } from 'react';
import { Navigate, reactRouterProvider, useParams } from 'ra-core';
import type { ManifestEntry, View } from '../model/entity/entity';
import { getScreenPath } from '../model/routes/routePaths';
import { getDialogSearch } from './queries/listParams';

/** react-admin's own `Route`: `<ResourceRegistry>` recognises its children by component identity. */
const { Route } = reactRouterProvider;

/** react-admin's default paths of a resource, each with the views to redirect to, in order of preference. */
const PLACES: readonly (readonly [end: string, views: readonly View[]])[] = [
  ['', ['list', 'update']],
  ['/create', ['create', 'list']],
  ['/:id', ['update', 'view', 'list']],
  ['/:id/show', ['view', 'update', 'list']],
];

/**
 * Returns the path of the first of these views that the entity has. A form without a route of its own opens in a
 * dialog over the list.
 */
function getAddress(entry: ManifestEntry, views: readonly View[], id: string | undefined): string {
  const view = views.find((one) => entry.routes[0]?.[one] !== undefined) ?? 'list';
  const path = getScreenPath(entry, view, id) ?? '/';
  if (view !== 'list' || views[0] === 'list') return path;
  return `${path}?${getDialogSearch(id === undefined ? 'create' : { edit: id })}`;
}

function Lead({ entry, views }: { entry: ManifestEntry; views: readonly View[] }) {
  const { id } = useParams();
  return <Navigate to={getAddress(entry, views, id)} replace />;
}

/**
 * Redirects from react-admin's default paths (`/article/7/show`) to the configured ones, so that react-admin's own
 * buttons and reference fields work.
 */
export const createReactAdminRedirects = (manifest: readonly ManifestEntry[]): ReactElement[] =>
  manifest.flatMap((entry) =>
    PLACES.map(([end, views]) => (
      <Route key={`${entry.name}${end}`} path={`/${entry.name}${end}`} element={<Lead entry={entry} views={views} />} />
    )),
  );
