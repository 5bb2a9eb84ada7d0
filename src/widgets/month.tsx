import { MonthCell } from './cells/DateCell';
import { MonthFilter } from './filters/pickers';
import { lateInput } from './lateInput';
import { RANK } from './ranks';
import { and, formatIs, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** A month as the operator's clock shows it: no time zone is ever applied (CONF-051). */
export const month: Widget = {
  name: 'month',
  rank: rankIf(RANK.format, and(typeIs('string'), formatIs('month'))),
  ...lateInput(() => import('./inputs/PickerInput').then(({ MonthInput }) => MonthInput)),
  Cell: MonthCell,
  Filter: MonthFilter,
};
