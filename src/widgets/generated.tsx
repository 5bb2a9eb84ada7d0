import { TextCell } from './cells/TextCell';
import { TextFilter } from './filters/TextFilter';
import { lateInput } from './lateInput';
import { RANK } from './ranks';
import { and, isGenerated, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** A text that only the server can make, with a button that asks for a new one. */
export const generated: Widget = {
  name: 'generated',
  rank: rankIf(RANK.structure, and(typeIs('string'), isGenerated)),
  ...lateInput(() => import('./inputs/GeneratedInput').then(({ GeneratedInput }) => GeneratedInput)),
  Cell: TextCell,
  Filter: TextFilter,
};
