import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useLocale } from 'ra-core';
import { parseCodes } from '../../model/values/optionCodes';
import { isSameCode, type OptionItem } from '../normalizeOptions';
import { OptionsLoadError } from '../OptionsLoadError';
import type { InputProps } from '../types';
import { useOptions } from '../useOptions';
import { getDayIndex, getDayNames, findDayGroupByName } from '../weekdays';
import { convertCodeToFieldType } from './findSelectOption';
import { SEPARATED_BUTTONS_STYLE } from './separatedButtonsStyle';
import { FieldGroup } from './FieldGroup';
import { PresetButtons } from './PresetButtons';
import { useSelectOptions } from './useSelectOptions';
import { useInputControl } from './useInputControl';
import { inputTexts } from '../../i18n/en/inputTexts';
import { useAppTranslate, useTextTranslate } from '../../i18n/useAppTranslate';

interface ShortcutsProps {
  /** Label of the field. */
  label: string;
  list: string;
  chosen: readonly number[];
  disabled: boolean;
  onChoose: (days: readonly number[]) => void;
}

/** Whether the app translates the label of a preset. The server sends labels in one language only. */
const isTranslated = (name: string): name is keyof typeof inputTexts.days => Object.hasOwn(inputTexts.days, name);

const isSame = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join();

/**
 * Preset buttons. Each button selects a group of days at once. The button of the group that equals the current
 * choice is marked.
 */
function Shortcuts({ label: field, list, chosen, disabled, onChoose }: ShortcutsProps) {
  const t = useTextTranslate(inputTexts);
  const presets = useAppTranslate()('field.presets');
  const { options, failed, error, retry } = useOptions(list);
  const known = options.flatMap((option) => {
    const shortcut = findDayGroupByName(option.value) ?? findDayGroupByName(option.label);
    return shortcut ? [{ ...shortcut, label: option.label }] : [];
  });
  return (
    <Box sx={{ mt: 1.25 }}>
      <PresetButtons
        label={presets}
        presets={known.map(({ name, label, days }) => ({
          key: name,
          title: isTranslated(name) ? t(`days.${name}`) : label,
          chosen: isSame(days, chosen),
        }))}
        disabled={disabled}
        onChoose={(name) => onChoose(known.find((one) => one.name === name)?.days ?? [])}
      />
      {failed && <OptionsLoadError field={`${field}, ${presets}`} error={error} onRetry={retry} />}
    </Box>
  );
}

/**
 * Returns the day index of an option. The label is read if the value does not name a day, for example if the server
 * uses numbers as values.
 */
const getDay = ({ value, label }: OptionItem): number | undefined => getDayIndex(value) ?? getDayIndex(label);

/** Whether a code is the value of this option or another spelling of the same day. */
const isCodeOf = (option: OptionItem, code: unknown): boolean =>
  isSameCode(option.value, code) || (getDay(option) !== undefined && getDay(option) === getDayIndex(code));

/**
 * Seven toggle buttons in the order of the days of the week, with preset buttons below. If the value contains a
 * code that is not a known day, a button is added for this code, so that saving the form does not remove the code.
 */
export function WeekdaysInput(props: InputProps) {
  const { field, label, required, disabled, helperText, compact = false } = props;
  const { id, field: bound, error } = useInputControl(props);
  const { options: knownOptions, problem, loading } = useSelectOptions(props);
  const names = getDayNames(useLocale());
  const codes = parseCodes(field, bound.value);
  const unknownCodes = loading ? [] : codes.filter((code) => !knownOptions.some((option) => isCodeOf(option, code)));
  const options: readonly OptionItem[] = [
    ...knownOptions,
    ...unknownCodes.map((code) => ({ value: code as OptionItem['value'], label: String(code), item: {} })),
  ];
  const isOn = (option: OptionItem): boolean => codes.some((code) => isCodeOf(option, code));
  const chosen = options.filter(isOn).flatMap((option) => getDay(option) ?? []);
  const store = (items: readonly OptionItem[]) =>
    bound.onChange(items.map(({ value }) => convertCodeToFieldType(value, field.item ?? field)));
  // A preset changes only options that are days of the week. The other options remain selected or unselected.
  const sortByWeek = (days: readonly number[]) =>
    options.filter((option) => {
      const day = getDay(option);
      return day === undefined ? isOn(option) : days.includes(day);
    });
  const frame = { id, label, required, disabled, error, helperText, compact };

  return (
    <FieldGroup {...frame}>
      <ToggleButtonGroup
        // The surrounding fieldset is already the group, so this element needs no role.
        role="presentation"
        size="small"
        color="primary"
        disabled={disabled}
        value={options.filter(isOn).map(({ value }) => value)}
        onChange={(_, values: OptionItem['value'][]) => store(options.filter(({ value }) => values.includes(value)))}
        onBlur={bound.onBlur}
        sx={[
          SEPARATED_BUTTONS_STYLE,
          { display: 'grid', gridTemplateColumns: `repeat(${options.length || 7}, minmax(0, 64px))` },
        ]}
      >
        {options.map((option, index) => (
          <ToggleButton
            key={String(option.value)}
            value={option.value}
            {...(index === 0 ? { ref: bound.ref } : {})}
            sx={{ px: 0, minHeight: 40 }}
          >
            {names[getDay(option) ?? -1] ?? option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {problem}
      {field.ui.presetOptions && (
        <Shortcuts
          label={label}
          list={field.ui.presetOptions}
          chosen={[...chosen].sort((one, other) => one - other)}
          disabled={disabled}
          onChoose={(days) => store(sortByWeek(days))}
        />
      )}
    </FieldGroup>
  );
}
