/**
 * Interprets the status of assignable rows: whether a row is assigned, and which requests would change the selected
 * rows. Pure functions.
 */
import type { AssignmentConfig } from '../../model/entity/entity';
import { normalizeOptionCode } from '../../model/values/optionCodes';
import { isEmpty } from '../../model/values/isEmpty';
import { isSameCode, type OptionItem } from '../../widgets/normalizeOptions';
import type { Row } from '../shared/listRowIds';

const ASSIGNED = 'assigned';

/** Returns the status option whose code or label is "assigned". Undefined when there is no such option. */
export const findAssignedOption = (options: readonly OptionItem[]): OptionItem | undefined =>
  options.find(({ value, label }) => [value, label].map(normalizeOptionCode).includes(ASSIGNED));

export type AssignmentStatus = 'assigned' | 'free' | 'unknown';

/** Returns whether a row is assigned, according to the value of its status field. */
export function getAssignmentStatus(
  { shape, statusFilterOptions }: Pick<AssignmentConfig, 'shape' | 'statusFilterOptions'>,
  assigned: OptionItem | undefined,
  row: Row | undefined,
): AssignmentStatus {
  const field = Object.values(shape.fields).find(({ ui }) => ui.options === statusFilterOptions);
  const value = field && row?.[field.name];
  if (!assigned || isEmpty(value)) return 'unknown';
  return isSameCode(value, assigned.value) || normalizeOptionCode(value) === ASSIGNED ? 'assigned' : 'free';
}

export interface PossibleAssignmentChanges {
  assign: boolean;
  unassign: boolean;
}

/**
 * Returns the ids of the rows that a request changes: those that are not assigned, or those that are.
 * @returns undefined if the status of a row is unknown
 */
export function getChangedIds(
  rows: readonly { id: unknown; status: AssignmentStatus }[],
  kind: keyof PossibleAssignmentChanges,
): unknown[] | undefined {
  if (rows.some(({ status }) => status === 'unknown')) return undefined;
  const changed = rows.filter(({ status }) => (status === 'free') === (kind === 'assign'));
  return changed.map(({ id }) => id);
}

/**
 * Returns which of the requests "assign" and "unassign" would change at least one selected row. A row with an
 * unknown status may be changed by both requests.
 */
export const getPossibleAssignmentChanges = (statuses: readonly AssignmentStatus[]): PossibleAssignmentChanges => ({
  assign: statuses.some((assignmentStatus) => assignmentStatus !== 'assigned'),
  unassign: statuses.some((assignmentStatus) => assignmentStatus !== 'free'),
});
