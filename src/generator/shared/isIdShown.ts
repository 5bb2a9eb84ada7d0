import type { Entity } from '../../model/entity/entity';

/**
 * Whether users know the id of a record: it is one field, which the list has as a column. Any other id would be a number
 * without meaning. An entity without a list shows its id, too.
 */
export function isIdShown({ ids, list }: Pick<Entity, 'ids' | 'list'>): boolean {
  return ids.length === 1 && (list?.columns.some(({ field }) => field === ids[0]) ?? true);
}
