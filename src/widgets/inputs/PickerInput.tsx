import type { ReactNode } from 'react';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { useT } from '../../i18n/useT';
import type { InputProps } from '../types';
import { PickerLocale } from './PickerLocale';
import { useOvernight } from './useOvernight';
import { usePicker } from './usePicker';
import { DATE, DATE_TIME, MONTH, TIME, YEAR } from './wallClock';

const localised = (picker: ReactNode) => <PickerLocale>{picker}</PickerLocale>;

export function DateInput(props: InputProps) {
  return localised(<DatePicker {...usePicker(props, DATE)} />);
}

export function MonthInput(props: InputProps) {
  return localised(<DatePicker {...usePicker(props, MONTH)} views={['year', 'month']} openTo="month" />);
}

export function YearInput(props: InputProps) {
  return localised(<DatePicker {...usePicker(props, YEAR)} views={['year']} />);
}

export function DateTimeInput(props: InputProps) {
  return localised(<DateTimePicker {...usePicker(props, DATE_TIME)} ampm={false} />);
}

/** A time of day. One that ends a window says so when the window reaches into the next day. */
export function TimeInput(props: InputProps) {
  const t = useT();
  const overnight = useOvernight(props);
  const helperText = overnight ? t('time.nextDay') : props.helperText;
  const shown = helperText === undefined ? props : { ...props, helperText };
  return localised(<TimePicker {...usePicker(shown, TIME)} ampm={false} />);
}
