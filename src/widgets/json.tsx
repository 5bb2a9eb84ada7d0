import { lazy } from 'react';
import { TextCell } from './cells/TextCell';
import { RANK } from './ranks';
import type { Widget } from './types';

/** The last resort: what no other widget can draw is still editable, and never a blank page. */
export const json: Widget = {
  name: 'json',
  rank: () => RANK.fallback,
  Input: lazy(() => import('./inputs/JsonInput').then(({ JsonInput }) => ({ default: JsonInput }))),
  Cell: TextCell,
};
