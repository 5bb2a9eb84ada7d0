import { useEffect } from 'react';
import { Autocomplete } from '@mui/material';
import { createFilterOptions } from '@mui/material/useAutocomplete';
import type { OptionItem } from '../optionItems';
import { AutocompleteText, useAutocompleteTexts } from './AutocompleteText';
import { chosenOf, coerce } from './choices';
import type { ChoiceProps } from './SelectControl';
import { useTyped } from './useTyped';
import { useT } from '../../i18n/useT';

interface Props extends ChoiceProps {
  /** Told what is typed, where the server searches; its answer is not filtered again. */
  onSearch?: (text: string) => void;
  /** One line of the open list; by default the label. */
  describe?: (option: OptionItem) => string;
}

/** More lines than anybody reads; typing narrows them, and the list opens at once. */
const SHOWN = 100;
const narrow = createFilterOptions<OptionItem>({ limit: SHOWN });
const asFound = (options: OptionItem[]): OptionItem[] => options.slice(0, SHOWN);

/** A long list to choose one of by typing. */
export function SearchSelect(props: Props) {
  const { control, options, field, label, required, disabled, compact = false, helperText, problem, known } = props;
  const texts = useAutocompleteTexts(label);
  const { id, field: bound } = control;
  const { describe = (option: OptionItem) => option.label, onSearch, minSearchLength } = props;
  const t = useT();
  const empty = bound.value === '' || bound.value === null || bound.value === undefined;
  const text = String(bound.value);
  const value = chosenOf(options, bound.value) ?? (empty ? null : { value: text, label: known ?? text, item: {} });
  const typed = useTyped(value ? describe(value) : '', bound.value, onSearch);
  const { left } = props;
  useEffect(() => {
    const input = document.getElementById(id);
    // Only where it was lost, to the page or to the dialog around: the user may have gone on.
    if (!left || left.current === 'away' || !document.activeElement?.contains(input)) return;
    input?.focus();
    // Who has opened the short list meets the long one open: it opens itself as at a press of the mouse.
    if (left.current === 'open') input?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  }, [left, id]);
  return (
    <Autocomplete<OptionItem, false, boolean>
      id={id}
      options={[...options]}
      value={value}
      loading={props.loading}
      disabled={disabled}
      disableClearable={field.ui.clearable === false}
      filterOptions={onSearch ? asFound : narrow}
      getOptionLabel={describe}
      getOptionKey={(option) => String(option.value)}
      isOptionEqualToValue={(one, other) => String(one.value) === String(other.value)}
      onChange={(_, next) => bound.onChange(next ? coerce(next.value, field) : '')}
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
