import type { InputProps } from '../types';
import { ChoiceFilter } from './ChoiceFilter';
import { useAppTranslate } from '../../i18n/useAppTranslate';

/** All, Yes or No: a switch could not say that it does not matter. */
export function BooleanFilter(props: InputProps) {
  const t = useAppTranslate();
  const options = [
    { value: true, label: t('yes') },
    { value: false, label: t('no') },
  ];
  return <ChoiceFilter {...props} options={options} />;
}
