import { PeriodCell } from './cells/DateCell';
import { ObjectInput } from './inputs/ObjectInput';
import { RANK } from './ranks';
import { and, isPeriod, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** A period `{from, to}`: two dates beside each other, one cell in a table. */
export const daterange: Widget = {
  name: 'daterange',
  rank: rankIf(RANK.structure, and(typeIs('object'), isPeriod)),
  Input: ObjectInput,
  Cell: PeriodCell,
};
