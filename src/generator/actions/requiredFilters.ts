/** What must be chosen above a list before one of its actions is done. Pure. */
import type { Action, Entity, EntityModule, Field } from '../../model/entity/entity';
import { isEmpty } from '../../model/values/isEmpty';
import { evaluateForm } from '../../model/rules/evaluateForm';
import { toFormValues } from '../read/filterValues';
import type { FilterValues } from '../read/listParams';
import type { Row } from '../records/rowIds';

/** The filters that a rule forbids at these values: nobody can choose there. */
export function getForbiddenFilters(
  { entity, validators }: Pick<EntityModule, 'entity' | 'validators'>,
  values: FilterValues = {},
): readonly string[] {
  const filters = entity.list?.filters;
  if (!filters || filters.shape.rules.length === 0) return [];
  const { states } = evaluateForm(filters.shape, toFormValues(filters.fields, values), validators);
  return filters.fields.flatMap(({ name, field }) => (states.get(field.key)?.cleared ? [name] : []));
}

/** Under what names a filter is sent: a period may have two. */
const getKeys = ({ name, ui }: Field): readonly string[] => ui.dateRange?.params ?? [name];

/**
 * The filters that an action cannot do without and that are not chosen.
 * @param filters what the page call is asked with
 * @param forbidden names of those that cannot be chosen now
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

/** What is said of one that is missing. */
export const getMissingFilterText = ({ messages, title }: Field, t: (key: 'rule.select') => string): string =>
  messages['required'] ?? t('rule.select').replace('{title}', title);
