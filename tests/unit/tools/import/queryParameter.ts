import type { Parameter } from '../../../../tools/schema/import/api/operations';
import type { Json } from '../../../../tools/schema/lint/source/readJson';

/** Creates an optional query parameter of an operation. */
export const param = (name: string, schema: Json = {}, more: Partial<Parameter> = {}): Parameter => ({
  name,
  place: 'query',
  isRequired: false,
  schema,
  description: '',
  style: undefined,
  explode: true,
  example: undefined,
  ...more,
});
