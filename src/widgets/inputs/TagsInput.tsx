import { useState } from 'react';
import { Autocomplete } from '@mui/material';
import { useT } from '../../i18n/useT';
import { codesIn } from '../../model/codes';
import type { Field } from '../../model/entity';
import { errorOf } from '../../model/messages';
import { holdsNumber, valueOfTyped } from '../../model/numbers';
import { useEntityModule } from '../context/entity';
import type { InputProps } from '../types';
import { useErrorText } from '../useErrorText';
import { AutocompleteText, useAutocompleteTexts } from './AutocompleteText';
import { lengthOf } from './typing';
import { useControl } from './useControl';

const NOW = { visible: true, required: false, disabled: false };

/** The rule that an entry breaks which its check has refused. */
function brokenRule({ limits, format, type }: Field, entry: unknown): string {
  const length = lengthOf(String(entry));
  if (limits.maxLength !== undefined && length > limits.maxLength) return 'maxLength';
  if (limits.minLength !== undefined && length < limits.minLength) return 'minLength';
  if (typeof entry === 'string' && type !== 'string') return 'type';
  return limits.pattern === undefined && format !== undefined ? 'format' : 'pattern';
}

/** In a number that may have a fraction a comma is a part of it. */
const separatorOf = ({ type }: Field): string => (type === 'number' ? ';' : ',');

const entriesIn = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);

/**
 * Texts or numbers that are typed one after the other; Enter, a comma or leaving the input ends one. An
 * entry that is wrong stays in the input, with the reason below, and nothing is sent until it is right or
 * gone; one that is there already is not added again.
 */
export function TagsInput(props: InputProps) {
  const { source, field, label, required, disabled, helperText, compact = false } = props;
  const t = useT();
  const { validators } = useEntityModule();
  const textOf = useErrorText();
  const texts = useAutocompleteTexts(label);
  const control = useControl(props);
  const { id, field: bound } = control;
  const [typed, setTyped] = useState('');
  // In the value as well: the form's own check must find them.
  const [refused, setRefused] = useState<readonly unknown[]>([]);
  const item = field.item ?? field;
  const separator = separatorOf(item);
  const entries = codesIn(field, bound.value).filter((entry) => !refused.includes(entry));

  const refusalOf = (entry: unknown): string | undefined => {
    if (field.entry === undefined || validators.conditions[field.entry]?.(entry) !== false) return undefined;
    const place = { path: source, field: { ...item, title: label }, state: NOW };
    return textOf(errorOf({ rule: brokenRule(item, entry), place, params: {}, value: entry }));
  };
  const refusal = refused.length > 0 ? refusalOf(refused[0]) : undefined;
  const add = (text: string): void => {
    const parsed = entriesIn(text, separator).map((entry) => (holdsNumber(item) ? valueOfTyped(entry, item) : entry));
    const wrong = parsed.filter((entry) => refusalOf(entry) !== undefined);
    const fresh = parsed.filter((entry) => !wrong.includes(entry) && !entries.map(String).includes(String(entry)));
    setTyped(wrong.map(String).join(`${separator} `));
    setRefused(wrong);
    if (fresh.length + wrong.length + refused.length > 0)
      bound.onChange([...entries, ...new Set([...fresh, ...wrong])]);
  };
  const type = (text: string): void => {
    setTyped(text);
    if (text.includes(separator)) add(text);
    else if (refused.length > 0) {
      setRefused([]);
      bound.onChange(entries);
    }
  };
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      id={id}
      options={[]}
      value={entries.map(String)}
      inputValue={typed}
      onInputChange={(_, text, reason) => {
        if (reason !== 'reset') type(text);
      }}
      disabled={disabled}
      onKeyDown={(event) => {
        // MUI would leave an entry in the input that is there already.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
        event.preventDefault();
        event.defaultMuiPrevented = true;
        add(typed);
      }}
      onChange={(_, next, reason) => {
        const kept = entries.filter((entry) => next.includes(String(entry)));
        bound.onChange(reason === 'clear' ? [] : [...kept, ...refused]);
      }}
      onBlur={() => {
        add(typed);
        bound.onBlur();
      }}
      {...texts}
      fullWidth
      // Beside what is entered its placeholder has room, or it goes to the next line.
      sx={{ '& .MuiAutocomplete-input.MuiAutocomplete-input': { minWidth: 120 } }}
      renderInput={(params) => (
        <AutocompleteText
          {...{ params, field, label, required, compact }}
          control={refusal === undefined ? control : { ...control, error: refusal }}
          helperText={helperText ?? t('tags.help')}
          lineBreak={`${separator} `}
        />
      )}
    />
  );
}
