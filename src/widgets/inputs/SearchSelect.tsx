import { useEffect } from 'react';
import { Autocomplete } from '@mui/material';
import type { OptionItem } from '../normalizeOptions';
import { AutocompleteTextInput, useAutocompleteTexts } from './AutocompleteTextInput';
import { findSelectedOption, convertCodeToFieldType } from './findSelectOption';
import type { SelectControlProps } from './SelectControl';
import { OptionEntry } from './OptionEntry';
import { isMoreEntry, useShownOptions } from './shownOptions';
import { useAutocompleteInput } from './useAutocompleteInput';
import { useAppTranslate } from '../../i18n/useAppTranslate';

interface Props extends SelectControlProps {
  /**
   * Called with the typed text if the server searches the options. The search results are not filtered again in the
   * browser.
   */
  onSearch?: (text: string) => void;
  /** Returns the text of an option in the open dropdown. By default its label is used. */
  describe?: (option: OptionItem) => string;
}

/** A dropdown (single choice) for a long option list. The user searches the options by typing. */
export function SearchSelect(props: Props) {
  const {
    control,
    options,
    field,
    label,
    required,
    disabled,
    compact = false,
    helperText,
    problem,
    selectedLabel,
  } = props;
  const texts = useAutocompleteTexts(label);
  const { id, field: bound } = control;
  const { describe = (option: OptionItem) => option.label, onSearch, minSearchLength } = props;
  const t = useAppTranslate();
  const empty = bound.value === '' || bound.value === null || bound.value === undefined;
  const text = String(bound.value);
  const value =
    findSelectedOption(options, bound.value) ??
    (empty ? null : { value: text, label: selectedLabel ?? text, item: {} });
  const typed = useAutocompleteInput(value ? describe(value) : '', bound.value, onSearch);
  const getShown = useShownOptions(onSearch !== undefined);
  const { focusState } = props;
  useEffect(() => {
    const input = document.getElementById(id);
    // Focuses the input if the control that it replaces had the focus and the focus fell back to the page or to the
    // surrounding dialog. If the user has meanwhile focused another element, the focus stays there.
    if (!focusState || focusState.current === 'away' || !document.activeElement?.contains(input)) return;
    input?.focus();
    // If the user had already opened the replaced dropdown, this dropdown is opened as well, as by a mouse press.
    if (focusState.current === 'open') input?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  }, [focusState, id]);
  return (
    <Autocomplete<OptionItem, false, boolean>
      id={id}
      options={[...options]}
      value={value}
      loading={props.loading}
      disabled={disabled}
      disableClearable={field.ui.clearable === false}
      filterOptions={getShown}
      getOptionDisabled={isMoreEntry}
      getOptionLabel={(option) => (isMoreEntry(option) ? option.label : describe(option))}
      getOptionKey={(option) => String(option.value)}
      renderOption={({ key, ...item }, option) => (
        <OptionEntry
          key={key}
          {...item}
          option={option}
          label={isMoreEntry(option) ? option.label : describe(option)}
        />
      )}
      isOptionEqualToValue={(one, other) => String(one.value) === String(other.value)}
      onChange={(_, next) => bound.onChange(next ? convertCodeToFieldType(next.value, field) : '')}
      {...typed}
      onBlur={bound.onBlur}
      {...texts}
      {...(minSearchLength === undefined
        ? {}
        : { noOptionsText: t('options.least', { smart_count: minSearchLength }) })}
      fullWidth
      renderInput={(params) => (
        <AutocompleteTextInput
          {...{ params, control, field, label, required, compact }}
          helperText={helperText}
          problem={problem}
        />
      )}
    />
  );
}
