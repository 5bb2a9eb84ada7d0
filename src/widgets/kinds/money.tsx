import { useSiblings } from '../context/record';
import { NumberControl } from '../inputs/NumberControl';
import type { InputProps, Widget } from '../types';
import { countryFieldOf, useCurrency } from '../useWords';

function MoneyInput(props: InputProps) {
  const country = countryFieldOf(props.field);
  const values = useSiblings(props.source, country === undefined ? [] : [country]);
  return <NumberControl {...props} start={useCurrency(props.field, values)} />;
}

/** An amount behind the symbol of its currency, which follows the chosen country. */
export const widget: Widget = {
  Input: MoneyInput,
};
