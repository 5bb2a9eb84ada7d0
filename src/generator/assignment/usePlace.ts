import { useMemo } from 'react';
import { useT } from '../../i18n/useT';
import { rowEntity } from '../../model/assignment';
import type { Assignment, EntityModule, FilterSet } from '../../model/entity';
import { readAt } from '../../model/fieldPath';
import { idOf } from '../../model/ids';
import type { Row } from '../list/row';
import type { Place } from './place';

/** The keys of an assignment: the record's id, then fields of the record or what its list was opened with. */
function keysOf({ entity }: EntityModule, { parentKeys }: Assignment, record: Row): Row {
  const [own, ...others] = parentKeys;
  const id = record[entity.ids[0] ?? ''] ?? idOf(entity.ids, record) ?? record['id'];
  return Object.fromEntries([[own ?? 'id', id], ...others.map((key) => [key, record[key]])]);
}

/** What the record says of what the page call is asked with besides. */
export const besideOf = ({ entity }: EntityModule, { with: asked = {} }: Assignment, record: Row): Row =>
  Object.fromEntries(Object.entries(asked).map(([key, name]) => [key, readAt(entity.shape, name, record)]));

/** What assigning things to a record is about. The search of its rows has the frame's word for a search. */
export function usePlace(module: EntityModule, record: Row, assignment: Assignment): Place {
  const t = useT();
  const search = t('assignment.search');
  return useMemo(() => {
    const fields = assignment.filters.fields.map((filter) =>
      filter.search ? { ...filter, field: { ...filter.field, title: search } } : filter,
    );
    const filters: FilterSet = { ...assignment.filters, fields };
    const entity = rowEntity(module.entity, { ...assignment, filters });
    return {
      parent: module.entity,
      keys: keysOf(module, assignment, record),
      beside: besideOf(module, assignment, record),
      assignment,
      rows: { ...module, entity },
    };
  }, [module, record, assignment, search]);
}
