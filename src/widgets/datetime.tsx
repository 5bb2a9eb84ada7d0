import { DateTimeCell } from './cells/DateCell';
import { DateTimeFilter } from './filters/pickers';
import { lateInput } from './lateInput';
import { RANK } from './ranks';
import { and, formatIs, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** A date and time as the operator's clock shows it: no time zone is ever applied (CONF-051). */
export const datetime: Widget = {
  name: 'datetime',
  rank: rankIf(RANK.format, and(typeIs('string'), formatIs('yyyy-MM-dd HH:mm', 'date-time'))),
  ...lateInput(() => import('./inputs/PickerInput').then(({ DateTimeInput }) => DateTimeInput)),
  Cell: DateTimeCell,
  Filter: DateTimeFilter,
};
