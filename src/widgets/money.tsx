import { MoneyCell } from './cells/NumberCell';
import { TextFilter } from './filters/TextFilter';
import { useSiblings } from './context/record';
import { DecimalControl } from './inputs/DecimalControl';
import { RANK } from './ranks';
import { hasCurrency, rankIf } from './testers';
import type { InputProps, Widget } from './types';
import { countryFieldOf, useCurrency } from './useCurrency';

function MoneyInput(props: InputProps) {
  const country = countryFieldOf(props.field);
  const values = useSiblings(props.source, country === undefined ? [] : [country]);
  return <DecimalControl {...props} start={useCurrency(props.field, values)} />;
}

/** An amount behind the symbol of its currency, which follows the chosen country (CONF-005). */
export const money: Widget = {
  name: 'money',
  rank: rankIf(RANK.money, hasCurrency),
  Input: MoneyInput,
  Cell: MoneyCell,
  Filter: TextFilter,
};
