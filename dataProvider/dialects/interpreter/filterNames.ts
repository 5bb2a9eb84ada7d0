/** Reads the names of filters, and writes the names of their fields. */
import { isObject, type Json } from '../../contract/jsonValues';
import type { FilterOperator, ListFormat } from '../definition';

/** The end of a filter's name that stands for a comparison, as json-server defines it. */
const OPERATOR = /^(.+)_(ne|gte?|lte?|like)$/;

type Filter = readonly [name: string, value: unknown];

/** Names the values in nested objects by their path: `{ owner: { name: 'x' } }` becomes `owner.name`. */
export const flattenFilters = (filters: Json, prefix = ''): Filter[] =>
  Object.entries(filters).flatMap(([name, value]): Filter[] =>
    isObject(value) ? flattenFilters(value, `${prefix}${name}.`) : [[prefix + name, value]],
  );

/** Splits the name of a filter into field and comparison, if the dialect can express this comparison. */
export function parseFilterName(
  name: string,
  value: unknown,
  templates: NonNullable<ListFormat['filterParams']>,
): [field: string, operator: FilterOperator] {
  const [, field, operator] = (OPERATOR.exec(name) ?? []) as [string?, string?, FilterOperator?];
  if (field !== undefined && operator !== undefined && templates[operator] !== undefined) return [field, operator];
  return [name, Array.isArray(value) && templates.in !== undefined ? 'in' : 'eq'];
}

/** Writes the path of a nested field into a template: `filters[{field}]` with `owner.name` is `filters[owner][name]`. */
export function fillFieldPlaceholder(
  template: string,
  field: string,
  nestedFormat: ListFormat['nestedFormat'],
): string {
  if (nestedFormat === 'slashes') return template.replaceAll('{field}', field.replaceAll('.', '/'));
  if (nestedFormat !== 'brackets') return template.replaceAll('{field}', field);
  const [first = '', ...others] = field.split('.');
  const name = template.includes('[{field}]')
    ? [first, ...others].join('][')
    : first + others.map((key) => `[${key}]`).join('');
  return template.replaceAll('{field}', name);
}
