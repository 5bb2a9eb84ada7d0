/** Detects the filters of a list call and how the API writes them, from the query parameters. */
import type { FilterOperator, ListFormat } from '../../../../dataProvider/dialects/definition';
import { isObject, type Json } from '../../lint/source/readJson';
import type { Parameter } from '../api/operations';
import type { SchemaReader } from '../api/schemaReader';

const SEARCH = /^(q|_q|search|query|keywords?|term|search_?term|search_?text|text)$/i;
/** Parameters that choose the form of the answer, not the rows. */
const PROJECTION =
  /^(fields?|select|\$select|include|expand|\$expand|embed|_embed|_expand|populate|projection|view|format|locale|lang|with_?count|meta|deep|sparse.*)(\[.*\])?$/i;
/** Whole query languages in one parameter, which no filter of a screen can write. */
const QUERY_LANGUAGE = /^(\$filter|where|rsql|filter|filters|conditions|s)$/i;
const BRACKETS = /^([A-Za-z_$]\w*)\[([A-Za-z_]\w*)\](\[\])?$/;
const OPERATORS: Readonly<Record<string, FilterOperator>> = {
  eq: 'eq',
  ne: 'ne',
  neq: 'ne',
  not: 'ne',
  gt: 'gt',
  gte: 'gte',
  ge: 'gte',
  min: 'gte',
  from: 'gte',
  lt: 'lt',
  lte: 'lte',
  le: 'lte',
  max: 'lte',
  to: 'lte',
  like: 'like',
  contains: 'like',
  containsi: 'like',
  icontains: 'like',
  in: 'in',
};

/** A filter of a list call. */
export interface DetectedFilter {
  /** Name of the filter in the schema file: a field, perhaps with a comparison (`price_gte`), or another parameter. */
  name: string;
  /** The field that is filtered; undefined if the parameter is none of the record's fields. */
  field: string | undefined;
  schema: Json;
  description: string;
  isRequired: boolean;
}

export interface DetectedFilters {
  format: Pick<ListFormat, 'searchParam' | 'filterParams' | 'arrayFormat'>;
  filters: DetectedFilter[];
  hasSearch: boolean;
  guesses: string[];
}

const getOperator = (name: string): FilterOperator | undefined => {
  const key = name.replace(/^[$_]+/, '').toLowerCase();
  return Object.hasOwn(OPERATORS, key) ? OPERATORS[key] : undefined;
};

const getFilterName = (field: string, operator: FilterOperator): string =>
  operator === 'eq' || operator === 'in' ? field : `${field}_${operator}`;

interface ReadFilter extends Pick<DetectedFilter, 'name' | 'field' | 'schema'> {
  operator?: FilterOperator;
  template?: string;
}

/** Reads `price[gte]`, `price_gte` and `filter[status]`. */
function readName(name: string, schema: Json, fields: readonly string[]): ReadFilter {
  const [, outer = '', inner = ''] = BRACKETS.exec(name) ?? [];
  if (fields.includes(outer)) {
    const operator = getOperator(inner);
    if (operator)
      return { name: getFilterName(outer, operator), field: outer, schema, operator, template: `{field}[${inner}]` };
  }
  if (fields.includes(inner))
    return { name: inner, field: inner, schema, operator: 'eq', template: `${outer}[{field}]` };
  const end = /^(.+?)(_{1,2}|\.)(\w+)$/.exec(name);
  const operator = end && !fields.includes(name) && fields.includes(end[1]!) ? getOperator(end[3]!) : undefined;
  if (end && operator) {
    return {
      name: getFilterName(end[1]!, operator),
      field: end[1],
      schema,
      operator,
      template: `{field}${end[2]}${end[3]}`,
    };
  }
  const plain = name.replace(/\[\]$/, '');
  return { name: plain, field: fields.includes(plain) ? plain : undefined, schema };
}

/** Reads an object parameter: `filter` with the properties of its schema, each perhaps with comparisons. */
function readObjectParam(reader: SchemaReader, { name, schema }: Parameter): ReadFilter[] {
  return Object.entries(reader.getProperties(schema)).flatMap(([field, part]) => {
    const own = reader.read(part);
    const operators = Object.entries(reader.getProperties(own)).filter(([key]) => getOperator(key));
    if (operators.length === 0) {
      return [{ name: field, field, schema: own, operator: 'eq' as const, template: `${name}[{field}]` }];
    }
    return operators.map(([key, value]) => {
      const operator = getOperator(key)!;
      const read = { name: getFilterName(field, operator), field, schema: reader.read(value) };
      return { ...read, operator, template: `${name}[{field}][${key}]` };
    });
  });
}

const isObjectParam = (reader: SchemaReader, { schema }: Parameter): boolean =>
  Object.keys(reader.getProperties(schema)).length > 0;

function getArrayFormat(params: readonly Parameter[], reader: SchemaReader): ListFormat['arrayFormat'] {
  const arrays = params.filter(({ schema }) => reader.isArray(schema));
  if (arrays.some(({ name }) => name.endsWith('[]'))) return 'brackets';
  return arrays.some(({ explode }) => !explode) ? 'comma' : undefined;
}

/** The templates that the app cannot derive from the name of the filter. */
function getTemplates(filters: readonly ReadFilter[]): ListFormat['filterParams'] {
  const templates: Partial<Record<FilterOperator, string>> = {};
  for (const { operator, template } of filters) {
    if (operator && template && template !== (operator === 'eq' ? '{field}' : `{field}_${operator}`)) {
      templates[operator] ??= template;
    }
  }
  return Object.keys(templates).length > 0 ? templates : undefined;
}

const isUnreadable = (reader: SchemaReader, param: Parameter, fields: readonly string[]): boolean =>
  QUERY_LANGUAGE.test(param.name) && !isObjectParam(reader, param) && !fields.includes(param.name);

/**
 * Detects the filters of a list call.
 * @param params query parameters without those of paging and sorting
 * @param fields fields of the record
 */
export function detectFilters(
  reader: SchemaReader,
  params: readonly Parameter[],
  fields: readonly string[],
): DetectedFilters {
  const search = params.find(({ name }) => SEARCH.test(name) && !fields.includes(name));
  const others = params.filter((param) => param !== search && !PROJECTION.test(param.name));
  const unreadable = others.filter((param) => isUnreadable(reader, param, fields));
  const usable = others.filter((param) => !unreadable.includes(param));
  const read = usable.flatMap((param) =>
    (isObjectParam(reader, param) ? readObjectParam(reader, param) : [readName(param.name, param.schema, fields)]).map(
      (filter) => ({ ...filter, param }),
    ),
  );
  const filterParams = getTemplates(read);
  const arrayFormat = getArrayFormat(usable, reader);
  return {
    format: {
      ...(search && search.name !== 'q' ? { searchParam: search.name } : {}),
      ...(filterParams ? { filterParams } : {}),
      ...(arrayFormat ? { arrayFormat } : {}),
    },
    filters: read.map(({ name, field, schema, param }) => ({
      name,
      field,
      schema: isObject(schema) ? schema : {},
      description: param.description,
      isRequired: param.isRequired,
    })),
    hasSearch: search !== undefined,
    guesses: unreadable.map(
      ({ name }) => `the parameter ${name} is not used: the document does not say which filters it takes`,
    ),
  };
}
