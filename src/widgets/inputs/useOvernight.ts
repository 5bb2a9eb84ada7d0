import { useWatch } from 'react-hook-form';
import { useSiblings } from '../context/record';
import type { InputProps } from '../types';
import { TIME, toMoment, toWireText } from './wallClock';

const timeOf = (value: unknown): string => toWireText(toMoment(value, TIME), TIME);

/** Whether the window that this time ends crosses midnight: its end is earlier in the day than its start. */
export function useOvernight({ source, field }: InputProps): boolean {
  const { startField } = field.ui;
  const end = timeOf(useWatch({ name: source }));
  const start = timeOf(useSiblings(source, startField === undefined ? [] : [startField])[startField ?? '']);
  return start !== '' && end !== '' && end < start;
}
