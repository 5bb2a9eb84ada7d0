/** Writes all filters as one expression in the query language of an API: `name eq 'x' and price ge 5`. */
import type { Json } from '../../contract/jsonValues';
import type { FilterExpression, FilterOperator, ListFormat } from '../definition';
import { fillFieldPlaceholder, flattenFilters, parseFilterName } from './filterNames';

/** A filter whose name begins so is a parameter of its own, such as `$expand` of a call's `fixedParams`. */
const OWN_PARAM = '$';

/** Writes a value: a text in quotes, except those that the language has without, such as dates. */
function formatValue(expression: FilterExpression, operator: FilterOperator, value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => formatValue(expression, operator, item)).join(',');
  const { quote = '', escapedQuote = quote, unquoted } = expression;
  const isText = typeof value === 'string' || operator === 'like';
  const text = String(value);
  const isBare = operator !== 'like' && unquoted !== undefined && new RegExp(`^(${unquoted})$`).test(text);
  return isText && !isBare && quote !== '' ? `${quote}${text.replaceAll(quote, escapedQuote)}${quote}` : text;
}

/**
 * Writes filters as one parameter with an expression, and the search and parameters of their own beside it.
 * @param filters the filters by name; the end of a name can stand for a comparison, as in `price_gte`
 */
export function buildFilterExpression(
  expression: FilterExpression,
  { filterParams = {}, nestedFormat, searchParam }: ListFormat,
  filters: Json,
): [name: string, value: unknown][] {
  const params: [string, unknown][] = [];
  const comparisons: string[] = [];
  for (const [name, value] of flattenFilters(filters)) {
    if (name === 'q' && searchParam !== undefined) params.push([searchParam, value]);
    else if (name.startsWith(OWN_PARAM)) params.push([name, value]);
    else {
      const [field, operator] = parseFilterName(name, value, filterParams);
      const template = fillFieldPlaceholder(filterParams[operator] ?? '{field}={value}', field, nestedFormat);
      comparisons.push(template.replaceAll('{value}', () => formatValue(expression, operator, value)));
    }
  }
  const { param, and = ' and ' } = expression;
  return comparisons.length > 0 ? [[param, comparisons.join(and)], ...params] : params;
}
