import type { ReactElement } from 'react';
import { Navigate, reactRouterProvider, useParams } from 'ra-core';
import type { ManifestEntry, ScreenName } from '../model/entity/entity';
import { getScreenPath } from '../model/routes/routePaths';
import { getDialogQueryString } from './queries/listParams';

/** react-admin's own `Route` component: `<ResourceRegistry>` recognises routes among its children by this component. */
const { Route } = reactRouterProvider;

/** The ends of react-admin's default paths of a resource, each with the views to redirect to in order of preference. */
const PLACES: readonly (readonly [end: string, views: readonly ScreenName[]])[] = [
  ['', ['list', 'update']],
  ['/create', ['create', 'list']],
  ['/:id', ['update', 'view', 'list']],
  ['/:id/show', ['view', 'update', 'list']],
];

/**
 * Returns the path of the first of the given views for which the entity has a route. A form without a route opens
 * in a dialog over the list, so the path is then the list's path with the query parameter that opens the dialog.
 */
function getAddress(entry: ManifestEntry, views: readonly ScreenName[], id: string | undefined): string {
  const view = views.find((one) => entry.routes[0]?.[one] !== undefined) ?? 'list';
  const path = getScreenPath(entry, view, id) ?? '/';
  if (view !== 'list' || views[0] === 'list') return path;
  return `${path}?${getDialogQueryString(id === undefined ? 'create' : { edit: id })}`;
}

function Lead({ entry, views }: { entry: ManifestEntry; views: readonly ScreenName[] }) {
  const { id } = useParams();
  return <Navigate to={getAddress(entry, views, id)} replace />;
}

/**
 * Creates routes that redirect from react-admin's default paths (`/article/7/show`) to the configured paths.
 * react-admin's own buttons and reference fields can then link to the generated screens.
 */
export const createReactAdminRedirects = (manifest: readonly ManifestEntry[]): ReactElement[] =>
  manifest.flatMap((entry) =>
    PLACES.map(([end, views]) => (
      <Route key={`${entry.name}${end}`} path={`/${entry.name}${end}`} element={<Lead entry={entry} views={views} />} />
    )),
  );
