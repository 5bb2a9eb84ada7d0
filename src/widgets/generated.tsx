import { lazy } from 'react';
import { TextCell } from './cells/TextCell';
import { TextFilter } from './filters/TextFilter';
import { RANK } from './ranks';
import { and, isGenerated, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** A text that only the server can make, with a button that asks for a new one. */
export const generated: Widget = {
  name: 'generated',
  rank: rankIf(RANK.structure, and(typeIs('string'), isGenerated)),
  Input: lazy(() => import('./inputs/GeneratedInput').then((module) => ({ default: module.GeneratedInput }))),
  Cell: TextCell,
  Filter: TextFilter,
};
