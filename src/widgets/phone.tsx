import { lazy } from 'react';
import { TextCell } from './cells/TextCell';
import { TextFilter } from './filters/TextFilter';
import { RANK } from './ranks';
import { and, formatIs, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** A telephone number behind its calling code. */
export const phone: Widget = {
  name: 'phone',
  rank: rankIf(RANK.format, and(typeIs('string'), formatIs('phone'))),
  Input: lazy(() => import('./inputs/PhoneInput').then(({ PhoneInput }) => ({ default: PhoneInput }))),
  Cell: TextCell,
  Filter: TextFilter,
};
