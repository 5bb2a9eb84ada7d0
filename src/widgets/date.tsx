import { DateCell } from './cells/DateCell';
import { DateFilter } from './filters/pickers';
import { lateInput } from './lateInput';
import { RANK } from './ranks';
import { and, formatIs, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** A date as the operator's clock shows it: no time zone is ever applied (CONF-051). */
export const date: Widget = {
  name: 'date',
  rank: rankIf(RANK.format, and(typeIs('string'), formatIs('date'))),
  ...lateInput(() => import('./inputs/PickerInput').then(({ DateInput }) => DateInput)),
  Cell: DateCell,
  Filter: DateFilter,
};
