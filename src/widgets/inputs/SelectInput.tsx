import { useRef } from 'react';
import { lazyComponent, useLoad } from '../../ui/lazyComponent';
import type { InputProps } from '../types';
import { findSelectedOption } from './findSelectOption';
import { SelectControl, type SelectFocusState } from './SelectControl';
import { useSelectOptions } from './useSelectOptions';
import { useInputControl } from './useInputControl';

const SearchSelect = lazyComponent(() => import('./SearchSelect').then((module) => module.SearchSelect));

/**
 * Maximum number of options in a plain dropdown. A longer list does not fit on a screen, so the dropdown becomes a
 * search field.
 */
const LONG = 30;

/** A dropdown (single choice). A short option list is scrolled, a long option list is searched by typing. */
export function SelectInput(props: InputProps) {
  const control = useInputControl(props);
  const focusState = useRef<SelectFocusState>('away');
  const { hint, ...choices } = useSelectOptions(props);
  const isLong = choices.onSearch !== undefined || choices.options.length > LONG;
  const isLoaded = SearchSelect.isLoaded();
  const { error } = useLoad(!isLong || isLoaded, SearchSelect.load);
  // The plain dropdown stays in place, with the focus, until the code of the search field is loaded.
  const isSearched = isLong && (isLoaded || error !== undefined);
  // What the chosen option is for says more than the help of the field, but not more than why it is disabled.
  const chosen = props.disabled ? undefined : findSelectedOption(choices.options, control.field.value)?.description;
  const all = {
    ...props,
    ...choices,
    loading: choices.loading || (isLong && !isSearched && choices.onSearch !== undefined),
    control,
    focusState,
    ...(chosen ? { helperText: chosen } : {}),
    ...(hint ? { helperText: hint, disabled: true } : {}),
  };
  return isSearched ? <SearchSelect.Component {...all} /> : <SelectControl {...all} />;
}
