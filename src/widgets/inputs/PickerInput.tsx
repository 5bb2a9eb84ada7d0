import { useRef, useState, type ReactNode } from 'react';
import { useForkRef } from '@mui/material';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { Dayjs } from 'dayjs';
import { useLocale, useTranslate } from 'ra-core';
import type { InputProps } from '../types';
import { HelperLine, hasHelperLine } from './HelperLine';
import { PickerLocale } from './PickerLocale';
import { useControl } from './useControl';
import { useOvernight } from './useOvernight';
import { DATE, DATE_TIME, MONTH, TIME, toMoment, toWireText, UNFINISHED, type WallClock } from './wallClock';

/**
 * The props that all four pickers share. While a date is being typed the picker's own value is
 * kept beside the form's text: made anew from the text it would empty the half-typed sections.
 */
function usePicker(props: InputProps, clock: WallClock) {
  const { label, required, disabled, helperText, compact = false } = props;
  const { id, field: bound, error } = useControl(props);
  const [typed, setTyped] = useState<{ text: unknown; moment: Dayjs | null }>({ text: '', moment: null });
  const input = useRef<HTMLInputElement>(null);
  const isChinese = useLocale() === 'zh-Hans';
  const store = (text: string, moment: Dayjs | null) => {
    setTyped({ text, moment });
    bound.onChange(text);
  };
  // The picker reports nothing of a date that was begun and left. Its hidden input shows it.
  const settle = () => {
    const begun = (input.current?.value ?? '') !== '';
    if (begun && bound.value === '') store(UNFINISHED, null);
    if (!begun && bound.value === UNFINISHED) store('', null);
    bound.onBlur();
  };
  const line = { compact, ...(error ? { error } : {}), ...(helperText ? { helperText } : {}) };
  return {
    format: isChinese ? clock.wire : clock.shown,
    value: typed.text === bound.value ? typed.moment : toMoment(bound.value, clock),
    onChange: (moment: Dayjs | null) => store(toWireText(moment, clock), moment),
    disabled,
    inputRef: useForkRef(bound.ref, input),
    name: bound.name,
    ...(compact ? {} : { label }),
    slotProps: {
      field: { clearable: true, onClear: () => store('', null) },
      textField: {
        id,
        required,
        error: error !== undefined,
        fullWidth: true,
        size: 'small' as const,
        margin: compact ? ('none' as const) : ('dense' as const),
        onBlur: settle,
        helperText: hasHelperLine(line) ? <HelperLine {...line} /> : undefined,
        ...(compact ? { hiddenLabel: true, 'aria-label': label } : {}),
      },
    },
  };
}

const localised = (picker: ReactNode) => <PickerLocale>{picker}</PickerLocale>;

export function DateInput(props: InputProps) {
  return localised(<DatePicker {...usePicker(props, DATE)} />);
}

export function MonthInput(props: InputProps) {
  return localised(<DatePicker {...usePicker(props, MONTH)} views={['year', 'month']} openTo="month" />);
}

export function DateTimeInput(props: InputProps) {
  return localised(<DateTimePicker {...usePicker(props, DATE_TIME)} ampm={false} />);
}

/** A time of day. One that ends a window says so when the window reaches into the next day. */
export function TimeInput(props: InputProps) {
  const translate = useTranslate();
  const overnight = useOvernight(props);
  const helperText = overnight ? translate('wd.time.nextDay', { _: 'Ends the next day' }) : props.helperText;
  const shown = helperText === undefined ? props : { ...props, helperText };
  return localised(<TimePicker {...usePicker(shown, TIME)} ampm={false} />);
}
