import { OptionCell } from './cells/OptionCell';
import { SelectFilter } from './filters/SelectFilter';
import { lateInput } from './lateInput';
import { RANK } from './ranks';
import { and, rankIf, typeIs } from './testers';
import type { Field } from '../model/entity';
import type { Widget } from './types';

const listsCountries = (field: Field): boolean => field.ui.options === 'countries';

/** A country by its name or its code; both are shown, for many names have two spellings. */
export const country: Widget = {
  name: 'country',
  rank: rankIf(RANK.subject, and(typeIs('string'), listsCountries)),
  ...lateInput(() => import('./inputs/CountryInput').then(({ CountryInput }) => CountryInput)),
  Cell: OptionCell,
  Filter: SelectFilter,
};
