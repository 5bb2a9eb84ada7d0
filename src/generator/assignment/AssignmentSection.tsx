import type { AssignmentConfig, EntityModule } from '../../model/entity/entity';
import { useConfig } from '../../widgets/context/config';
import { useViewOnly } from '../../widgets/context/viewOnly';
import type { Row } from '../shared/listRowIds';
import { useLocalListParams } from '../list/useLocalListParams';
import { AssignmentContent } from './AssignmentContent';
import { useAssignmentTarget } from './useAssignmentTarget';

interface AssignmentSectionProps {
  module: EntityModule;
  record: Row;
  assignment: AssignmentConfig;
  /**
   * Called after rows have been assigned or unassigned, to reload the record, which may contain the number of
   * assigned rows.
   */
  onChanged: (() => unknown) | undefined;
}

/** Shows the assignable rows as a section of a record screen. View-only users see no buttons. */
export function AssignmentSection({ module, record, assignment, onChanged }: AssignmentSectionProps) {
  const viewOnly = useViewOnly();
  const assignmentTarget = useAssignmentTarget(module, record, assignment);
  const { pageSize } = useConfig();
  const list = useLocalListParams(pageSize);
  return (
    <AssignmentContent
      assignmentTarget={assignmentTarget}
      list={list}
      pageSize={pageSize}
      title={assignment.title}
      isReadOnly={viewOnly}
      onChanged={onChanged}
      renderFrame={({ body, pages, buttons }) => (
        <>
          {body}
          {pages}
          {!viewOnly && <div className="wd-buttons wd-buttons-end">{buttons}</div>}
        </>
      )}
    />
  );
}
