import { useMemo } from 'react';
import { useT } from '../../i18n/useT';
import { rowEntity } from '../../model/assignment';
import type { Assignment, EntityModule, FilterSet } from '../../model/entity/entity';
import type { Row } from '../records/row';
import { askedOf, type Place } from './place';

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
      ...askedOf(module.entity, assignment, record),
      rows: { ...module, entity },
    };
  }, [module, record, assignment, search]);
}
