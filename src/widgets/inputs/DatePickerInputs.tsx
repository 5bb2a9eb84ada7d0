import type { ReactNode } from 'react';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { inputTexts } from '../../i18n/en/inputTexts';
import { useTextTranslate } from '../../i18n/useAppTranslate';
import type { InputProps } from '../types';
import { PickerLocale } from './PickerLocale';
import { useEndsNextDay } from './useEndsNextDay';
import { useDatePicker } from './useDatePicker';
import {
  DATE_INPUT_FORMAT,
  DATE_TIME_INPUT_FORMAT,
  MONTH_INPUT_FORMAT,
  TIME_INPUT_FORMAT,
  YEAR_INPUT_FORMAT,
} from './dateFormats';

const localizePicker = (picker: ReactNode) => <PickerLocale>{picker}</PickerLocale>;

export function DateInput(props: InputProps) {
  return localizePicker(<DatePicker {...useDatePicker(props, DATE_INPUT_FORMAT)} />);
}

export function MonthInput(props: InputProps) {
  return localizePicker(
    <DatePicker {...useDatePicker(props, MONTH_INPUT_FORMAT)} views={['year', 'month']} openTo="month" />,
  );
}

export function YearInput(props: InputProps) {
  return localizePicker(<DatePicker {...useDatePicker(props, YEAR_INPUT_FORMAT)} views={['year']} />);
}

export function DateTimeInput(props: InputProps) {
  return localizePicker(<DateTimePicker {...useDatePicker(props, DATE_TIME_INPUT_FORMAT)} ampm={false} />);
}

/** A time of day. If it is the end of a time window that ends on the next day, a hint says so. */
export function TimeInput(props: InputProps) {
  const t = useTextTranslate(inputTexts);
  const overnight = useEndsNextDay(props);
  const helperText = overnight ? t('time.nextDay') : props.helperText;
  const shown = helperText === undefined ? props : { ...props, helperText };
  return localizePicker(<TimePicker {...useDatePicker(shown, TIME_INPUT_FORMAT)} ampm={false} />);
}
