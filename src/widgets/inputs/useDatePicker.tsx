import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useForkRef } from '@mui/material';
import type { Dayjs } from 'dayjs';
import { useLocale } from 'ra-core';
import { isNumericField, parseTypedNumber } from '../../model/values/parseNumber';
import { isCtrlShortcut, SHORTCUT_KEYS } from '../../ui/shortcutKeys';
import type { InputProps } from '../types';
import { HelperText, hasHelperText } from './HelperText';
import { useInputControl } from './useInputControl';
import { completeDate, parseWireDate, formatWireDate, INCOMPLETE_DATE, type DateFormat } from './dateFormats';

/**
 * The props that all four pickers share. While a date is being typed the picker's own value is
 * kept beside the form's text: made anew from the text it would empty the half-typed sections.
 */
export function useDatePicker(props: InputProps, clock: DateFormat) {
  const { label, required, disabled, helperText, compact = false } = props;
  const { id, field: bound, error } = useInputControl(props);
  const [typed, setTyped] = useState<{ value: unknown; moment: Dayjs | null }>({ value: '', moment: null });
  const input = useRef<HTMLInputElement>(null);
  const isChinese = useLocale() === 'zh-Hans';
  const store = (text: string, moment: Dayjs | null) => {
    // A year may be a number.
    const value = isNumericField(props.field) ? parseTypedNumber(text, props.field) : text;
    setTyped({ value, moment });
    bound.onChange(value);
  };
  const isLasting = props.field.ui.clearable === false;
  const last = useRef<unknown>('');
  useEffect(() => {
    if (bound.value !== '' && bound.value !== INCOMPLETE_DATE) last.current = bound.value;
  }, [bound.value]);
  // The picker reports nothing of a date that was begun and left. Its hidden input shows it.
  const settle = () => {
    const begun = (input.current?.value ?? '') !== '';
    const holdsNone = bound.value === '' || bound.value === INCOMPLETE_DATE;
    if (begun && holdsNone) {
      const moment = completeDate(input.current?.value ?? '', clock);
      store(moment ? formatWireDate(moment, clock) : INCOMPLETE_DATE, moment ?? typed.moment);
    }
    // Where there is always to be one, what was there last comes back.
    if (!begun && holdsNone && isLasting) bound.onChange(last.current);
    else if (!begun && bound.value === INCOMPLETE_DATE) store('', null);
    bound.onBlur();
  };
  const [isOpen, setOpen] = useState(false);
  const onKeyDownCapture = (event: KeyboardEvent): void => {
    // Saved from within, the field is not left before.
    if (isCtrlShortcut(event.nativeEvent, SHORTCUT_KEYS.save)) settle();
    if (disabled || !event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(true);
  };
  const line = { compact, ...(error ? { error } : {}), ...(helperText ? { helperText } : {}) };
  return {
    format: isChinese ? clock.wireFormat : clock.displayFormat,
    value: typed.value === bound.value ? typed.moment : parseWireDate(bound.value, clock),
    onChange: (moment: Dayjs | null) => store(formatWireDate(moment, clock), moment),
    disabled,
    open: isOpen,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    inputRef: useForkRef(bound.ref, input),
    name: bound.name,
    ...(compact ? {} : { label }),
    slotProps: {
      field: { clearable: !isLasting, onClear: () => store('', null) },
      // For the pointer: with the keyboard Alt and an arrow do it, and nobody has to walk past one more button.
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
        helperText: hasHelperText(line) ? <HelperText {...line} /> : undefined,
        ...(compact ? { hiddenLabel: true, 'aria-label': label } : {}),
      },
    },
  };
}
