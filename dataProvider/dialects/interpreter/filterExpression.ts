/** Writes all filters as one expression in the query language of an API: `name eq 'x' and price ge 5`. */
import type { Json } from '../../contract/jsonValues';
import type { FilterExpression, ListFormat } from '../definition';
import type { ListRequest } from '../dialect';
import { fillFieldPlaceholder, flattenFilters, parseFilterName } from './filterNames';

/** A filter whose name begins so is a parameter of its own, such as `$expand` of a call's `fixedParams`. */
const OWN_PARAM = '$';

const NUMBER_OR_BOOLEAN = /^(true|false|-?\d+(\.\d+)?)$/;

/** Returns whether a value is written without quotes, as numbers and dates are. */
function isLiteral({ unquoted }: FilterExpression, value: unknown, isText: boolean | undefined): boolean {
  if (isText !== undefined && typeof value === 'string' && NUMBER_OR_BOOLEAN.test(value)) return !isText;
  if (typeof value !== 'string') return isText !== true;
  return isText !== true && unquoted !== undefined && new RegExp(`^(${unquoted})$`).test(value);
}

/**
 * Writes a value: a text in quotes, all others without.
 * @param isText whether the field has texts. Default: the value looks like one
 */
function formatValue(expression: FilterExpression, value: unknown, isText: boolean | undefined): string {
  if (Array.isArray(value)) return value.map((item) => formatValue(expression, item, isText)).join(',');
  const { quote = '', escapedQuote = quote } = expression;
  const text = String(value);
  return quote === '' || isLiteral(expression, value, isText)
    ? text
    : `${quote}${text.replaceAll(quote, escapedQuote)}${quote}`;
}

/**
 * Writes filters as one parameter with an expression, and the search and parameters of their own beside it.
 * @param filters the filters by name; the end of a name can stand for a comparison, as in `price_gte`
 * @param isText whether the values of a filter are texts
 */
export function buildFilterExpression(
  expression: FilterExpression,
  { filterParams = {}, nestedFormat, searchParam }: ListFormat,
  filters: Json,
  isText?: ListRequest['isText'],
): [name: string, value: unknown][] {
  const params: [string, unknown][] = [];
  const comparisons: string[] = [];
  for (const [name, value] of flattenFilters(filters)) {
    if (name === 'q' && searchParam !== undefined) params.push([searchParam, value]);
    else if (name.startsWith(OWN_PARAM)) params.push([name, value]);
    else {
      const [field, operator] = parseFilterName(name, value, filterParams);
      const template = fillFieldPlaceholder(filterParams[operator] ?? '{field}={value}', field, nestedFormat);
      const isTextValue = operator === 'like' || isText?.(name);
      comparisons.push(template.replaceAll('{value}', () => formatValue(expression, value, isTextValue)));
    }
  }
  const { param, and = ' and ' } = expression;
  return comparisons.length > 0 ? [[param, comparisons.join(and)], ...params] : params;
}
