/** What the dialects of the operator's API have in common: lists by POST, and rows in an envelope. */
import { isObject, type Json } from '../contract/jsonValues';
import { buildFilters } from './buildFilters';
import type { FoundRows, JsonSchema, ListRequest, RequestParams } from './dialect';

/** Builds `{ pageNo: 1, pageSize: 10, pageVo: {} }`: page numbers start at 1, and filters are sent even without any. */
export const buildEnvelopeListRequest = (
  { page, perPage, filter, fixedParams }: ListRequest,
  pageParam: string,
  filtersParam: string,
): RequestParams => ({
  body: { [pageParam]: page, pageSize: perPage, [filtersParam]: buildFilters(filter, fixedParams) },
});

/** Finds rows and total in the three known envelopes, each of which may answer any of these dialects. */
export function findEnvelopeRows(json: unknown): FoundRows {
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

/** Both formats are allowed, since the app understands either from every call. */
export function describeEnvelopeList(row: JsonSchema): JsonSchema {
  const rows: JsonSchema = { type: 'array', items: row };
  return {
    oneOf: [
      toObjectSchema({ ...SUCCEEDED, data: rows, total: TOTAL }, ['success', 'data', 'total']),
      toObjectSchema({ ...SUCCEEDED, data: toObjectSchema({ records: rows, totalRow: TOTAL }) }, ['success', 'data']),
    ],
  };
}
