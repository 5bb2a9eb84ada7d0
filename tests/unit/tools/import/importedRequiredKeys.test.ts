/** What JSON Schemas ask of required keys, which may have an empty value. */
import { expect, it } from 'vitest';
import { toRequestBody } from '../../../../src/model/wire/serialization';
import { importSchema, TEXT } from './support/importSchema';

it('a required list without a minimum may be empty', async () => {
  const list = { type: 'array', items: TEXT };
  const { file } = await importSchema({
    properties: {
      tags: list,
      parts: { ...list, minItems: 2 },
      other: list,
      triple: { ...list, prefixItems: [TEXT, { type: 'integer' }, {}], minItems: 3 },
      plan: { type: 'object', properties: { tags: list }, required: ['tags'] },
      steps: {
        type: 'array',
        items: {
          oneOf: ['a', 'b'].map((kind) => ({
            properties: { kind: { const: kind }, tags: { ...list, items: kind === 'a' ? TEXT : list } },
            required: ['kind', 'tags'],
          })),
        },
      },
    },
    required: ['tags', 'parts', 'triple'],
  });
  expect(file['properties']).toMatchObject({
    tags: { minItems: 0 },
    steps: { items: { properties: { tags: { minItems: 0 }, tags$2: { minItems: 0 } } } },
    parts: { minItems: 2 },
    plan: { properties: { tags: { minItems: 0 } } },
  });
  for (const name of ['other', 'triple'])
    expect((file['properties'] as Record<string, object>)[name]).not.toHaveProperty('minItems', 0);
});

it('a required choice that may be null is sent as null while none is chosen', async () => {
  const choice = { type: ['string', 'null'], enum: ['a', 'b', null] };
  const { entity, file, validators } = await importSchema({
    properties: {
      kind: choice,
      other: choice,
      plan: { type: 'object', properties: { kind: choice, name: TEXT }, required: ['kind', 'name'] },
    },
    required: ['kind'],
  });
  expect(file['required']).toBeUndefined();
  expect(file['properties']).toMatchObject({
    kind: { 'x-ui': { emptyValue: null } },
    plan: { properties: { kind: { 'x-ui': { emptyValue: null } } }, required: ['name'] },
  });
  const body = toRequestBody({ shape: entity.shape, validators }, { plan: { name: 'x' } });
  expect(body).toEqual({ kind: null, plan: { kind: null, name: 'x' } });
});
