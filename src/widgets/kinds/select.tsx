import { useRef } from 'react';
import { SelectFilter } from '../filters/SelectFilter';
import { SelectControl } from '../inputs/SelectControl';
import { useChoices } from '../inputs/useChoices';
import { useControl } from '../inputs/useControl';
import { late } from '../../ui/late';
import type { InputProps, Widget } from '../types';

const SearchSelect = late(() => import('../inputs/SearchSelect').then((module) => module.SearchSelect));

/** A list that no longer fits on a screen is searched and not scrolled. */
const LONG = 30;

function SelectInput(props: InputProps) {
  const control = useControl(props);
  const focused = useRef(false);
  const { hint, ...choices } = useChoices(props);
  const all = { ...props, ...choices, control, focused, ...(hint ? { helperText: hint, disabled: true } : {}) };
  return choices.onSearch || choices.options.length > LONG ? (
    <SearchSelect.Component {...all} />
  ) : (
    <SelectControl {...all} />
  );
}

/** One of a list: the schema's own choices, or a list of the server. */
export const widget: Widget = {
  Input: SelectInput,
  Filter: SelectFilter,
};
