import type { PagingName } from '../../../src/model/entityDefinition';
import type { Call } from '../../../src/model/entity';

/** JSON Schema inside OpenAPI: a wider language than the one analysts write. */
export type JsonSchema = Record<string, unknown>;

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

export const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

export const object = (
  properties: Record<string, unknown>,
  required: string[] = Object.keys(properties),
): JsonSchema => ({ type: 'object', properties, required });

const PAGE_KEYS: Record<PagingName, { number: string; filters: string }> = {
  'pageNo/pageVo': { number: 'pageNo', filters: 'pageVo' },
  'pageNum/pageVo': { number: 'pageNum', filters: 'pageVo' },
  'pageNum/pageCriteria': { number: 'pageNum', filters: 'pageCriteria' },
};

/** The body of a page call, in the words of its dialect. */
export function pageBody(call: Call, filters: JsonSchema): JsonSchema {
  const keys = PAGE_KEYS[call.paging ?? 'pageNo/pageVo'];
  const natural = { type: 'integer', minimum: 1 };
  return object({ [keys.number]: natural, pageSize: natural, [keys.filters]: filters });
}

/** Both shapes of a page of rows: the app understands either from every call. */
export const pageAnswer = (row: JsonSchema): JsonSchema => ({
  oneOf: [
    object({ success: { const: true }, msg: { type: 'string' }, data: list(row), total: { type: 'integer' } }, [
      'success',
      'data',
      'total',
    ]),
    object(
      {
        success: { const: true },
        msg: { type: 'string' },
        data: object({ records: list(row), totalRow: { type: 'integer' } }),
      },
      ['success', 'data'],
    ),
  ],
});

/** The envelope of any other answer. */
export const answer = (data: JsonSchema = {}): JsonSchema =>
  object({ success: { const: true }, msg: { type: 'string' }, data }, ['success']);
