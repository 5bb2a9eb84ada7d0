/** Reads the names of filter parameters: the field, the comparison, and how the API writes it. */
import type { FilterOperator } from '../../../../dataProvider/dialects/definition';
import { toList, type Json } from '../../lint/source/readJson';
import type { Parameter } from '../api/operations';
import type { SchemaReader } from '../api/schemaReader';

/** A parameter read as a filter. */
export interface ReadFilter {
  /** Name of the filter in the schema file: a field, perhaps with a comparison (`price_gte`), or another parameter. */
  name: string;
  /** The field that is filtered; undefined if the parameter is none of the record's fields. */
  field: string | undefined;
  schema: Json;
  /** Name of the parameter in a request. */
  param: string;
  operator?: FilterOperator;
  template?: string;
  /** The comparison is one that no filter of a screen needs, such as "is empty". */
  isRare?: boolean;
}

/** `filter[price][gte]`: a comparison of a field inside of an object. */
const NESTED_BRACKETS = /^([A-Za-z_$]\w*)\[(\w+)\]\[([$A-Za-z_]\w*)\](\[\])?$/;
const BRACKETS = /^([A-Za-z_$]\w*)\[([$A-Za-z_]\w*)\](\[\])?$/;
const OPERATORS: Readonly<Record<string, FilterOperator>> = {
  eq: 'eq',
  equals: 'eq',
  ne: 'ne',
  neq: 'ne',
  not: 'ne',
  n: 'ne',
  notequals: 'ne',
  gt: 'gt',
  greaterthan: 'gt',
  after: 'gt',
  gte: 'gte',
  ge: 'gte',
  gteq: 'gte',
  min: 'gte',
  from: 'gte',
  since: 'gte',
  greaterthanorequal: 'gte',
  greaterthanorequals: 'gte',
  lt: 'lt',
  lessthan: 'lt',
  before: 'lt',
  lte: 'lte',
  le: 'lte',
  lteq: 'lte',
  max: 'lte',
  to: 'lte',
  until: 'lte',
  lessthanorequal: 'lte',
  lessthanorequals: 'lte',
  like: 'like',
  ilike: 'like',
  ic: 'like',
  contains: 'like',
  containsi: 'like',
  icontains: 'like',
  in: 'in',
};

export const getOperator = (name: string): FilterOperator | undefined => {
  const key = name.replace(/^[$_]+/, '').toLowerCase();
  return Object.hasOwn(OPERATORS, key) ? OPERATORS[key] : undefined;
};

export const getFilterName = (field: string, operator: FilterOperator): string =>
  operator === 'eq' || operator === 'in' ? field : `${field}_${operator}`;

/** `publishDateMin`, `PriceTo`: the comparison is the last word of a name in camel case. */
const CAMEL = /^(.+)(Min|Max|From|To|Since|Until|After|Before)$/;

const toFieldName = (name: string, fields: readonly string[]): string | undefined =>
  [name, name.charAt(0).toLowerCase() + name.slice(1)].find((one) => fields.includes(one));

/** Reads a parameter that names a field in another case, as ASP.NET documents have them, perhaps with a comparison. */
function readCasedParam(param: string, schema: Json, fields: readonly string[]): ReadFilter | undefined {
  const same = toFieldName(param, fields);
  if (same !== undefined) return { name: param, field: same, schema, param, operator: 'eq', template: param };
  const [, base = '', end = ''] = CAMEL.exec(param) ?? [];
  const [field, operator] = [toFieldName(base, fields), getOperator(end)];
  if (field === undefined || operator === undefined) return undefined;
  return { name: param, field, schema, param, operator, template: param };
}

const DOUBLE = /^(.+?)(__|\.)(\w+)$/;
const SINGLE = /^(.+)(_)(\w+)$/;

/** Returns the names that comparisons follow: fields, parameters, and names of which a comparison is known. */
export const getComparedNames = (params: readonly string[], fields: readonly string[]): string[] => [
  ...fields,
  ...params,
  ...params.flatMap((param) => {
    const [, base, , end] = DOUBLE.exec(param) ?? [];
    return base !== undefined && end !== undefined && getOperator(end) !== undefined ? [base] : [];
  }),
];

interface SplitName {
  base: string;
  separator: string;
  end: string;
}

