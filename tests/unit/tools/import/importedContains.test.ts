/** What a list must contain is taken over where the fields of its rows can state it. */
import { expect, it } from 'vitest';
import { createSampleRows } from '../../../../tools/schema/sampleRows';
import { importSchema, TEXT } from './support/importSchema';

const rows = (contains: object, more: object = {}) => ({
  properties: {
    name: TEXT,
    rows: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        properties: { lang: { ...TEXT, pattern: '^[a-z]{2}' }, text: TEXT },
        required: ['lang'],
      },
      contains,
      ...more,
    },
  },
  required: ['rows'],
});

it.each<[string, object, unknown]>([
  [
    'a row with a certain value',
    rows({ properties: { lang: { $ref: '#/definitions/english' } } }),
    { properties: { lang: { type: 'string', pattern: '^en' } }, required: ['lang'] },
  ],
  ['a row with a field', rows({ required: ['text'] }), { properties: {}, required: ['text'] }],
  ['a row that its fields cannot state', rows({ properties: { lang: { not: { const: 'en' } } } }), undefined],
  ['a row that need not have the field', rows({ properties: { text: { const: 'a' } } }), undefined],
  ['a number of rows, which the language cannot state', rows({ required: ['text'] }, { maxContains: 1 }), undefined],
  ['a row with a value that no field has', rows({ required: ['other'] }), undefined],
])('%s', async (_, document, contains) => {
  const english = { type: 'string', title: 'English', pattern: '^en' };
  const { file } = await importSchema({ ...document, definitions: { english } });
  expect((file['properties'] as Record<string, { contains?: unknown }>)['rows']!.contains).toEqual(contains);
});

it('sample rows contain it', async () => {
  const { file } = await importSchema(rows({ properties: { lang: { pattern: '^en' } } }));
  const { requestBodySchema: _, ...admin } = file['x-admin'] as { requestBodySchema?: string };
  const entity = { ...file, 'x-admin': admin };
  const samples = JSON.parse(createSampleRows('spec', { 'spec.json': entity }, 'SG')) as { rows: { lang: string }[] }[];
  expect(samples.every((sample) => sample.rows.some(({ lang }) => lang.startsWith('en')))).toBe(true);
});
