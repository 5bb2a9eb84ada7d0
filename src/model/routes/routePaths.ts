import { fillPath, getParamNames } from '../wire/parseCall';
import type { RouteSet, View } from '../entity/entity';
import { getRecordId, isCompleteId, getRecordIdParts } from '../values/recordIds';

type Routed = { ids: readonly string[]; routes: readonly RouteSet[] };

const PARAM = /\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

/** Returns the route's pattern for react-router: `update/{articleId}` → `update/:articleId`. */
export const toRouterPattern = (route: string): string => route.replace(PARAM, ':$1');

/** Whether a route contains the record id. Otherwise the id is passed in the history state. */
export const hasRecordId = (route: string): boolean => getParamNames(route).length > 0;

/** Whether form and view share one path: users without edit permission then see the view. */
export const isFormAndViewShared = ({ update, view }: RouteSet): boolean => view !== undefined && view === update;

type Params = Readonly<Record<string, string | undefined>>;

/**
 * Returns a provisional id for a record whose route parameters do not contain its id fields; the response contains
 * the actual id.
 */
const getParamName = (ids: readonly string[], params: Params): string | undefined =>
  ids.some((id) => id in params) ? undefined : Object.values(params).filter(Boolean).join(' ') || undefined;

/**
 * Returns the record id from route parameters.
 * @returns undefined if a part of the id is missing
 */
export function getRecordIdFromParams(ids: readonly string[], params: Params): string | number | undefined {
  const { id } = params;
  if (id === undefined) return getRecordId(ids, params) ?? getParamName(ids, params);
  return isCompleteId(ids, id) ? id : undefined;
}

/**
 * Returns the path of a screen: the only source of links, redirects and row clicks.
 * @param routeIndex index of the current route set; the main set's route is used where it has none
 * @returns undefined if the entity has no such view
 * @example
 * const article = { ids: ['articleId'], routes: [{ list: '/articles', update: '/articles/update/{articleId}' }] };
 * getScreenPath(article, 'update', 7); // '/articles/update/7'
 */
export function getScreenPath(entity: Routed, view: View, id?: unknown, routeIndex = 0): string | undefined {
  const parts = getRecordIdParts(entity.ids, id);
  // A path with parameters other than the id fields cannot be built from the id.
  const isTold = (route: string | undefined): boolean =>
    route !== undefined &&
    (view === 'list' || view === 'create' || getParamNames(route).every((name) => name in parts));
  const own = entity.routes[routeIndex]?.[view];
  const route = isTold(own) ? own : entity.routes[0]?.[view];
  if (route === undefined) return undefined;
  return hasRecordId(route) ? fillPath(route, parts) : route;
}
