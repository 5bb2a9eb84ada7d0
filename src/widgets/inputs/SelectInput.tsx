import { useRef } from 'react';
import { lazyComponent } from '../../ui/lazyComponent';
import type { InputProps } from '../types';
import { SelectControl, type FocusState } from './SelectControl';
import { useSelectOptions } from './useSelectOptions';
import { useInputControl } from './useInputControl';

const SearchSelect = lazyComponent(() => import('./SearchSelect').then((module) => module.SearchSelect));

/** A list that no longer fits on a screen is searched and not scrolled. */
const LONG = 30;

/** One of a list: to be scrolled, or where it is long to be searched. */
export function SelectInput(props: InputProps) {
  const control = useInputControl(props);
  const left = useRef<FocusState>('away');
  const { hint, ...choices } = useSelectOptions(props);
  const all = {
    ...props,
    ...choices,
    control,
    focusState: left,
    ...(hint ? { helperText: hint, disabled: true } : {}),
  };
  return choices.onSearch || choices.options.length > LONG ? (
    <SearchSelect.Component {...all} />
  ) : (
    <SelectControl {...all} />
  );
}
