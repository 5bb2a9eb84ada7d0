import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useForkRef } from '@mui/material';
import type { Dayjs } from 'dayjs';
import { useLocale } from 'ra-core';
import { isYearFirst } from '../../model/formatting/formatDates';
import { isNumericField, parseTypedNumber } from '../../model/values/parseNumber';
import { isCtrlShortcut, SHORTCUT_KEYS } from '../../ui/shortcutKeys';
import { useConfig } from '../context/config';
import type { InputProps } from '../types';
import { addUtcOffset } from './addUtcOffset';
import { renderHelperText } from './HelperText';
import { useInputControl } from './useInputControl';
import {
  completePartialDate,
  parseWireDate,
  serializePickerDate,
  INCOMPLETE_DATE,
  type DateInputFormat,
} from './dateFormats';

/**
 * Returns the props that all four date pickers share. While the user types a date, the value of the picker is
 * stored separately from the text in the form. If the picker's value were parsed from that text, the sections typed
 * so far would be cleared.
 */
export function useDatePicker(props: InputProps, clock: DateInputFormat) {
  const { label, required, disabled, helperText, compact = false } = props;
  const { id, field: bound, error } = useInputControl(props);
  const [typed, setTyped] = useState<{ value: unknown; moment: Dayjs | null }>({ value: '', moment: null });
  const input = useRef<HTMLInputElement>(null);
  const locale = useLocale() ?? 'en';
  const last = useRef<unknown>('');
  const { timeZone } = useConfig();
  const store = (text: string, moment: Dayjs | null) => {
    // The form value of a year may be a number.
    const value = isNumericField(props.field)
      ? parseTypedNumber(text, props.field)
      : addUtcOffset(text, props.field, last.current, timeZone);
    setTyped({ value, moment });
    bound.onChange(value);
  };
  const isLasting = props.field.ui.clearable === false;
  useEffect(() => {
    if (bound.value !== '' && bound.value !== INCOMPLETE_DATE) last.current = bound.value;
  }, [bound.value]);
  // Stores the typed text when the user leaves the input, because the picker reports no change for an incomplete
  // date. The picker's hidden input contains the typed text.
  const settle = () => {
    const begun = (input.current?.value ?? '') !== '';
    const holdsNone = bound.value === '' || bound.value === INCOMPLETE_DATE;
    if (begun && holdsNone) {
      const moment = completePartialDate(input.current?.value ?? '', clock);
      store(moment ? serializePickerDate(moment, clock) : INCOMPLETE_DATE, moment ?? typed.moment);
    }
    // If the field must not be empty, its last value is restored.
    if (!begun && holdsNone && isLasting) bound.onChange(last.current);
    else if (!begun && bound.value === INCOMPLETE_DATE) store('', null);
    bound.onBlur();
  };
  const [isOpen, setOpen] = useState(false);
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    // Stores the typed text before Ctrl+S saves the form, because Ctrl+S causes no blur event.
    if (isCtrlShortcut(event.nativeEvent, SHORTCUT_KEYS.save)) settle();
    if (disabled || !event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(true);
  };
  return {
    format: isYearFirst(locale) ? clock.wireFormat : clock.displayFormat,
    value: typed.value === bound.value ? typed.moment : parseWireDate(bound.value, clock),
    onChange: (moment: Dayjs | null) => store(serializePickerDate(moment, clock), moment),
    disabled,
    open: isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    inputRef: useForkRef(bound.ref, input),
    name: bound.name,
    ...(compact ? {} : { label }),
    slotProps: {
      field: { clearable: !isLasting, onClear: () => store('', null) },
      // The button is for the pointer only and not a tab stop. Keyboard users open the picker with Alt+ArrowDown.
      openPickerButton: { tabIndex: -1, 'aria-keyshortcuts': SHORTCUT_KEYS.picker },
      textField: {
        onKeyDownCapture,
        id,
        required,
        error: error !== undefined,
        fullWidth: true,
        size: 'small' as const,
        margin: compact ? ('none' as const) : ('dense' as const),
        onBlur: settle,
        helperText: renderHelperText({ compact, disabled, error, helperText }),
        ...(compact ? { hiddenLabel: true, 'aria-label': label } : {}),
      },
    },
  };
}
