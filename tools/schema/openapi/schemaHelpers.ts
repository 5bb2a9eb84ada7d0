import type { Call } from '../../../src/model/entity/entity';

/** JSON Schema inside OpenAPI: a wider language than the one analysts write. */
export type JsonSchema = Record<string, unknown>;

export const COMPONENTS_POINTER = '#/components/schemas/';

export const createRefSchema = (name: string): JsonSchema => ({ $ref: `${COMPONENTS_POINTER}${name}` });

export const createArraySchema = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

export const createObjectSchema = (
  properties: Record<string, unknown>,
  required: string[] = Object.keys(properties),
): JsonSchema => ({ type: 'object', properties, ...(required.length > 0 ? { required } : {}) });

/** What is always sent, whatever the user chose. */
export const createConstSchemas = (values: Readonly<Record<string, unknown>> = {}): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { const: value }]));

/** The body of a page call, in the words of its dialect: number/filters. */
export function createPageRequestSchema({ pagination = 'pageNo/pageVo' }: Call, filters: JsonSchema): JsonSchema {
  const [number = '', container = ''] = pagination.split('/');
  const natural = { type: 'integer', minimum: 1 };
  return createObjectSchema({ [number]: natural, pageSize: natural, [container]: filters });
}

/** Rows and how many there are of them. */
export const createRowsSchema = (row: JsonSchema): JsonSchema =>
  createObjectSchema({ records: createArraySchema(row), totalRow: { type: 'integer' } });

/** Both shapes of a page of rows: the app understands either from every call. */
export const createPageAnswerSchema = (row: JsonSchema): JsonSchema => ({
  oneOf: [
    createObjectSchema(
      { success: { const: true }, msg: { type: 'string' }, data: createArraySchema(row), total: { type: 'integer' } },
      ['success', 'data', 'total'],
    ),
    createObjectSchema(
      {
        success: { const: true },
        msg: { type: 'string' },
        data: createRowsSchema(row),
      },
      ['success', 'data'],
    ),
  ],
});

/** The envelope of any other answer. */
export const createEnvelopeSchema = (data: JsonSchema = {}): JsonSchema =>
  createObjectSchema({ success: { const: true }, msg: { type: 'string' }, data }, ['success']);
