/** A JSON Schema in an OpenAPI document. Unlike the schemas that analysts write, it may contain any keyword. */
export type JsonSchema = Record<string, unknown>;

export const COMPONENTS_POINTER = '#/components/schemas/';

export const createRefSchema = (name: string): JsonSchema => ({ $ref: `${COMPONENTS_POINTER}${name}` });

export const createArraySchema = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

export const createObjectSchema = (
  properties: Record<string, unknown>,
  required: string[] = Object.keys(properties),
): JsonSchema => ({ type: 'object', properties, ...(required.length > 0 ? { required } : {}) });

/** Returns the schemas of parameters that are always sent with the same value. */
export const createConstSchemas = (values: Readonly<Record<string, unknown>> = {}): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { const: value }]));

/** Returns the schema of one page of a list: its rows and the total number of rows. */
export const createListPageSchema = (row: JsonSchema): JsonSchema =>
  createObjectSchema({ records: createArraySchema(row), totalRow: { type: 'integer' } });

/** Returns the schema of the envelope that contains the data of a response, unless the response is a list. */
export const createEnvelopeSchema = (data: JsonSchema = {}): JsonSchema =>
  createObjectSchema({ success: { const: true }, msg: { type: 'string' }, data }, ['success']);
