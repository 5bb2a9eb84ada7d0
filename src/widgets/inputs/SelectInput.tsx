import { useRef } from 'react';
import { lazyComponent } from '../../ui/lazyComponent';
import type { InputProps } from '../types';
import { SelectControl, type FocusState } from './SelectControl';
import { useSelectOptions } from './useSelectOptions';
import { useInputControl } from './useInputControl';

const SearchSelect = lazyComponent(() => import('./SearchSelect').then((module) => module.SearchSelect));

/** With more options than this the dropdown becomes a search field, since they no longer fit on a screen. */
const LONG = 30;

/** A dropdown (single choice): scrolled if short, searched if long. */
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
