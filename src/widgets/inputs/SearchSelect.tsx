import { useEffect } from 'react';
import { Autocomplete } from '@mui/material';
import { createFilterOptions } from '@mui/material/useAutocomplete';
import type { OptionItem } from '../optionItems';
import { AutocompleteText, useAutocompleteTexts } from './AutocompleteText';
import { findSelectedOption, coerceCode } from './selectOptions';
import type { SelectControlProps } from './SelectControl';
import { useAutocompleteInput } from './useAutocompleteInput';
import { useAppTranslate } from '../../i18n/useAppTranslate';

interface Props extends SelectControlProps {
  /** Told what is typed, where the server searches; its answer is not filtered again. */
  onSearch?: (text: string) => void;
  /** One line of the open list; by default the label. */
  describe?: (option: OptionItem) => string;
}

/** More lines than anybody reads; typing narrows them, and the list opens at once. */
const SHOWN = 100;
const narrow = createFilterOptions<OptionItem>({ limit: SHOWN });
const keepServerOrder = (options: OptionItem[]): OptionItem[] => options.slice(0, SHOWN);

/** A long list to choose one of by typing. */
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
  const { focusState } = props;
  useEffect(() => {
    const input = document.getElementById(id);
    // Only where it was lost, to the page or to the dialog around: the user may have gone on.
    if (!focusState || focusState.current === 'away' || !document.activeElement?.contains(input)) return;
    input?.focus();
    // Who has opened the short list meets the long one open: it opens itself as at a press of the mouse.
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
      filterOptions={onSearch ? keepServerOrder : narrow}
      getOptionLabel={describe}
      getOptionKey={(option) => String(option.value)}
      isOptionEqualToValue={(one, other) => String(one.value) === String(other.value)}
      onChange={(_, next) => bound.onChange(next ? coerceCode(next.value, field) : '')}
      // Enter takes what was typed for, and nothing that nobody named.
      autoHighlight={typed.inputValue !== ''}
      {...typed}
      onBlur={bound.onBlur}
      {...texts}
      {...(minSearchLength === undefined
        ? {}
        : { noOptionsText: t('options.least', { smart_count: minSearchLength }) })}
      fullWidth
      renderInput={(params) => (
        <AutocompleteText
          {...{ params, control, field, label, required, compact }}
          helperText={helperText}
          problem={problem}
        />
      )}
    />
  );
}
