import { useLocale } from 'ra-core';
import type { CellProps } from '../types';
import { labelText, useCurrency } from '../useCurrency';
import { isEmpty, textOf } from './empty';
import { formatMoney, formatNumber } from './numbers';

/** A number with its unit, in the digits of the page's language. */
export function NumberCell({ value, field }: CellProps) {
  const locale = useLocale();
  if (isEmpty(value) || typeof value === 'object') return <>{textOf(value)}</>;
  return <>{labelText(formatNumber(value, locale), field.ui.unit)}</>;
}

/** An amount with the symbol of the record's country, or of the operator's own currency. */
export function MoneyCell({ value, field, record }: CellProps) {
  const symbol = useCurrency(field, record);
  return <>{isEmpty(value) ? '' : formatMoney(value, symbol)}</>;
}

/** How many there are: the server's own number or text, or the length of a list (PTS-049). */
export function CountCell({ value }: CellProps) {
  const locale = useLocale();
  if (Array.isArray(value)) return <>{formatNumber(value.length, locale)}</>;
  return <>{typeof value === 'number' && !isEmpty(value) ? formatNumber(value, locale) : textOf(value)}</>;
}
