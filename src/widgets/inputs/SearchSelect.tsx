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
  /** Called with the typed text if the server searches. Its results are not filtered again. */
  onSearch?: (text: string) => void;
  /** Text of an option in the open dropdown; by default the label. */
  describe?: (option: OptionItem) => string;
}

/** Maximum of rendered options, so that the dropdown opens at once. Typing narrows them. */
const SHOWN = 100;
const narrow = createFilterOptions<OptionItem>({ limit: SHOWN });
const keepServerOrder = (options: OptionItem[]): OptionItem[] => options.slice(0, SHOWN);

/** A long dropdown (single choice) that is searched by typing. */
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
    // Restores the focus only if it was lost to the page or to the surrounding dialog: the user may have moved on.
    if (!focusState || focusState.current === 'away' || !document.activeElement?.contains(input)) return;
    input?.focus();
    // If the user had opened the short dropdown, this one opens too, as at a mouse press.
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
      // Enter chooses the first match only after the user has typed something.
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
