import { useMemo } from 'react';
import { assignmentTexts } from '../../i18n/en/assignmentTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { createAssignmentRowEntity } from '../../model/assignmentRows';
import type { AssignmentConfig, EntityModule, ListFilters } from '../../model/entity/entity';
import type { Row } from '../shared/listRowIds';
import { getAssignmentParams, type AssignmentTarget } from './assignmentRequests';

/**
 * Returns the assignable rows of an assignment and the parameters of its requests. The search filter of these rows
 * gets the label that the app uses for all assignments.
 */
export function useAssignmentTarget(module: EntityModule, record: Row, assignment: AssignmentConfig): AssignmentTarget {
  const t = useLazyTextTranslate('assignment', assignmentTexts);
  const search = t('search');
  return useMemo(() => {
    const fields = assignment.filters.fields.map((filter) =>
      filter.search ? { ...filter, field: { ...filter.field, title: search } } : filter,
    );
    const filters: ListFilters = { ...assignment.filters, fields };
    const entity = createAssignmentRowEntity(module.entity, { ...assignment, filters });
    return {
      ...getAssignmentParams(module.entity, assignment, record),
      rows: { ...module, entity },
      record,
    };
  }, [module, record, assignment, search]);
}
