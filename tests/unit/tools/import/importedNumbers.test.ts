/** Fields of JSON Schemas that take texts and numbers in one input. */
import { expect, it } from 'vitest';
import { importSchema, TEXT } from './support/importSchema';

it('what is typed in a field of texts and numbers is a number where no text of the schema could be meant', async () => {
  const digits = { type: 'string', enum: ['3', '4'] };
  const { file } = await importSchema({
    properties: {
      version: { oneOf: [{ type: 'string', enum: ['0.10'] }, { type: 'integer' }] },
      period: { anyOf: [{ type: 'integer', minimum: 0 }, TEXT] },
      size: { type: ['string', 'number', 'null'] },
      level: { anyOf: [digits, { type: 'integer', minimum: 100 }] },
      step: { type: ['string', 'integer'], not: { const: 5 } },
      code: { type: ['string', 'integer'], enum: ['1', 2] },
      list: { type: 'array', items: { type: ['string', 'number'] } },
      plain: TEXT,
    },
  });
  const fields = Object.entries(file['properties'] as Record<string, { 'x-ui'?: object }>);
  const parsed = fields.filter(([, field]) => 'parseNumbers' in (field['x-ui'] ?? {})).map(([name]) => name);
  expect(parsed).toEqual(['version', 'period', 'size']);
  expect(JSON.stringify(file['properties']).match(/parseNumbers/g)).toHaveLength(parsed.length);
});

it('numbers that are codes have no separators in lists; amounts have', async () => {
  const number = { type: 'integer', minimum: 1 };
  const { file } = await importSchema({
    properties: { adminPort: number, modelYear: number, imports: number, server: { properties: { port: number } } },
    required: ['adminPort', 'modelYear', 'imports', 'server'],
  });
  expect((file['x-admin'] as { list: { columns: unknown[] } }).list.columns).toEqual([
    'id',
    { field: 'adminPort', display: 'text' },
    { field: 'modelYear', display: 'text' },
    'imports',
    { field: 'server.port', display: 'text' },
  ]);
});
