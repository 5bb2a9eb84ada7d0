/**
 * The code that the dialects of the operator's API share. They request lists by POST and find the rows in an
 * envelope: an object such as `{ success, msg, data, total }`.
 */
import { isObject, type Json } from '../contract/jsonValues';
import { buildFilters } from './buildFilters';
import type { UnvalidatedRows, JsonSchema, ListRequest, RequestParams } from './dialect';

/**
 * Builds the body of a list request, such as `{ pageNo: 1, pageSize: 10, pageVo: {} }`. Page numbers start at 1.
 * The object of the filters is sent even if it is empty.
 */
export const buildEnvelopeListRequest = (
  { page, perPage, filter, fixedParams }: ListRequest,
  pageParam: string,
  filtersParam: string,
): RequestParams => ({
  body: { [pageParam]: page, pageSize: perPage, [filtersParam]: buildFilters(filter, fixedParams) },
});

/**
 * Finds the rows and the total in the three known envelope formats. A server may use any of these formats with any
 * of these dialects.
 */
export function findEnvelopeRows(json: unknown): UnvalidatedRows {
  const envelope = json as Json;
  const { data } = envelope;
  if (isObject(data)) return { rows: data.records, total: data.totalRow, names: ['data.records', 'data.totalRow'] };
  if (data === undefined && 'records' in envelope) {
    return { rows: envelope.records, total: envelope.totalRow, names: ['records', 'totalRow'] };
  }
  return { rows: data, total: envelope.total, names: ['data', 'total'] };
}

const toObjectSchema = (properties: Record<string, JsonSchema>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
});

const TOTAL: JsonSchema = { type: 'integer' };
const NATURAL: JsonSchema = { type: 'integer', minimum: 1 };
const SUCCEEDED: Record<string, JsonSchema> = { success: { const: true }, msg: { type: 'string' } };

export const describeEnvelopeListRequest = (
  pageParam: string,
  filtersParam: string,
  filters: JsonSchema,
): { body: JsonSchema } => ({
  body: toObjectSchema({ [pageParam]: NATURAL, pageSize: NATURAL, [filtersParam]: filters }),
});

/**
 * Returns a schema that accepts two envelope formats, because the app can read each of them in the response to any
 * call.
 */
export function describeEnvelopeList(row: JsonSchema): JsonSchema {
  const rows: JsonSchema = { type: 'array', items: row };
  return {
    oneOf: [
      toObjectSchema({ ...SUCCEEDED, data: rows, total: TOTAL }, ['success', 'data', 'total']),
      toObjectSchema({ ...SUCCEEDED, data: toObjectSchema({ records: rows, totalRow: TOTAL }) }, ['success', 'data']),
    ],
  };
}
