import { Autocomplete } from '@mui/material';
import { useCallback, useState } from 'react';
import { getMaxLength } from '../../model/form/inputLimits';
import { useSiblingValues } from '../context/siblingValues';
import type { InputProps } from '../types';
import { useDebouncedValue } from '../useDebouncedValue';
import { useOptionDependencies } from '../useOptionDependencies';
import { OptionsLoadError } from '../OptionsLoadError';
import { useOptionListDefinition, useOptions } from '../useOptions';
import { AutocompleteTextInput, useAutocompleteTexts } from './AutocompleteTextInput';
import { countCharacters } from './restrictTyping';
import { useInputControl } from './useInputControl';

const PAUSE = 300;

/**
 * A text input with suggestions. If the suggestions fail to load, the input shows an error message and the user can
 * still type text.
 */
export function SuggestInput(props: InputProps) {
  const { source, field, label, required, disabled, helperText, compact = false } = props;
  const texts = useAutocompleteTexts(label);
  const control = useInputControl(props);
  const { id, field: bound } = control;
  const [typed, setTyped] = useState('');
  const list = useOptionListDefinition(field.ui.suggestionOptions);
  const values = useSiblingValues(
    source,
    useOptionDependencies({ ...field, ui: { options: field.ui.suggestionOptions! } }),
  );
  const { options, loading, failed, error, retry } = useOptions(
    field.ui.suggestionOptions,
    values,
    useDebouncedValue(list?.searchParam ? typed : '', PAUSE),
  );
  const text = String(bound.value ?? '');
  const maximum = getMaxLength(field.limits) ?? Infinity;
  const accept = useCallback((next: string) => countCharacters(next) <= maximum, [maximum]);
  return (
    <Autocomplete<string, false, false, true>
      freeSolo
      id={id}
      options={[...new Set([...(field.ui.suggestedTexts ?? []), ...options.map(({ value }) => String(value))])]}
      getOptionLabel={(value) => value}
      renderOption={({ key, ...item }, value) => (
        <li key={key} {...item}>
          {options.find((option) => String(option.value) === value)?.label ?? value}
        </li>
      )}
      value={text === '' ? null : text}
      inputValue={text}
      onInputChange={(event, next) => {
        // If there is no event, `Autocomplete` only reports the value that was passed to it.
        if (!event) return;
        bound.onChange(next);
        setTyped(next);
      }}
      loading={loading}
      disabled={disabled}
      onBlur={bound.onBlur}
      {...texts}
      fullWidth
      renderInput={(params) => (
        <AutocompleteTextInput
          {...{ params, control, field, label, required, compact, accept }}
          helperText={helperText}
          problem={
            failed && !control.error ? <OptionsLoadError field={label} error={error} onRetry={retry} /> : undefined
          }
        />
      )}
    />
  );
}
