import { Fragment } from 'react';
import { assignmentTexts } from '../../i18n/en/assignmentTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { getFieldAtPath } from '../../model/values/fieldPath';
import { FieldPathValue } from '../shared/FieldPathValue';
import type { AssignmentTarget } from './assignmentRequests';

/**
 * Says why an assignment offers no rows: it offers only those with certain values of the parent record, such as its
 * country. Nothing is said if it offers the rows of all records.
 */
export function EmptyAssignmentNotice({ assignmentTarget }: { assignmentTarget: AssignmentTarget }) {
  const t = useLazyTextTranslate('assignment', assignmentTexts);
  const { parent, assignment, record } = assignmentTarget;
  const paths = Object.values(assignment.paramsFromRecord ?? {});
  if (paths.length === 0) return null;
  return (
    <p>
      {t('onlyFor')}{' '}
      {paths.map((path, index) => (
        <Fragment key={path}>
          {index > 0 && ' · '}
          {getFieldAtPath(parent.shape, path)?.title ?? path}:{' '}
          <FieldPathValue shape={parent.shape} path={path} record={record} />
        </Fragment>
      ))}
    </p>
  );
}
