import type { OptionItem } from '../normalizeOptions';
import type { InputProps } from '../types';
import { SearchSelect } from './SearchSelect';
import { useSelectOptions } from './useSelectOptions';
import { useInputControl } from './useInputControl';

const describe = ({ label, value }: OptionItem): string =>
  label === String(value) ? label : `${label} (${String(value)})`;

/** A country dropdown. The user can search for a country by its name or its code. */
export function CountryInput(props: InputProps) {
  return <SearchSelect {...props} {...useSelectOptions(props)} control={useInputControl(props)} describe={describe} />;
}
