import type { InputProps } from '../types';
import { DropdownFilter } from './DropdownFilter';
import { useAppTranslate } from '../../i18n/useAppTranslate';

/** A dropdown with the options All, Yes and No. A switch could not represent All, which applies no filter. */
export function BooleanFilter(props: InputProps) {
  const t = useAppTranslate();
  const options = [
    { value: true, label: t('yes') },
    { value: false, label: t('no') },
  ];
  return <DropdownFilter {...props} options={options} />;
}
