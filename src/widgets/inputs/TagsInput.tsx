import { Autocomplete, TextField } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { InputProps } from '../types';
import { listOf } from './choices';
import { HelperLine, hasHelperLine } from './HelperLine';
import { parseDecimal, parseWhole } from './numbers';
import { useControl } from './useControl';

/** Texts or numbers that are typed one after the other; Enter, a comma or leaving the input ends one. */
export function TagsInput(props: InputProps) {
  const { field, label, required, disabled, helperText, compact = false } = props;
  const translate = useTranslate();
  const { id, field: bound, error } = useControl(props);
  const line = {
    compact,
    ...(error ? { error } : {}),
    helperText: helperText ?? translate('wd.tags.help', { _: 'Press Enter after each entry' }),
  };
  const item = field.item ?? field;
  const parse = (text: string): unknown => {
    if (item.type === 'integer') return parseWhole(text);
    return item.type === 'number' ? parseDecimal(text, item) : text;
  };
  const store = (texts: string[]) =>
    bound.onChange(
      texts
        .flatMap((text) => text.split(','))
        .map((text) => text.trim())
        .filter(Boolean)
        .map(parse),
    );
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      autoSelect
      id={id}
      options={[]}
      value={listOf(bound.value).map(String)}
      disabled={disabled}
      onChange={(_, next) => store(next)}
      onBlur={bound.onBlur}
      clearText={translate('wd.select.clear', { _: 'Clear %{field}', field: label })}
      fullWidth
      renderInput={(params) => (
        <TextField
          {...params}
          name={bound.name}
          label={compact ? undefined : label}
          hiddenLabel={compact}
          required={required}
          error={error !== undefined}
          inputRef={bound.ref}
          helperText={hasHelperLine(line) ? <HelperLine {...line} /> : undefined}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              required: false,
              'aria-required': required,
              placeholder: field.ui.placeholder,
              ...(compact ? { 'aria-label': label } : {}),
            },
          }}
        />
      )}
    />
  );
}
