import type { Call } from '../../../src/model/entity/entity';

/** JSON Schema inside OpenAPI: a wider language than the one analysts write. */
export type JsonSchema = Record<string, unknown>;

export const COMPONENTS = '#/components/schemas/';

export const ref = (name: string): JsonSchema => ({ $ref: `${COMPONENTS}${name}` });

export const list = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

export const object = (
  properties: Record<string, unknown>,
  required: string[] = Object.keys(properties),
): JsonSchema => ({ type: 'object', properties, ...(required.length > 0 ? { required } : {}) });

/** What is always sent, whatever the user chose. */
export const fixed = (values: Readonly<Record<string, unknown>> = {}): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { const: value }]));

/** The body of a page call, in the words of its dialect: number/filters. */
export function pageBody({ pagination = 'pageNo/pageVo' }: Call, filters: JsonSchema): JsonSchema {
  const [number = '', container = ''] = pagination.split('/');
  const natural = { type: 'integer', minimum: 1 };
  return object({ [number]: natural, pageSize: natural, [container]: filters });
}

/** Rows and how many there are of them. */
export const rowsOf = (row: JsonSchema): JsonSchema => object({ records: list(row), totalRow: { type: 'integer' } });

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
        data: rowsOf(row),
      },
      ['success', 'data'],
    ),
  ],
});

/** The envelope of any other answer. */
export const answer = (data: JsonSchema = {}): JsonSchema =>
  object({ success: { const: true }, msg: { type: 'string' }, data }, ['success']);
