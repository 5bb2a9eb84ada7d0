import { useSiblingValues } from '../context/siblingValues';
import { NumberControl } from '../inputs/NumberControl';
import type { InputProps, Widget } from '../types';
import { getCountryFieldName, useCurrencySymbol } from '../useFormatTexts';

function MoneyInput(props: InputProps) {
  const country = getCountryFieldName(props.field);
  const values = useSiblingValues(props.source, country === undefined ? [] : [country]);
  return <NumberControl {...props} start={useCurrencySymbol(props.field, values)} />;
}

/** An amount with its currency symbol, which follows the chosen country. */
export const widget: Widget = {
  Input: MoneyInput,
};
