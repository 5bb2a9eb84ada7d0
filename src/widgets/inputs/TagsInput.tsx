import { Autocomplete } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { InputProps } from '../types';
import { AutocompleteText, useAutocompleteTexts } from './AutocompleteText';
import { listOf } from './choices';
import { parseDecimal, parseWhole } from './numbers';
import { useControl } from './useControl';

/** Texts or numbers that are typed one after the other; Enter, a comma or leaving the input ends one. */
export function TagsInput(props: InputProps) {
  const { field, label, required, disabled, helperText, compact = false } = props;
  const translate = useTranslate();
  const texts = useAutocompleteTexts(label);
  const control = useControl(props);
  const { id, field: bound } = control;
  const help = helperText ?? translate('wd.tags.help', { _: 'Press Enter after each entry' });
  const item = field.item ?? field;
  const parse = (text: string): unknown => {
    if (item.type === 'integer') return parseWhole(text);
    return item.type === 'number' ? parseDecimal(text, item) : text;
  };
  const store = (entries: string[]) =>
    bound.onChange(
      entries
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
      {...texts}
      fullWidth
      renderInput={(params) => (
        <AutocompleteText {...{ params, control, field, label, required, compact }} helperText={help} />
      )}
    />
  );
}
