import type { InputProps } from '../types';
import { ChoiceFilter } from './ChoiceFilter';
import { useT } from '../../i18n/useT';

/** All, Yes or No: a switch could not say that it does not matter. */
export function BooleanFilter(props: InputProps) {
  const t = useT();
  const options = [
    { value: true, label: t('yes') },
    { value: false, label: t('no') },
  ];
  return <ChoiceFilter {...props} options={options} />;
}
