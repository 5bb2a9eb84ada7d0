import { TextCell } from './cells/TextCell';
import { TextFilter } from './filters/TextFilter';
import { TextControl } from './inputs/TextControl';
import { RANK } from './ranks';
import { rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** One line of text. */
export const text: Widget = {
  name: 'text',
  rank: rankIf(RANK.type, typeIs('string')),
  Input: TextControl,
  Cell: TextCell,
  Filter: TextFilter,
};
