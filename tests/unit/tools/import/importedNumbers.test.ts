/** Fields of JSON Schemas that take texts and numbers in one input. */
import { expect, it } from 'vitest';
import { toEditedBody } from '../../../../src/model/wire/toEditedBody';
import { importSchema, TEXT } from './support/importSchema';

it('a text or number is sent as the number that it is; a text, a date and a choice never', async () => {
  const { entity, validators } = await importSchema({
    properties: {
      version: {
        oneOf: [
          { type: 'string', enum: ['0.10'] },
          { type: 'integer', minimum: 1 },
        ],
      },
      period: { anyOf: [{ type: 'integer', minimum: 0 }, TEXT] },
      size: { type: ['string', 'number', 'null'] },
      code: { type: ['string', 'integer'], enum: ['1', 2] },
      plain: TEXT,
    },
  });
  const typed = { version: '12', period: '-5', size: '1.5', code: '1', plain: '7' };
  expect(toEditedBody({ shape: entity.shape, validators }, typed, undefined)).toEqual({
    ...typed,
    version: 12,
    size: 1.5,
  });
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
