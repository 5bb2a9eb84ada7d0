import { TextCell } from './cells/TextCell';
import { TimeFilter } from './filters/pickers';
import { lateInput } from './lateInput';
import { RANK } from './ranks';
import { and, formatIs, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** A time of day as the operator's clock shows it: no time zone is ever applied (CONF-051). */
export const time: Widget = {
  name: 'time',
  rank: rankIf(RANK.format, and(typeIs('string'), formatIs('HH:mm'))),
  ...lateInput(() => import('./inputs/PickerInput').then(({ TimeInput }) => TimeInput)),
  Cell: TextCell,
  Filter: TimeFilter,
};
