/** Rules of JSON Schemas inside of rows, variants and the branches of other rules. */
import { expect, it } from 'vitest';
import { importSchema, is, TEXT } from './support/importSchema';

it.each<[string, object, object[], object[]]>([
  [
    'exactly one of several fields',
    {
      properties: {
        a: TEXT,
        b: TEXT,
        plan: {
          type: 'object',
          properties: { c: TEXT, d: TEXT, e: TEXT },
          oneOf: [{ required: ['c'] }, { required: ['d'] }, { required: ['e'] }],
        },
      },
      oneOf: [{ required: ['a'] }, { required: ['b'] }],
    },
    [{ a: 'x' }, { b: 'x', plan: { d: 'y' } }],
    [{}, { a: 'x', b: 'y' }, { a: 'x', plan: {} }, { a: 'x', plan: { c: 'y', e: 'y' } }],
  ],
  [
    'what a rule requires in the rows of a list, in a rule inside of a dependency',
    {
      properties: {
        isLab: { type: 'boolean' },
        isRollout: { type: 'boolean' },
        branches: { type: 'array', items: { type: 'object', properties: { slug: TEXT, title: TEXT } } },
      },
      dependentSchemas: {
        isLab: {
          if: is('isLab', true),
          then: {
            if: is('isRollout', false),
            then: { properties: { branches: { items: { required: ['title'] } } } },
          },
        },
      },
    },
    [{ branches: [{ slug: 'a' }] }, { isLab: true, isRollout: false, branches: [{ title: 'a' }] }],
    [{ isLab: true, isRollout: false, branches: [{ slug: 'a' }] }],
  ],
  [
    'limits inside of an object',
    {
      properties: {
        kind: { enum: ['a', 'b'] },
        plan: { type: 'object', properties: { size: { type: 'integer' }, name: TEXT } },
      },
      if: is('kind', 'a'),
      then: { properties: { plan: { required: ['name'], properties: { size: { minimum: 3 } } } } },
    },
    [
      { kind: 'b', plan: { size: 1 } },
      { kind: 'a', plan: { name: 'x', size: 3 } },
    ],
    [
      { kind: 'a', plan: { size: 3 } },
      { kind: 'a', plan: { name: 'x', size: 1 } },
    ],
  ],
  [
    'one of several fields in the rows of a list',
    {
      properties: {
        authors: {
          type: 'array',
          items: {
            type: 'object',
            properties: { id: TEXT, slug: TEXT },
            anyOf: [{ required: ['id'] }, { required: ['slug'] }],
          },
        },
      },
    },
    [{ authors: [{ slug: 'a' }] }],
    [{ authors: [{ other: 'a' }] }],
  ],
  [
    'one of several fields in a variant of a row',
    {
      properties: {
        authors: {
          type: 'array',
          items: {
            anyOf: [
              {
                type: 'object',
                properties: { id: TEXT, slug: TEXT },
                anyOf: [{ required: ['id'] }, { required: ['slug'] }],
              },
              TEXT,
            ],
          },
        },
      },
    },
    [{ authors: [{ $variant: 'Id, Slug', slug: 'a' }] }, { authors: [{ $variant: 'Text', $value: 'a' }] }],
    [{ authors: [{ $variant: 'Id, Slug' }] }],
  ],
  [
    'exactly one of several fields in a variant whose field has another name',
    {
      properties: {
        user: {
          anyOf: [
            {
              title: 'Group',
              type: 'object',
              properties: { name: { type: 'integer' }, group: TEXT },
              required: ['group'],
            },
            {
              title: 'Person',
              type: 'object',
              properties: { name: TEXT, snap: TEXT, shell: TEXT },
              oneOf: [{ required: ['name'] }, { required: ['snap'] }],
            },
          ],
        },
      },
    },
    [
      { user: { $variant: 'Group', group: 'a' } },
      { user: { $variant: 'Person', name$2: 'a', shell: 'x' } },
      { user: { $variant: 'Person', snap: 'a' } },
    ],
    [{ user: { $variant: 'Person', shell: 'x' } }, { user: { $variant: 'Person', name$2: 'a', snap: 'b' } }],
  ],
])('%s', async (_, document, valid, invalid) => {
  const { validators } = await importSchema(document);
  for (const record of valid) expect(validators.record(record), JSON.stringify(record)).toBe(true);
  for (const record of invalid) expect(validators.record(record), JSON.stringify(record)).toBe(false);
});
