import { ListCell } from './cells/OptionCell';
import { SelectFilter } from './filters/SelectFilter';
import { lateInput } from './lateInput';
import { RANK } from './ranks';
import { and, hasItemChoices, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** Several of a list. As a filter it is one of the list: page calls take one value. */
export const multiselect: Widget = {
  name: 'multiselect',
  rank: rankIf(RANK.choices, and(typeIs('array'), hasItemChoices)),
  ...lateInput(() => import('./inputs/MultiSelectInput').then(({ MultiSelectInput }) => MultiSelectInput)),
  Cell: ListCell,
  Filter: SelectFilter,
};
