import { useTranslate } from 'ra-core';
import type { FilterInputProps } from '../types';
import { ChoiceFilter } from './ChoiceFilter';

/** All, Yes or No: a switch could not say that it does not matter. */
export function BooleanFilter(props: FilterInputProps) {
  const translate = useTranslate();
  const options = [
    { value: true, label: translate('wd.yes', { _: 'Yes' }) },
    { value: false, label: translate('wd.no', { _: 'No' }) },
  ];
  return <ChoiceFilter {...props} options={options} />;
}
