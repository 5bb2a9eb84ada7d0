/** Keys that an object may not have, in the ways in which schemas say so. */
import { expect, it } from 'vitest';
import { validateForm } from '../../../../src/model/form/validateForm';
import { importSchema, TEXT } from './support/importSchema';

const NOTHING = { not: {} };

it.each([
  ['false', false],
  ['what no value is', NOTHING],
  ['what no value is, with words', { title: 'Id', not: true }],
  ['a definition of it', { $ref: '#/definitions/nothing' }],
])('a key that is %s has no input', async (_, forbidden) => {
  const { entity, validators } = await importSchema({
    properties: {
      name: TEXT,
      tags: {
        type: 'object',
        allOf: [{ properties: { note: forbidden, brand: forbidden } }],
        properties: { brand: TEXT, shop: TEXT },
      },
    },
    definitions: { nothing: NOTHING },
  });
  expect(Object.keys(entity.shape.fields['tags']!.shape!.fields)).toEqual(['shop']);
  expect(validateForm({ shape: entity.shape, validators }, { name: 'a', tags: { shop: 'b' } })).toEqual({});
});