/** Splits `price__gte`, `price.gte` and `price_gte`. Only the name of a field may end with a single underscore. */
function splitName(name: string, fields: readonly string[], bases: readonly string[]): SplitName | undefined {
  if (fields.includes(name)) return undefined;
  const [pattern, known] = DOUBLE.test(name) ? [DOUBLE, bases] : [SINGLE, fields];
  const [, base, separator, end] = pattern.exec(name) ?? [];
  if (base === undefined || separator === undefined || end === undefined) return undefined;
  return known.includes(base) ? { base, separator, end } : undefined;
}

/**
 * Reads `price[gte]`, `price_gte`, `filter[status]`, `filter[price][gte]` and `filter[where][status]`.
 * @param bases the result of `getComparedNames`
 */
export function readFilterParam(
  param: string,
  schema: Json,
  fields: readonly string[],
  bases: readonly string[],
): ReadFilter {
  const [, object = '', compared = '', comparison = ''] = NESTED_BRACKETS.exec(param) ?? [];
  const nested = fields.includes(compared) ? getOperator(comparison) : undefined;
  if (nested) {
    const name = getFilterName(compared, nested);
    return { name, field: compared, schema, param, operator: nested, template: `${object}[{field}][${comparison}]` };
  }
  // `filter[where][status]`: the conditions are one level deeper.
  if (fields.includes(comparison)) {
    const template = `${object}[${compared}][{field}]`;
    return { name: comparison, field: comparison, schema, param, operator: 'eq', template };
  }
  const [, outer = '', inner = ''] = BRACKETS.exec(param) ?? [];
  const bracketed = fields.includes(outer) ? getOperator(inner) : undefined;
  if (bracketed) {
    const name = getFilterName(outer, bracketed);
    return { name, field: outer, schema, param, operator: bracketed, template: `{field}[${inner}]` };
  }
  if (fields.includes(inner)) {
    return { name: inner, field: inner, schema, param, operator: 'eq', template: `${outer}[{field}]` };
  }
  const name = param.replace(/\[\]$/, '');
  const cased = fields.includes(name) ? undefined : readCasedParam(param, schema, fields);
  if (cased) return cased;
  const split = splitName(param, fields, bases);
  if (!split) return { name, field: fields.includes(name) ? name : undefined, schema, param };
  const { base, separator, end } = split;
  const operator = getOperator(end);
  if (operator === undefined) {
    const field = separator === '_' ? undefined : base;
    return { name, field, schema, param, ...(field === undefined ? {} : { isRare: true }) };
  }
  const template = `{field}${separator}${end}`;
  return { name: getFilterName(base, operator), field: base, schema, param, operator, template };
}

/** Returns the keys of an object parameter, also of one that may be a single value instead: `created: { gte, lte }`. */
export function getObjectKeys(reader: SchemaReader, schema: unknown): Json {
  const { oneOf, anyOf } = reader.read(schema);
  const parts = [schema, ...toList(oneOf ?? anyOf)].map((part) => reader.getProperties(part));
  return parts.find((properties) => Object.keys(properties).length > 0) ?? {};
}

/** Reads comparisons below one key: `price: { gte, lte }`. */
function readComparisons(
  reader: SchemaReader,
  field: string,
  prefix: (field: string) => string,
  schema: unknown,
): ReadFilter[] {
  return Object.entries(getObjectKeys(reader, schema)).flatMap(([key, part]): ReadFilter[] => {
    const operator = getOperator(key);
    if (operator === undefined) return [];
    const read = { name: getFilterName(field, operator), field, schema: reader.read(part), operator };
    return [{ ...read, param: `${prefix(field)}[${key}]`, template: `${prefix('{field}')}[${key}]` }];
  });
}

/**
 * Reads an object parameter: `price` with comparisons, or `filter` with the properties of its schema, each perhaps with
 * comparisons.
 */
export function readObjectParam(
  reader: SchemaReader,
  { name, schema }: Parameter,
  fields: readonly string[],
): ReadFilter[] {
  if (fields.includes(name)) return readComparisons(reader, name, (field) => field, schema);
  return Object.entries(reader.getProperties(schema)).flatMap(([field, part]): ReadFilter[] => {
    const comparisons = readComparisons(reader, field, (inner) => `${name}[${inner}]`, part);
    if (comparisons.length > 0) return comparisons;
    const own = { name: field, field, schema: reader.read(part), param: `${name}[${field}]` };
    return [{ ...own, operator: 'eq', template: `${name}[{field}]` }];
  });
}
