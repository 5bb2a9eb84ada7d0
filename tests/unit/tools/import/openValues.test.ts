/** Lists and objects with free keys whose values a foreign schema does not describe, but shows. */
import { expect, it } from 'vitest';
import { adaptKeywords } from '../../../../tools/schema/import/source/adaptKeywords';
import { validateForm } from '../../../../src/model/form/validateForm';
import { importSchema, TEXT } from './support/importSchema';

it.each<[says: string, list: object, items: object | undefined]>([
  ['its examples are texts', { examples: [['*.png'], []] }, TEXT],
  ['its default has numbers', { default: [1, 2.5] }, { type: 'number' }],
  ['its items may be anything, and its default has texts', { items: {}, default: ['a'] }, TEXT],
  ['its description has a word for texts', { description: 'Paths to exclude. May use wildcards.' }, TEXT],
  [
    'its example differs from its description',
    { description: 'Paths to exclude.', examples: [[{ path: 'a' }]] },
    undefined,
  ],
  ['its examples are texts and numbers', { default: ['a', 1] }, undefined],
  ['its description has words for other items, too', { description: 'Paths or objects with options.' }, undefined],
  ['nothing shows its items', { description: 'What to do.', default: [] }, undefined],
  ['it describes some items', { contains: { const: 1 }, default: ['a'] }, undefined],
])('finds the items of a list that does not describe them: %s', (_, list, items) =>
  expect(adaptKeywords({ type: 'array', ...list })).toEqual({
    type: 'array',
    ...list,
    ...(items && { items }),
  }),
);

it('has an input for a list whose example has texts', async () => {
  const exclude = { type: 'array', examples: [['*.png']] };
  const { entity, validators } = await importSchema({ properties: { name: TEXT, exclude } });
  expect(entity.shape.fields['exclude']).toMatchObject({ kind: 'tags', type: 'array' });
  expect(validateForm({ shape: entity.shape, validators }, { name: 'a', exclude: ['*.gif'] })).toEqual({});
});

it.each<[says: string, object: object, type: unknown]>([
  ['its example has texts', { examples: [{ 'X-Id': '1' }], additionalProperties: true }, 'string'],
  ['its default has texts and numbers', { default: { a: 'b', c: 1 } }, ['string', 'number']],
  ['its description tells of headers', { description: 'Default headers to set on all responses' }, 'string'],
  [
    'its description tells of pairs',
    { description: 'Key-value pairs.', additionalProperties: {} },
    ['string', 'number', 'boolean'],
  ],
  ['its example differs from its description', { description: 'Labels.', examples: [{ a: [1] }] }, undefined],
  ['nothing shows its values', { description: 'What to do.', default: {} }, undefined],
  ['it has fields', { properties: { a: TEXT }, description: 'Headers and so on: headers.' }, undefined],
])('finds the values of an object that does not describe them: %s', (_, object, type) =>
  expect(adaptKeywords({ type: 'object', ...object })).toEqual({
    type: 'object',
    ...object,
    ...(type !== undefined && { additionalProperties: { type } }),
  }),
);

it('has rows of texts for an object whose description tells of headers', async () => {
  const headers = { type: 'object', description: 'HTTP headers of the answer.', additionalProperties: true };
  const { entity, validators } = await importSchema({ properties: { name: TEXT, headers } });
  const field = entity.shape.fields['headers']!;
  expect(Object.values(field.shape!.fields).map(({ name, kind }) => [name, kind])).toEqual([
    ['$key', 'text'],
    ['$value', 'text'],
  ]);
  const record = { name: 'a', headers: [{ $key: 'Accept', $value: 'text/html' }] };
  expect(validateForm({ shape: entity.shape, validators }, record)).toEqual({});
});
