import { styled } from '@mui/material/styles';
import { useLocale } from 'ra-core';
import type { CellProps } from '../types';
import { formatStamp } from './dates';
import { isEmpty, textOf } from './empty';

function useShow(withTime: boolean): (value: unknown) => string {
  const locale = useLocale();
  return (value) => (isEmpty(value) ? '' : formatStamp(textOf(value), withTime, locale));
}

/** A date is read as one word: it never breaks in a narrow column. */
const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

export function DateCell({ value }: CellProps) {
  return <Unbroken>{useShow(false)(value)}</Unbroken>;
}

export function DateTimeCell({ value }: CellProps) {
  return <Unbroken>{useShow(true)(value)}</Unbroken>;
}

/** A period in one cell: `from - to`; a missing end leaves the other alone. */
export function PeriodCell({ value, field }: CellProps) {
  const { from, to } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const withTime = field.shape?.fields['from']?.format !== 'date';
  const show = useShow(withTime);
  return <>{[show(from), show(to)].filter(Boolean).join(' - ')}</>;
}

/** `2027-03` → `Mar 2027`; in Chinese it stays. */
export function MonthCell({ value }: CellProps) {
  const locale = useLocale();
  const text = textOf(value);
  const date = formatStamp(`${text}-01`, false, locale);
  return <>{date === `${text}-01` ? text : date.slice('01 '.length)}</>;
}
