import { useRef } from 'react';
import { late } from '../../ui/late';
import type { InputProps } from '../types';
import { SelectControl, type Left } from './SelectControl';
import { useChoices } from './useChoices';
import { useControl } from './useControl';

const SearchSelect = late(() => import('./SearchSelect').then((module) => module.SearchSelect));

/** A list that no longer fits on a screen is searched and not scrolled. */
const LONG = 30;

/** One of a list: to be scrolled, or where it is long to be searched. */
export function SelectInput(props: InputProps) {
  const control = useControl(props);
  const left = useRef<Left>('away');
  const { hint, ...choices } = useChoices(props);
  const all = { ...props, ...choices, control, left, ...(hint ? { helperText: hint, disabled: true } : {}) };
  return choices.onSearch || choices.options.length > LONG ? (
    <SearchSelect.Component {...all} />
  ) : (
    <SelectControl {...all} />
  );
}
