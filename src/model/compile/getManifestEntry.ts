import type { Entity, Filter, ManifestEntry } from '../entity/entity';
import { getDefaultFilterValues, hasRuntimeDefaultFilters } from '../form/defaultFilterValues';

/**
 * Whether the filters have rules or required filters. If so, the filters must be validated before the list is
 * requested.
 */
const needsFilters = (list: Entity['list']): boolean => {
  const { rules = [], required = [] } = list?.filters.shape ?? {};
  return rules.length > 0 || required.length > 0;
};

const isTextField = ({ search, field }: Filter): boolean =>
  search || (field.kind === 'text' && field.choices === undefined && field.ui.options === undefined);

/**
 * Returns the names of the filters with which the command palette can search records. Do not call it for lists that
 * cannot be requested without other filters.
 */
function getFinds({ list, ids }: Pick<Entity, 'list' | 'ids'>): Pick<ManifestEntry, 'finds' | 'findsId'> {
  const { fields = [] } = list?.filters ?? {};
  const finds = fields.find(isTextField)?.name;
  const findsId = fields.find(({ name, field }) => name === ids[0] && field.kind === 'integer')?.name;
  return { ...(finds ? { finds } : {}), ...(findsId ? { findsId } : {}) };
}

/** Returns the manifest entry of an entity, that is the properties that the first load of the app contains. */
export function getManifestEntry({
  name,
  title,
  routes,
  calls,
  ids,
  list,
  parentEntity,
  singleton,
  menu,
  titleField,
  addresses,
  actions,
  isSerialized,
}: Entity): ManifestEntry {
  const defaults = getDefaultFilterValues(list?.filters.fields);
  const isLate = hasRuntimeDefaultFilters(list?.filters.fields) || needsFilters(list);
  return {
    name,
    title,
    routes,
    ids,
    ...(calls['page'] ? { page: calls['page'] } : {}),
    ...(defaults ? { defaults } : {}),
    // Delays the request of the first page until the screen's code has loaded, because only this code can determine
    // or validate the filters.
    ...(isLate ? { late: true } : {}),
    ...(parentEntity ? { parentEntity } : {}),
    ...(singleton ? { singleton } : {}),
    ...(isSerialized ? { isSerialized } : {}),
    ...(menu?.icon ? { icon: menu.icon } : {}),
    ...(addresses ? { addresses } : {}),
    ...(titleField === ids[0] ? {} : { titleField }),
    ...(calls['page'] && routes[0]?.list && !isLate ? getFinds({ list, ids }) : {}),
    ...(actions['create'] && routes[0]?.list ? { creates: actions['create'].roles ?? true } : {}),
  };
}
