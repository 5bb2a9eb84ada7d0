import { useWatch } from 'react-hook-form';
import { useSiblingValues } from '../context/siblingValues';
import type { InputProps } from '../types';
import { TIME_INPUT_FORMAT, parseWireDate, serializePickerDate } from './dateFormats';

const getTime = (value: unknown): string =>
  serializePickerDate(parseWireDate(value, TIME_INPUT_FORMAT), TIME_INPUT_FORMAT);

/** Whether a time window ends on the next day. This is the case if its end time is earlier than its start time. */
export function useEndsNextDay({ source, field }: InputProps): boolean {
  const { startTimeField } = field.ui;
  const end = getTime(useWatch({ name: source }));
  const start = getTime(
    useSiblingValues(source, startTimeField === undefined ? [] : [startTimeField])[startTimeField ?? ''],
  );
  return start !== '' && end !== '' && end < start;
}
