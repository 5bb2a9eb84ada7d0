import { isObject, type Json } from '../../contract/jsonValues';
import type { FilterOperator, ListFormat } from '../definition';

/** The end of a filter's name that stands for a comparison, as json-server defines it. */
const OPERATOR = /^(.+)_(ne|gte?|lte?|like)$/;

type Filter = readonly [name: string, value: unknown];

/** Names the values in nested objects by their path: `{ owner: { name: 'x' } }` becomes `owner.name`. */
const flattenFilters = (filters: Json, prefix = ''): Filter[] =>
  Object.entries(filters).flatMap(([name, value]): Filter[] =>
    isObject(value) ? flattenFilters(value, `${prefix}${name}.`) : [[prefix + name, value]],
  );

/** Splits the name of a filter into field and comparison, if the dialect can express this comparison. */
function parseFilterName(
  name: string,
  value: unknown,
  templates: NonNullable<ListFormat['filterParams']>,
): [field: string, operator: FilterOperator] {
  const [, field, operator] = (OPERATOR.exec(name) ?? []) as [string?, string?, FilterOperator?];
  if (field !== undefined && operator !== undefined && templates[operator] !== undefined) return [field, operator];
  return [name, Array.isArray(value) && templates.in !== undefined ? 'in' : 'eq'];
}

/** Writes the path of a nested field into a template: `filters[{field}]` with `owner.name` is `filters[owner][name]`. */
function fillFieldName(template: string, field: string, nestedFormat: ListFormat['nestedFormat']): string {
  if (nestedFormat !== 'brackets') return template.replaceAll('{field}', field);
  const [first = '', ...others] = field.split('.');
  const name = template.includes('[{field}]')
    ? [first, ...others].join('][')
    : first + others.map((key) => `[${key}]`).join('');
  return template.replaceAll('{field}', name);
}

const fillValue = (template: string, value: unknown): unknown =>
  Array.isArray(value) ? value.map((item) => fillValue(template, item)) : template.replaceAll('{value}', String(value));

/**
 * Writes filters as parameters, by the templates of a dialect.
 * @param filters the filters by name; the end of a name can stand for a comparison, as in `price_gte`
 * @example
 * buildFilterParams({ filterParams: { gte: '{field}[gte]' } }, { price_gte: 5 }); // [['price[gte]', 5]]
 */
export function buildFilterParams(
  { filterParams = {}, nestedFormat, searchParam }: ListFormat,
  filters: Json,
): [name: string, value: unknown][] {
  return flattenFilters(filters).map(([name, value]) => {
    if (name === 'q' && searchParam !== undefined) return [searchParam, value];
    const [field, operator] = parseFilterName(name, value, filterParams);
    const [nameTemplate = '', valueTemplate] = (filterParams[operator] ?? '{field}').split(/=(.*)/s);
    const param = fillFieldName(nameTemplate, field, nestedFormat);
    return [param, valueTemplate === undefined ? value : fillValue(valueTemplate, value)];
  });
}
