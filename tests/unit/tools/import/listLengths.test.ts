/** Lists whose length a union limits. */
import { expect, it } from 'vitest';
import { toRequestBody } from '../../../../src/model/wire/serialization';
import { importSchema, TEXT } from './support/importSchema';

const lengths = (...counts: number[]) => counts.map((count) => ({ minItems: count, maxItems: count }));
const NUMBERS = { type: 'array', items: { type: 'number' } };

it('a list has the least and the largest length of its union, and is left out while it is empty', async () => {
  const { entity, validators } = await importSchema({
    type: 'object',
    properties: {
      name: TEXT,
      box: { ...NUMBERS, oneOf: lengths(4, 6) },
      some: { ...NUMBERS, anyOf: lengths(2, 3), minItems: 1 },
      open: { ...NUMBERS, anyOf: [{ minItems: 2 }, { maxItems: 5 }] },
      needed: { ...NUMBERS, anyOf: lengths(2, 3) },
    },
    required: ['needed'],
  });
  const { box, some, open, needed } = entity.shape.fields;
  expect([box, some, open, needed].map((field) => field?.limits)).toEqual([
    { minItems: 4, maxItems: 6 },
    { minItems: 1, maxItems: 3 },
    {},
    { minItems: 2, maxItems: 3 },
  ]);
  const values = { name: 'a', box: [], some: [], open: [], needed: [1, 2] };
  expect(toRequestBody({ shape: entity.shape, validators }, values)).toEqual({ name: 'a', open: [], needed: [1, 2] });
});
