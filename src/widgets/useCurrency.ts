import type { Field, Shape } from '../model/entity';
import { useConfig } from './context/config';
import { useEntityModule } from './context/entity';
import { sameValue, type OptionItem } from './optionItems';
import { useOptions } from './useOptions';

/** `12` and `%` → `12 %`; without a unit the number alone. */
export const labelText = (text: string, unit: string | undefined): string => (unit && text ? `${text} ${unit}` : text);

const symbolIn = ({ item }: OptionItem): string | undefined => {
  const symbol = item['currencySymbol'] ?? item['currency'];
  return typeof symbol === 'string' ? symbol : undefined;
};

/** The option list of a field, wherever in the record it stands: an amount may be inside a row. */
function listOf(shape: Shape, name: string): string | undefined {
  const fields = Object.values(shape.fields);
  const nested = fields.flatMap((field) => (field.shape ? (listOf(field.shape, name) ?? []) : []));
  return shape.fields[name]?.ui.options ?? nested[0];
}

/** The field of the same record that holds the country whose currency an amount is in. */
export const countryFieldOf = (field: Field): string | undefined => field.ui.currency?.fromCountry;

/**
 * The symbol before an amount: that of the country in the same record (CONF-005), that of the code the
 * schema names, or the operator's own. While no country is chosen it is the operator's own; a country
 * whose symbol is not known stands there by its code, never with a foreign symbol.
 */
export function useCurrency(field: Field, values: Readonly<Record<string, unknown>>): string {
  const config = useConfig();
  const { entity } = useEntityModule();
  const name = countryFieldOf(field);
  const { options } = useOptions(name === undefined ? undefined : listOf(entity.shape, name), values);
  const code = field.ui.currency?.code;
  if (code !== undefined) return code === config.currency ? config.currencySymbol : `${code} `;
  const country = name === undefined ? undefined : values[name];
  const option = options.find(({ value }) => sameValue(value, country));
  const known = option && symbolIn(option);
  const isOperators = country === undefined || country === null || country === '' || country === config.country;
  return known ?? (isOperators ? config.currencySymbol : String(country));
}
