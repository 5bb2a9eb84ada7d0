import { useTranslate } from 'ra-core';
import type { CellProps } from '../types';
import { isEmpty, textOf } from './empty';

const YES = ['true', '1', 'y', 'yes'];
const NO = ['false', '0', 'n', 'no'];

/** Yes or No in words; a value that is neither is shown as it is. */
export function BooleanCell({ value }: CellProps) {
  const translate = useTranslate();
  const text = textOf(value);
  if (isEmpty(value)) return null;
  if (YES.includes(text.toLowerCase())) return <>{translate('wd.yes', { _: 'Yes' })}</>;
  return <>{NO.includes(text.toLowerCase()) ? translate('wd.no', { _: 'No' }) : text}</>;
}
