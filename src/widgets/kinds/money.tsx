import { useSiblingValues } from '../context/siblingValues';
import { NumberControl } from '../inputs/NumberControl';
import type { InputProps, FieldWidget } from '../types';
import { getCurrencyCountryFieldName, useCurrencySymbol } from '../useFormatTexts';

function MoneyInput(props: InputProps) {
  const country = getCurrencyCountryFieldName(props.field);
  const values = useSiblingValues(props.source, country === undefined ? [] : [country]);
  return <NumberControl {...props} start={useCurrencySymbol(props.field, values)} />;
}

/** Widget for an amount of money with a currency symbol. The symbol changes with the country chosen in the form. */
export const widget: FieldWidget = {
  Input: MoneyInput,
};
