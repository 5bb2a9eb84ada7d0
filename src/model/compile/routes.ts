import { parseCall } from '../wire/calls';
import type { AdminDefinition } from '../language/definition';
import type { Address, Call, Entity, RouteSet } from '../entity/entity';

const defined = (set: Record<keyof RouteSet, string | undefined>): RouteSet =>
  Object.fromEntries(Object.entries(set).filter(([, route]) => route !== undefined));

/** A view that the schema gives no address stands below the list. */
function withView(
  routes: RouteSet,
  { ids, single, hasView }: { ids: readonly string[]; single: boolean; hasView: boolean },
) {
  if (routes.view !== undefined || routes.list === undefined || single || !hasView || ids.length === 0) return routes;
  return { ...routes, view: `${routes.list}/view/{id}` };
}

/**
 * The main set of routes, then the aliases; what an alias lacks stays the main set's.
 * @param hasView whether there is a record to read: by a call, or as the row of the list
 */
export function compileRoutes(
  { routes: { aliases = [], ...main }, single = false }: AdminDefinition,
  ids: readonly string[],
  hasView: boolean,
): Pick<Entity, 'routes' | 'aliasGets' | 'addresses'> {
  const sets = aliases.map(({ list, create, update, view }): RouteSet => defined({ list, create, update, view }));
  const gets = aliases.flatMap(({ get }, index): [number, Call][] => (get ? [[index + 1, parseCall(get)]] : []));
  const named = aliases.flatMap(({ name, title }, index): [number, Address][] =>
    name === undefined ? [] : [[index + 1, { name, ...(title === undefined ? {} : { title }) }]],
  );
  return {
    routes: [withView(main, { ids, single, hasView }), ...sets],
    ...(named.length > 0 ? { addresses: Object.fromEntries(named) } : {}),
    ...(gets.length > 0 ? { aliasGets: Object.fromEntries(gets) } : {}),
  };
}
