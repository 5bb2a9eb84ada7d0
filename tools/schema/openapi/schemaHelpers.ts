/** JSON Schema in an OpenAPI document, which may use more keywords than analysts do. */
export type JsonSchema = Record<string, unknown>;

export const COMPONENTS_POINTER = '#/components/schemas/';

export const createRefSchema = (name: string): JsonSchema => ({ $ref: `${COMPONENTS_POINTER}${name}` });

export const createArraySchema = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

export const createObjectSchema = (
  properties: Record<string, unknown>,
  required: string[] = Object.keys(properties),
): JsonSchema => ({ type: 'object', properties, ...(required.length > 0 ? { required } : {}) });

/** Returns the schemas of fixed values, which are always sent. */
export const createConstSchemas = (values: Readonly<Record<string, unknown>> = {}): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { const: value }]));

/** Returns the schema of a page: its rows and their total number. */
export const createRowsSchema = (row: JsonSchema): JsonSchema =>
  createObjectSchema({ records: createArraySchema(row), totalRow: { type: 'integer' } });

/** Returns the schema of the envelope of any other response. */
export const createEnvelopeSchema = (data: JsonSchema = {}): JsonSchema =>
  createObjectSchema({ success: { const: true }, msg: { type: 'string' }, data }, ['success']);
