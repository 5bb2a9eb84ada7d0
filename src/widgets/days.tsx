import { lazy } from 'react';
import { ListCell } from './cells/OptionCell';
import { SelectFilter } from './filters/SelectFilter';
import { onlyByName } from './testers';
import type { Widget } from './types';

/** Days of the week to switch on and off, with shortcuts for the usual sets of them. */
export const days: Widget = {
  name: 'days',
  rank: onlyByName,
  Input: lazy(() => import('./inputs/DaysInput').then(({ DaysInput }) => ({ default: DaysInput }))),
  Cell: ListCell,
  Filter: SelectFilter,
};
