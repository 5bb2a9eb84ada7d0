/** Determines which filters must be set before a list action can run. Pure functions. */
import type { Action, Entity, EntityModule, Field } from '../../model/entity/entity';
import { isEmpty } from '../../model/values/isEmpty';
import { evaluateForm } from '../../model/formRules/evaluateForm';
import { toFilterFormValues } from '../queries/filterValues';
import type { FilterValues } from '../queries/sanitizeFilter';
import type { Row } from '../shared/listRowIds';

/** Returns the names of the filters that the user cannot set, because a rule disables them for these filter values. */
export function getForbiddenFilters(
  { entity, validators }: Pick<EntityModule, 'entity' | 'validators'>,
  values: FilterValues = {},
): readonly string[] {
  const filters = entity.list?.filters;
  if (!filters || filters.shape.rules.length === 0) return [];
  const { states } = evaluateForm(filters.shape, toFilterFormValues(filters.fields, values), validators);
  return filters.fields.flatMap(({ name, field }) => (states.get(field.key)?.cleared ? [name] : []));
}

/** Returns the names of the request parameters of a filter. A date range may have two request parameters. */
const getKeys = ({ name, ui }: Field): readonly string[] => ui.dateRange?.params ?? [name];

/**
 * Returns the required filters of an action that are not set.
 * @param filters the parameters of the page request
 * @param forbidden names of the filters that a rule currently disables: these are not required
 */
export function getMissingFilters(
  { list }: Pick<Entity, 'list'>,
  { requiredFilters = [] }: Pick<Action, 'requiredFilters'>,
  filters: Row = {},
  forbidden: readonly string[] = [],
): Field[] {
  const needed =
    list?.filters.fields.filter(({ name }) => requiredFilters.includes(name) && !forbidden.includes(name)) ?? [];
  return needed.filter(({ field }) => getKeys(field).some((key) => isEmpty(filters[key]))).map(({ field }) => field);
}

/** Returns the message that asks the user to set a required filter. */
export const getMissingFilterText = ({ messages, title }: Field, t: (key: 'rule.select') => string): string =>
  messages['required'] ?? t('rule.select').replace('{title}', title);
