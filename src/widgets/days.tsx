import { ListCell } from './cells/OptionCell';
import { SelectFilter } from './filters/SelectFilter';
import { lateInput } from './lateInput';
import { onlyByName } from './testers';
import type { Widget } from './types';

/** Days of the week to switch on and off, with shortcuts for the usual sets of them. */
export const days: Widget = {
  name: 'days',
  rank: onlyByName,
  ...lateInput(() => import('./inputs/DaysInput').then(({ DaysInput }) => DaysInput)),
  Cell: ListCell,
  Filter: SelectFilter,
};
