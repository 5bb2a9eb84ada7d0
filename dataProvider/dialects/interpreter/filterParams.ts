import type { Json } from '../../contract/jsonValues';
import type { ListFormat } from '../definition';
import type { ListRequest } from '../dialect';
import { buildFilterExpression } from './filterExpression';
import { fillFieldPlaceholder, flattenFilters, parseFilterName } from './filterNames';

const fillValue = (template: string, value: unknown): unknown =>
  Array.isArray(value) ? value.map((item) => fillValue(template, item)) : template.replaceAll('{value}', String(value));

/**
 * Writes filters as parameters, by the templates of a dialect.
 * @param filters the filters by name; the end of a name can stand for a comparison, as in `price_gte`
 * @param isText whether the values of a filter are texts
 * @example
 * buildFilterParams({ filterParams: { gte: '{field}[gte]' } }, { price_gte: 5 }); // [['price[gte]', 5]]
 */
export function buildFilterParams(
  list: ListFormat,
  filters: Json,
  isText?: ListRequest['isText'],
): [name: string, value: unknown][] {
  const { filterExpression, filterParams = {}, nestedFormat, searchParam } = list;
  if (filterExpression) return buildFilterExpression(filterExpression, list, filters, isText);
  return flattenFilters(filters).map(([name, value]) => {
    if (name === 'q' && searchParam !== undefined) return [searchParam, value];
    const [field, operator] = parseFilterName(name, value, filterParams);
    const [nameTemplate = '', valueTemplate] = (filterParams[operator] ?? '{field}').split(/=(.*)/s);
    const param = fillFieldPlaceholder(nameTemplate, field, nestedFormat);
    return [param, valueTemplate === undefined ? value : fillValue(valueTemplate, value)];
  });
}
