import { useRef } from 'react';
import { lazyComponent, useLoad } from '../../ui/lazyComponent';
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
  const focusState = useRef<FocusState>('away');
  const { hint, ...choices } = useSelectOptions(props);
  const isLong = choices.onSearch !== undefined || choices.options.length > LONG;
  const isLoaded = SearchSelect.isLoaded();
  const { error } = useLoad(!isLong || isLoaded, SearchSelect.load);
  // The dropdown keeps its place, and the focus, until there is code to search with.
  const isSearched = isLong && (isLoaded || error !== undefined);
  const all = {
    ...props,
    ...choices,
    loading: choices.loading || (isLong && !isSearched && choices.onSearch !== undefined),
    control,
    focusState,
    ...(hint ? { helperText: hint, disabled: true } : {}),
  };
  return isSearched ? <SearchSelect.Component {...all} /> : <SelectControl {...all} />;
}
