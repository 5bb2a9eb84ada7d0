import type { InputProps } from '../types';
import { ChoiceFilter } from './ChoiceFilter';
import { useAppTranslate } from '../../i18n/useAppTranslate';

/** Offers All, Yes and No: a switch has no state for "any". */
export function BooleanFilter(props: InputProps) {
  const t = useAppTranslate();
  const options = [
    { value: true, label: t('yes') },
    { value: false, label: t('no') },
  ];
  return <ChoiceFilter {...props} options={options} />;
}
