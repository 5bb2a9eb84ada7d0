import { TextCell } from './cells/TextCell';
import { lateInput } from './lateInput';
import { RANK } from './ranks';
import type { Widget } from './types';

/** The last resort: what no other widget can draw is still editable, and never a blank page. */
export const json: Widget = {
  name: 'json',
  rank: () => RANK.fallback,
  ...lateInput(() => import('./inputs/JsonInput').then(({ JsonInput }) => JsonInput)),
  Cell: TextCell,
};
