import { styled } from '@mui/material/styles';
import type { CellProps } from '../types';
import { formatStamp } from './dates';
import { isEmpty, textOf } from './empty';

const show = (value: unknown, withTime: boolean): string =>
  isEmpty(value) ? '' : formatStamp(textOf(value), withTime);

/** A date is read as one word: it never breaks in a narrow column. */
const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

export function DateCell({ value }: CellProps) {
  return <Unbroken>{show(value, false)}</Unbroken>;
}

export function DateTimeCell({ value }: CellProps) {
  return <Unbroken>{show(value, true)}</Unbroken>;
}

/** A period in one cell: `from - to`; a missing end leaves the other alone. */
export function PeriodCell({ value, field }: CellProps) {
  const { from, to } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const withTime = field.shape?.fields['from']?.format !== 'date';
  return <>{[show(from, withTime), show(to, withTime)].filter(Boolean).join(' - ')}</>;
}

/** `2027-03` → `Mar 2027`. */
export function MonthCell({ value }: CellProps) {
  const text = textOf(value);
  const date = formatStamp(`${text}-01`, false);
  return <>{date === `${text}-01` ? text : date.slice('01 '.length)}</>;
}
