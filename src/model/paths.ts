import { fillPath } from './calls';
import type { RouteSet, View } from './entity';

type Routed = { id: string; routes: RouteSet[] };

/** The route's pattern for react-router: `update/{articleId}` → `update/:id`. */
export const toPattern = (route: string): string => route.replace(/\{[A-Za-z_][A-Za-z0-9_]*\}/g, ':id');

/**
 * The address of a view, the one source of every link, redirect and row click.
 * @param reading index of the route set the user is in; what that set lacks is the main set's
 * @returns undefined when the entity has no such view
 */
export function pathTo(entity: Routed, view: View, id?: unknown, reading = 0): string | undefined {
  const route = entity.routes[reading]?.[view] ?? entity.routes[0]?.[view];
  if (route === undefined) return undefined;
  return view === 'list' || view === 'create' ? route : fillPath(route, { id, [entity.id]: id });
}
