import { fillPath, paramsOf } from '../wire/calls';
import type { RouteSet, View } from '../entity/entity';
import { idOf, isWhole, partsOf } from '../values/ids';

type Routed = { ids: readonly string[]; routes: readonly RouteSet[] };

const PARAM = /\{([A-Za-z_][A-Za-z0-9_]*)\}/g;

/** The route's pattern for react-router: `update/{articleId}` → `update/:articleId`. */
export const toPattern = (route: string): string => route.replace(PARAM, ':$1');

/** Whether the address of a record says which one it is; otherwise the record travels with the click. */
export const namesRecord = (route: string): boolean => paramsOf(route).length > 0;

/** Whether the form of a record and its view stand at one address: who may not change it reads it there. */
export const isShared = ({ update, view }: RouteSet): boolean => view !== undefined && view === update;

type Params = Readonly<Record<string, string | undefined>>;

/** Of a record that is named by fields which do not identify it, until its answer says which it is. */
const nameIn = (ids: readonly string[], params: Params): string | undefined =>
  ids.some((id) => id in params) ? undefined : Object.values(params).filter(Boolean).join(' ') || undefined;

/**
 * The record that an address names: by `{id}`, by the fields that identify it, or by others.
 * @returns undefined where a part of the id is missing
 */
export function idIn(ids: readonly string[], params: Params): string | number | undefined {
  const { id } = params;
  if (id === undefined) return idOf(ids, params) ?? nameIn(ids, params);
  return isWhole(ids, id) ? id : undefined;
}

/**
 * The address of a view, the one source of every link, redirect and row click.
 * @param reading index of the route set the user is in; what that set lacks is the main set's
 * @returns undefined when the entity has no such view
 */
export function pathTo(entity: Routed, view: View, id?: unknown, reading = 0): string | undefined {
  const parts = partsOf(entity.ids, id);
  // An address that names its record by another field cannot be told from the id.
  const isTold = (route: string | undefined): boolean =>
    route !== undefined && (view === 'list' || view === 'create' || paramsOf(route).every((name) => name in parts));
  const own = entity.routes[reading]?.[view];
  const route = isTold(own) ? own : entity.routes[0]?.[view];
  if (route === undefined) return undefined;
  return namesRecord(route) ? fillPath(route, parts) : route;
}
