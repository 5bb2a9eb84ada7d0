import { Box, Chip, ToggleButton } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import type { OptionItem } from '../optionItems';
import type { InputProps } from '../types';
import { useOptions } from '../useOptions';
import { dayIndex, dayNames, daysIn, shortcutOf } from '../weekdays';
import { coerce, listOf } from './choices';
import { FieldGroup } from './FieldGroup';
import { useChoices } from './useChoices';
import { useControl } from './useControl';
import { useT } from '../../i18n/useT';

interface ShortcutsProps {
  list: string;
  chosen: readonly number[];
  disabled: boolean;
  onChoose: (days: readonly number[]) => void;
}

/** A shortcut is a word of the frame: a server knows one language. */
const TEXTS: Readonly<Record<string, string>> = {
  daily: 'wd.days.daily',
  weekday: 'wd.days.weekday',
  weekend: 'wd.days.weekend',
  none: 'wd.days.none',
};

const same = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

/** Sets of days by one press; the one that fits what is chosen is marked. */
function Shortcuts({ list, chosen, disabled, onChoose }: ShortcutsProps) {
  const translate = useTranslate();
  const t = useT();
  const { options } = useOptions(list);
  const known = options.flatMap((option) => {
    const shortcut = shortcutOf(option.value) ?? shortcutOf(option.label);
    return shortcut ? [{ ...shortcut, label: option.label }] : [];
  });
  return (
    <Box
      component="fieldset"
      aria-label={t('days.shortcuts')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      {known.map(({ name, label, days }) => {
        const isOn = same(days, chosen);
        return (
          <Chip
            key={name}
            component="button"
            type="button"
            clickable
            label={translate(TEXTS[name] ?? '', { _: label })}
            disabled={disabled}
            aria-pressed={isOn}
            variant={isOn ? 'filled' : 'outlined'}
            color={isOn ? 'primary' : 'default'}
            onClick={() => onChoose(days)}
          />
        );
      })}
    </Box>
  );
}

/** Seven switches in a line, in the order of the week, and the shortcuts below. */
export function DaysInput(props: InputProps) {
  const { field, label, required, disabled, helperText, compact = false } = props;
  const { id, field: bound, error } = useControl(props);
  const { options, problem } = useChoices(props);
  const names = dayNames(useLocale());
  const chosen = daysIn(listOf(bound.value));
  const isOn = ({ value }: OptionItem): boolean => chosen.includes(dayIndex(value) ?? -1);
  const store = (items: readonly OptionItem[]) =>
    bound.onChange(items.map(({ value }) => coerce(value, field.item ?? field)));
  const inWeek = (days: readonly number[]) => options.filter(({ value }) => days.includes(dayIndex(value) ?? -1));
  const frame = { id, label, required, disabled, error, helperText, compact };

  return (
    <FieldGroup {...frame}>
      <Box sx={{ display: 'grid', gridTemplateColumns: `repeat(${options.length || 7}, minmax(0, 64px))`, gap: 0.75 }}>
        {options.map((option, index) => (
          <ToggleButton
            key={String(option.value)}
            value={option.value}
            {...(index === 0 ? { ref: bound.ref } : {})}
            size="small"
            color="primary"
            selected={isOn(option)}
            disabled={disabled}
            onBlur={bound.onBlur}
            onChange={() => store(options.filter((one) => isOn(one) !== (one === option)))}
            sx={{
              px: 0,
              minHeight: 40,
              fontWeight: 600,
              color: 'text.primary',
              '&.Mui-selected': { borderColor: 'primary.main' },
            }}
          >
            {names[dayIndex(option.value) ?? -1] ?? option.label}
          </ToggleButton>
        ))}
      </Box>
      {problem}
      {field.ui.shortcuts && (
        <Box sx={{ mt: 1.25 }}>
          <Shortcuts
            list={field.ui.shortcuts}
            chosen={chosen}
            disabled={disabled}
            onChoose={(days) => store(inWeek(days))}
          />
        </Box>
      )}
    </FieldGroup>
  );
}
