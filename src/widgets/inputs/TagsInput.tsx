import { useCallback, useState } from 'react';
import { Autocomplete } from '@mui/material';
import { inputTexts } from '../../i18n/en/inputTexts';
import { useTextTranslate } from '../../i18n/useAppTranslate';
import { equal } from '../../model/values/ajvRuntime';
import { parseCodes } from '../../model/values/optionCodes';
import type { Field } from '../../model/entity/entity';
import { getMaxLength } from '../../model/form/inputLimits';
import { getFieldError } from '../../model/formRules/validationMessages';
import { isNumericField, parseTypedNumber } from '../../model/values/parseNumber';
import { useEntityModule } from '../context/currentEntity';
import type { InputProps } from '../types';
import { useFieldErrorText } from '../useFieldErrorText';
import { AutocompleteTextInput, useAutocompleteTexts } from './AutocompleteTextInput';
import { countCharacters } from './restrictTyping';
import { useInputControl } from './useInputControl';

const NOW = { visible: true, required: false, disabled: false };

/** Returns the name of the rule that an invalid entry violates. */
function findBrokenRule({ limits, format, type }: Field, entry: unknown): string {
  const length = countCharacters(String(entry));
  if (limits.maxLength !== undefined && length > limits.maxLength) return 'maxLength';
  if (limits.minLength !== undefined && length < limits.minLength) return 'minLength';
  if (typeof entry === 'string' && type !== 'string') return 'type';
  return limits.pattern === undefined && format !== undefined ? 'format' : 'pattern';
}

/**
 * Returns the separator of entries. Decimal numbers are separated by a semicolon, because a decimal number may
 * contain a comma.
 */
const getSeparator = ({ type }: Field): string => (type === 'number' ? ';' : ',');

const splitEntries = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);

/**
 * Input for an array of texts or numbers. The user types one entry after the other. Enter, the separator (a comma, or
 * a semicolon for decimal numbers) or leaving the input ends an entry. An invalid entry stays in the input with its
 * error below. The form cannot be saved until the user corrects or removes the entry. A duplicate entry is not added.
 */
export function TagsInput(props: InputProps) {
  const { source, field, label, required, disabled, helperText, compact = false } = props;
  const t = useTextTranslate(inputTexts);
  const { validators } = useEntityModule();
  const getErrorText = useFieldErrorText();
  const texts = useAutocompleteTexts(label);
  const control = useInputControl(props);
  const { id, field: bound } = control;
  const item = field.item ?? field;
  const separator = getSeparator(item);
  const getRefusal = (entry: unknown): string | undefined => {
    if (field.entry === undefined || validators.conditions[field.entry]?.(entry) !== false) return undefined;
    const place = { path: source, field: { ...item, title: label }, state: NOW };
    return getErrorText(
      getFieldError({ rule: findBrokenRule(item, entry), location: place, params: {}, value: entry }),
    );
  };
  const maximum = getMaxLength(item.limits) ?? Infinity;
  const accept = useCallback(
    (next: string) => splitEntries(next, separator).every((entry) => countCharacters(entry) <= maximum),
    [separator, maximum],
  );
  const all = parseCodes(field, bound.value);
  // Invalid entries also belong to the form value, so that the form validation finds them.
  const refused = all.filter((entry) => getRefusal(entry) !== undefined);
  const entries = all.filter((entry) => !refused.includes(entry));
  const refusal = refused.length > 0 ? getRefusal(refused[0]) : undefined;
  const toText = (list: readonly unknown[]): string => list.map(String).join(`${separator} `);
  const [typed, setTyped] = useState(toText(refused));
  const [known, setKnown] = useState(bound.value);
  // The form value was changed by other code, for example when a draft was restored or the record was reloaded.
  if (!equal(known, bound.value)) {
    setKnown(bound.value);
    setTyped(toText(refused));
  }
  const store = (next: unknown[]): void => {
    setKnown(next);
    bound.onChange(next);
  };
  const add = (text: string): void => {
    const parsed = splitEntries(text, separator).map((entry) =>
      isNumericField(item) ? parseTypedNumber(entry, item) : entry,
    );
    const wrong = parsed.filter((entry) => getRefusal(entry) !== undefined);
    const fresh = parsed.filter((entry) => !wrong.includes(entry) && !entries.map(String).includes(String(entry)));
    setTyped(toText(wrong));
    if (fresh.length > 0 || !equal(wrong, refused)) store([...entries, ...new Set([...fresh, ...wrong])]);
  };
  const type = (text: string): void => {
    setTyped(text);
    if (text.includes(separator)) add(text);
    else if (refused.length > 0) store(entries);
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
        // Adds the entry here, because MUI's own handler would leave a duplicate entry in the input.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
        event.preventDefault();
        event.defaultMuiPrevented = true;
        add(typed);
      }}
      onChange={(_, next, reason) => {
        const kept = entries.filter((entry) => next.includes(String(entry)));
        store(reason === 'clear' ? [] : [...kept, ...refused]);
      }}
      onBlur={() => {
        add(typed);
        bound.onBlur();
      }}
      {...texts}
      fullWidth
      // Minimum width of the text input, so that the placeholder does not wrap to a new line below the entries.
      sx={{ '& .MuiAutocomplete-input.MuiAutocomplete-input': { minWidth: 120 } }}
      renderInput={(params) => (
        <AutocompleteTextInput
          {...{ params, field, label, required, compact, accept }}
          control={refusal === undefined ? control : { ...control, error: refusal }}
          helperText={helperText ?? t('tags.help')}
          lineBreak={`${separator} `}
        />
      )}
    />
  );
}
