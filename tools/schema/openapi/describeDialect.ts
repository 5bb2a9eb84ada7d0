/** Describes the list requests and responses of a dialect for the OpenAPI document, from its definition. */
import { buildFilterParams } from '../../../dataProvider/dialects/interpreter/filterParams';
import { isSentInBody } from '../../../dataProvider/dialects/interpreter/buildListRequest';
import type { DialectDefinition, ListFormat, ValuePath } from '../../../dataProvider/dialects/definition';
import { createArraySchema, createObjectSchema, type JsonSchema } from './schemaHelpers';

type Properties = Record<string, JsonSchema>;

const TEXT: JsonSchema = { type: 'string' };
const NATURAL: JsonSchema = { type: 'integer', minimum: 1 };
const COUNT: JsonSchema = { type: 'integer', minimum: 0 };
const TOTAL: JsonSchema = { type: 'integer' };

const getFirst = (path: ValuePath): string => [path].flat()[0] ?? '';

/** Returns the schema of an object that has a value with this schema at a path. */
function createSchemaAt(path: string, schema: JsonSchema): JsonSchema {
  if (path === '') return schema;
  const [key = '', ...rest] = path.startsWith('@') ? [path] : path.split('.');
  const inner = createSchemaAt(rest.join('.'), schema);
  if (/^\d+$/.test(key)) return createArraySchema(inner);
  return key === '*' ? { type: 'object', additionalProperties: inner } : createObjectSchema({ [key]: inner });
}

/** Combines the schemas of values at several paths of one object. */
const combine = (schemas: readonly JsonSchema[]): JsonSchema =>
  schemas.length === 1 ? schemas[0]! : { allOf: schemas };

const SIMPLE_REST_QUERY = (filters: JsonSchema): Properties => ({
  sort: { type: 'string', description: 'Field and order as JSON: ["name","ASC"]' },
  range: { type: 'string', description: 'First and last row as JSON: [0,9]' },
  filter: {
    type: 'string',
    description: 'Filters by name, as JSON',
    contentMediaType: 'application/json',
    contentSchema: filters,
  },
});

const describeParam = (name: string | undefined, schema: JsonSchema): Properties =>
  name === undefined ? {} : { [name]: schema };

function describeFilters(list: ListFormat, filters: JsonSchema): Properties {
  const { filtersParam, filterExpression } = list;
  if (filterExpression) return { [filterExpression.param]: TEXT, ...describeParam(list.searchParam, TEXT) };
  if (filtersParam !== undefined) {
    const json = { type: 'string', contentMediaType: 'application/json', contentSchema: filters };
    return { [filtersParam]: isSentInBody(list) ? filters : json };
  }
  const properties = (filters['properties'] ?? {}) as Properties;
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [buildFilterParams(list, { [name]: '' })[0]![0], schema]),
  );
}

const describeListParams = (list: ListFormat, filters: JsonSchema): Properties => ({
  ...describeParam(list.pageParam, list.firstPage === 0 ? COUNT : NATURAL),
  ...describeParam(list.offsetParam, COUNT),
  ...describeParam(list.endParam, NATURAL),
  ...describeParam(list.cursorParam, TEXT),
  ...describeParam(
    list.pageSizeParam,
    list.maxPageSize === undefined ? NATURAL : { ...NATURAL, maximum: list.maxPageSize },
  ),
  ...describeFilters(list, filters),
  ...describeParam(list.sortParam, TEXT),
  ...describeParam(list.orderParam, TEXT),
});

/**
 * Describes the query parameters or the body of a list request.
 * @param filters the schema of the object that contains all filters
 */
export function describeListRequest(
  { list = {} }: DialectDefinition,
  filters: JsonSchema,
): { query?: Properties; body?: JsonSchema } {
  if (list.package === 'ra-data-simple-rest') return { query: SIMPLE_REST_QUERY(filters) };
  const params = describeListParams(list, filters);
  if (!isSentInBody(list)) return { query: params };
  const isNested = Object.keys(params).some((name) => name.includes('.'));
  return {
    body: isNested
      ? combine(Object.entries(params).map(([name, schema]) => createSchemaAt(name, schema)))
      : createObjectSchema(params),
  };
}

const SUCCEEDED: Properties = { success: { const: true }, msg: TEXT };

/** Describes the two formats of the envelope that the app can read in the response to any call. */
const describeEnvelopeList = (rows: JsonSchema): JsonSchema => ({
  oneOf: [
    createObjectSchema({ ...SUCCEEDED, data: rows, total: TOTAL }, ['success', 'data', 'total']),
    createObjectSchema({ ...SUCCEEDED, data: createObjectSchema({ records: rows, totalRow: TOTAL }) }, [
      'success',
      'data',
    ]),
  ],
});

/** Describes the response to a list request. */
export function describeListResponse(
  { envelope, list = {}, record = {} }: DialectDefinition,
  row: JsonSchema,
): JsonSchema {
  const { fieldsPath } = record;
  const rows = createArraySchema(
    fieldsPath === undefined ? row : { anyOf: [row, createObjectSchema({ [fieldsPath]: row })] },
  );
  const { rowsPath, totalPath } = list;
  if (envelope && rowsPath === undefined) return describeEnvelopeList(rows);
  if (rowsPath === undefined && totalPath === undefined) return rows;
  return combine([
    createSchemaAt(getFirst(rowsPath ?? ''), rows),
    ...(totalPath === undefined ? [] : [createSchemaAt(getFirst(totalPath), TOTAL)]),
  ]);
}

/** Describes the headers of the response to a list request, by name. */
export function describeListHeaders({ list: { totalHeader } = {} }: DialectDefinition): Properties | undefined {
  if (totalHeader === undefined) return undefined;
  const isRange = /range/i.test(totalHeader);
  const description = isRange ? 'Which rows of how many: `parking-lots 0-9/319`' : 'The total number of rows';
  return { [totalHeader]: { description, required: true, schema: TEXT } };
}

/** Describes the body of an error response; undefined if the dialect does not define it. */
export const describeErrorResponse = ({ errors }: DialectDefinition): JsonSchema | undefined =>
  errors?.messagePath === undefined ? undefined : createSchemaAt(getFirst(errors.messagePath), TEXT);
