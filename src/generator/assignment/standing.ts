/** What the statuses of an assignment mean: whether a row is assigned, and what a batch would change. Pure. */
import type { Assignment } from '../../model/entity/entity';
import { plainCode } from '../../model/values/codes';
import { isEmpty } from '../../model/values/empty';
import { sameValue, type OptionItem } from '../../widgets/optionItems';
import type { Row } from '../records/row';

const ASSIGNED = 'assigned';

/** The status of what is assigned, by its code or the server's name of it; undefined where none says so. */
export const assignedOption = (options: readonly OptionItem[]): OptionItem | undefined =>
  options.find(({ value, label }) => [value, label].map(plainCode).includes(ASSIGNED));

export type Standing = 'assigned' | 'free' | 'unknown';

/** How a row stands, by the field that has one of the statuses. */
export function standingOf(
  { shape, statusOptions }: Pick<Assignment, 'shape' | 'statusOptions'>,
  assigned: OptionItem | undefined,
  row: Row | undefined,
): Standing {
  const field = Object.values(shape.fields).find(({ ui }) => ui.options === statusOptions);
  const value = field && row?.[field.name];
  if (!assigned || isEmpty(value)) return 'unknown';
  return sameValue(value, assigned.value) || plainCode(value) === ASSIGNED ? 'assigned' : 'free';
}

export interface Changing {
  assign: boolean;
  unassign: boolean;
}

/** Which of the two would change something of the chosen rows; one of which nobody knows how it stands may. */
export const changedBy = (standings: readonly Standing[]): Changing => ({
  assign: standings.some((standing) => standing !== 'assigned'),
  unassign: standings.some((standing) => standing !== 'free'),
});
