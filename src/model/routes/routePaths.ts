import { fillPath, getParamNames } from '../wire/parseCall';
import type { RouteSet, ScreenName } from '../entity/entity';
import { getRecordId, isCompleteId, getRecordIdParts } from '../values/recordIds';

type Routed = { ids: readonly string[]; routes: readonly RouteSet[] };

const PARAM = /\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

/** Converts a route to the pattern syntax of react-router: `update/{articleId}` → `update/:articleId`. */
export const toRouterPattern = (route: string): string => route.replace(PARAM, ':$1');

/** Whether a route contains the record id. For other routes, the id is passed in the history state of the browser. */
export const isRecordIdInRoute = (route: string): boolean => getParamNames(route).length > 0;

/** Whether form and view have the same path. */
export const hasSamePathForFormAndView = ({ update, view }: RouteSet): boolean => view !== undefined && view === update;

/**
 * Whether users without permission to edit see the view of the record at the path of its form. The path of the form
 * must contain the id of the record.
 */
export const hasReadOnlyViewAtFormPath = ({ update, view }: RouteSet): boolean =>
  view !== undefined && update !== undefined && isRecordIdInRoute(update);

type Params = Readonly<Record<string, string | undefined>>;

/**
 * Returns a provisional id for a record if the route parameters do not contain the id fields. The server's response
 * contains the actual id.
 */
const getParamName = (ids: readonly string[], params: Params): string | undefined =>
  ids.some((id) => id in params) ? undefined : Object.values(params).filter(Boolean).join(' ') || undefined;

/**
 * Returns the record id that route parameters contain.
 * @returns undefined if the id is incomplete
 */
export function getRecordIdFromParams(ids: readonly string[], params: Params): string | number | undefined {
  const { id } = params;
  if (id === undefined) return getRecordId(ids, params) ?? getParamName(ids, params);
  return isCompleteId(ids, id) ? id : undefined;
}

/**
 * Returns the path of a screen. All links, redirects and row clicks use this function.
 * @param routeIndex index of the current route set. If this set has no route for the view, the route of the main
 *   set is used.
 * @returns undefined if the entity has no such view
 * @example
 * const article = { ids: ['articleId'], routes: [{ list: '/articles', update: '/articles/update/{articleId}' }] };
 * getScreenPath(article, 'update', 7); // '/articles/update/7'
 */
export function getScreenPath(entity: Routed, view: ScreenName, id?: unknown, routeIndex = 0): string | undefined {
  const parts = getRecordIdParts(entity.ids, id);
  // A route whose parameters are not id fields cannot be used, because the id does not contain their values.
  const isTold = (route: string | undefined): boolean =>
    route !== undefined &&
    (view === 'list' || view === 'create' || getParamNames(route).every((name) => name in parts));
  const own = entity.routes[routeIndex]?.[view];
  const route = isTold(own) ? own : entity.routes[0]?.[view];
  if (route === undefined) return undefined;
  return isRecordIdInRoute(route) ? fillPath(route, parts) : route;
}
