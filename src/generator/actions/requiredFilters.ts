/** The filters that must be set before a list action can run. Pure functions. */
import type { Action, Entity, EntityModule, Field } from '../../model/entity/entity';
import { isEmpty } from '../../model/values/isEmpty';
import { evaluateForm } from '../../model/formRules/evaluateForm';
import { toFormValues } from '../queries/filterValues';
import type { FilterValues } from '../queries/listParams';
import type { Row } from '../shared/rowIds';

/** Returns the filters that a rule disables for these values: the user cannot set them. */
export function getForbiddenFilters(
  { entity, validators }: Pick<EntityModule, 'entity' | 'validators'>,
  values: FilterValues = {},
): readonly string[] {
  const filters = entity.list?.filters;
  if (!filters || filters.shape.rules.length === 0) return [];
  const { states } = evaluateForm(filters.shape, toFormValues(filters.fields, values), validators);
  return filters.fields.flatMap(({ name, field }) => (states.get(field.key)?.cleared ? [name] : []));
}

/** Returns the request parameters of a filter: a date range may have two. */
const getKeys = ({ name, ui }: Field): readonly string[] => ui.dateRange?.params ?? [name];

/**
 * Returns the required filters of an action that are not set.
 * @param filters the parameters of the page request
 * @param forbidden names of the filters that cannot be set at present
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

/** Returns the message for a missing filter. */
export const getMissingFilterText = ({ messages, title }: Field, t: (key: 'rule.select') => string): string =>
  messages['required'] ?? t('rule.select').replace('{title}', title);
