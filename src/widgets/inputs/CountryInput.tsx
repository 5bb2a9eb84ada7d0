import type { OptionItem } from '../optionItems';
import type { InputProps } from '../types';
import { SearchSelect } from './SearchSelect';
import { useChoices } from './useChoices';
import { useControl } from './useControl';

const describe = ({ label, value }: OptionItem): string =>
  label === String(value) ? label : `${label} (${String(value)})`;

/** Found by name and by code. */
export function CountryInput(props: InputProps) {
  return <SearchSelect {...props} {...useChoices(props)} control={useControl(props)} describe={describe} />;
}
