/**
 * Interprets the statuses of an assignment: whether a row is assigned, and what a batch would change. Pure
 * functions.
 */
import type { Assignment } from '../../model/entity/entity';
import { normalizeCode } from '../../model/values/optionCodes';
import { isEmpty } from '../../model/values/isEmpty';
import { isSameCode, type OptionItem } from '../../widgets/optionItems';
import type { Row } from '../shared/rowIds';

const ASSIGNED = 'assigned';

/** Returns the option that stands for "assigned", found by its code or its label; undefined when there is none. */
export const findAssignedOption = (options: readonly OptionItem[]): OptionItem | undefined =>
  options.find(({ value, label }) => [value, label].map(normalizeCode).includes(ASSIGNED));

export type AssignmentStatus = 'assigned' | 'free' | 'unknown';

/** Returns whether a row is assigned, according to its status field. */
export function getAssignmentStatus(
  { shape, statusOptions }: Pick<Assignment, 'shape' | 'statusOptions'>,
  assigned: OptionItem | undefined,
  row: Row | undefined,
): AssignmentStatus {
  const field = Object.values(shape.fields).find(({ ui }) => ui.options === statusOptions);
  const value = field && row?.[field.name];
  if (!assigned || isEmpty(value)) return 'unknown';
  return isSameCode(value, assigned.value) || normalizeCode(value) === ASSIGNED ? 'assigned' : 'free';
}

export interface PossibleChanges {
  assign: boolean;
  unassign: boolean;
}

/** Returns which of the two requests would change a selected row. A row of unknown status may be changed by both. */
export const getPossibleChanges = (statuses: readonly AssignmentStatus[]): PossibleChanges => ({
  assign: statuses.some((assignmentStatus) => assignmentStatus !== 'assigned'),
  unassign: statuses.some((assignmentStatus) => assignmentStatus !== 'free'),
});
