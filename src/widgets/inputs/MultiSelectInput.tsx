import { useMemo, useState } from 'react';
import { Autocomplete, Chip, Typography } from '@mui/material';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import { parseCodes } from '../../model/values/optionCodes';
import { isSameCode, type OptionItem } from '../normalizeOptions';
import type { InputProps } from '../types';
import { AutocompleteTextInput, useAutocompleteTexts } from './AutocompleteTextInput';
import { findSelectedOption, convertCodeToFieldType } from './findSelectOption';
import { useSelectOptions } from './useSelectOptions';
import { OptionEntry } from './OptionEntry';
import { isMoreEntry, useShownOptions } from './shownOptions';
import { useInputControl } from './useInputControl';
import { useAutocompleteInput } from './useAutocompleteInput';
import { OVERFLOW_TITLE_PROPS } from './overflowTitle';
import { useAppTranslate } from '../../i18n/useAppTranslate';

/** Maximum number of rendered chips. A user would not read 500 chips. */
const CHIPS = 8;
const ALL = '__wattdesk_all__';
/** Label of a chosen option while the options are loading. The code of the option would mean nothing to the user. */
const NAMELESS = '…';

/**
 * Returns the options of all responses so far, by value. A chosen option thus has its label even if the server's
 * response to the current search text does not contain it.
 */
function useSeen(options: readonly OptionItem[]): ReadonlyMap<string, OptionItem> {
  const [seen] = useState(() => new Map<string, OptionItem>());
  return useMemo(() => {
    for (const option of options) seen.set(String(option.value), option);
    return new Map(seen);
  }, [seen, options]);
}

/** Multiple choice from a dropdown. The first entry of the dropdown selects or clears all options. */
export function MultiSelectInput(props: InputProps) {
  const { field, label, required, disabled, compact = false } = props;
  const t = useAppTranslate();
  const texts = useAutocompleteTexts(label);
  const control = useInputControl(props);
  const { id, field: bound } = control;
  const { options, loading, problem, hint, onSearch } = useSelectOptions(props);
  const seen = useSeen(options);
  const chosen = useMemo(
    () =>
      parseCodes(field, bound.value).map(
        (value): OptionItem =>
          seen.get(String(value)) ?? {
            value: value as OptionItem['value'],
            label: loading ? NAMELESS : String(value),
            item: {},
          },
      ),
    [seen, field, bound.value, loading],
  );
  const typed = useAutocompleteInput('', bound.value, onSearch);
  const getShown = useShownOptions(onSearch !== undefined);
  const maximum = field.limits.maxItems ?? Infinity;
  const picked = useMemo(() => new Set(chosen.map(({ value }) => String(value))), [chosen]);
  const isPicked = ({ value }: OptionItem): boolean => picked.has(String(value));
  const every = options.length > 0 && options.every(isPicked);
  const all: OptionItem = {
    value: ALL,
    label: every ? t('select.none') : t('select.all', { count: options.length }),
    item: {},
  };
  const isFull = chosen.length >= maximum;
  const limit = t(isFull ? 'select.full' : 'select.most', { smart_count: maximum });
  const help = hint ?? (props.helperText || maximum === Infinity ? props.helperText : limit);

  const store = (items: readonly OptionItem[]) =>
    bound.onChange(items.map(({ value }) => convertCodeToFieldType(value, field.item ?? field)));
  const choose = (next: OptionItem[]) => {
    if (!next.some(({ value }) => value === ALL)) return store(next);
    const others = chosen.filter(({ value }) => !findSelectedOption(options, value));
    return store(every ? others : [...others, ...options]);
  };

  return (
    <Autocomplete<OptionItem, true>
      multiple
      disableCloseOnSelect
      id={id}
      options={[...options]}
      value={chosen}
      loading={loading}
      disabled={disabled || hint !== undefined}
      filterOptions={(items, state) => {
        const found = getShown(items, state);
        return state.inputValue === '' && items.length > 1 && items.length <= maximum ? [all, ...found] : found;
      }}
      getOptionLabel={(option) => option.label}
      getOptionKey={(option) => String(option.value)}
      isOptionEqualToValue={(one, other) => isSameCode(one.value, other.value)}
      getOptionDisabled={(option) => isMoreEntry(option) || (isFull && !isPicked(option))}
      onChange={(_, next) => choose(next)}
      {...typed}
      onBlur={bound.onBlur}
      {...texts}
      fullWidth
      renderOption={({ key, ...item }, option, { selected }) => {
        // The checkbox is only an icon: the `li` element is the option, has the checked state, and must not contain
        // another control.
        const Box = (option.value === ALL ? every : selected) ? CheckBox : CheckBoxOutlineBlank;
        return (
          <OptionEntry
            key={key}
            {...item}
            option={option}
            label={option.label}
            icon={!isMoreEntry(option) && <Box fontSize="small" aria-hidden className="wd-option-icon" />}
          />
        );
      }}
      renderValue={(items, itemProps) => (
        <>
          {items.slice(0, CHIPS).map((option, index) => {
            const { key, ...chip } = itemProps({ index });
            return (
              <Chip key={key} size="small" label={option.label} slotProps={{ label: OVERFLOW_TITLE_PROPS }} {...chip} />
            );
          })}
          {items.length > CHIPS && <Typography variant="body2">{`+${items.length - CHIPS}`}</Typography>}
        </>
      )}
      renderInput={(params) => (
        <AutocompleteTextInput
          {...{ params, control, field, label, required, compact }}
          helperText={help}
          {...(maximum === Infinity || compact ? {} : { count: chosen.length, max: maximum })}
          problem={problem}
        />
      )}
    />
  );
}
