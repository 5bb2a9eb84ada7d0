import { TextCell } from './cells/TextCell';
import { TextFilter } from './filters/TextFilter';
import { lateInput } from './lateInput';
import { RANK } from './ranks';
import { and, formatIs, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** A telephone number behind its calling code. */
export const phone: Widget = {
  name: 'phone',
  rank: rankIf(RANK.format, and(typeIs('string'), formatIs('phone'))),
  ...lateInput(() => import('./inputs/PhoneInput').then(({ PhoneInput }) => PhoneInput)),
  Cell: TextCell,
  Filter: TextFilter,
};
