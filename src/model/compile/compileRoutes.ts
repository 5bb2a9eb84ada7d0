import { parseCall } from '../wire/parseCall';
import type { AdminDefinition } from '../schemaLanguage/definition';
import type { EntityRouteVariant, Call, Entity, RouteSet } from '../entity/entity';

const omitUndefinedRoutes = (set: Record<keyof RouteSet, string | undefined>): RouteSet =>
  Object.fromEntries(Object.entries(set).filter(([, route]) => route !== undefined));

/** Adds a route for the view screen below the list route if the schema defines no view route. */
function withView(
  routes: RouteSet,
  { ids, singleton, hasView }: { ids: readonly string[]; singleton: boolean; hasView: boolean },
) {
  if (routes.view !== undefined || routes.list === undefined || singleton || !hasView || ids.length === 0)
    return routes;
  return { ...routes, view: `${routes.list}/view/{id}` };
}

/**
 * Compiles the main set of routes and the route variants. For a screen without a route in the variant, the variant
 * uses the route of the main set.
 * @param hasView whether a record can be read: either by a call, or because the list contains it as a row
 */
export function compileRoutes(
  { routes: { variants = [], ...main }, singleton = false }: AdminDefinition,
  ids: readonly string[],
  hasView: boolean,
): Pick<Entity, 'routes' | 'variantGets' | 'addresses'> {
  const sets = variants.map(({ list, create, update, view }): RouteSet =>
    omitUndefinedRoutes({ list, create, update, view }),
  );
  const gets = variants.flatMap(({ get }, index): [number, Call][] => (get ? [[index + 1, parseCall(get)]] : []));
  const named = variants.flatMap(({ name, title }, index): [number, EntityRouteVariant][] =>
    name === undefined ? [] : [[index + 1, { name, ...(title === undefined ? {} : { title }) }]],
  );
  return {
    routes: [withView(main, { ids, singleton, hasView }), ...sets],
    ...(named.length > 0 ? { addresses: Object.fromEntries(named) } : {}),
    ...(gets.length > 0 ? { variantGets: Object.fromEntries(gets) } : {}),
  };
}
