import { CountCell } from './cells/NumberCell';
import { lateInput } from './lateInput';
import { RANK } from './ranks';
import { and, hasShape, hasUpload, not, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** A list of objects that is edited in the form, a line for each. */
export const rows: Widget = {
  name: 'rows',
  rank: rankIf(RANK.structure, and(typeIs('array'), hasShape, not(hasUpload))),
  ...lateInput(() => import('./inputs/RowsInput').then(({ RowsInput }) => RowsInput)),
  Cell: CountCell,
};
