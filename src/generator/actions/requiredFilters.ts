/** What must be chosen above a list before one of its actions is done. Pure. */
import type { Action, Entity, Field } from '../../model/entity';
import { isEmpty } from '../../model/reading/empty';
import type { Row } from '../list/row';

/** Under what names a filter is sent: a period may have two. */
const keysOf = ({ name, ui }: Field): readonly string[] => ui.period?.ends ?? [name];

/**
 * The first filter that an action cannot do without and that is not chosen.
 * @param filters what the page call is asked with
 */
export function missingFilter(
  { list }: Pick<Entity, 'list'>,
  { requires = [] }: Pick<Action, 'requires'>,
  filters: Row = {},
): Field | undefined {
  const needed = list?.filters.fields.filter(({ name }) => requires.includes(name)) ?? [];
  return needed.find(({ field }) => keysOf(field).some((key) => isEmpty(filters[key])))?.field;
}
