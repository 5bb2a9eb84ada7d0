import { describe, expect, it } from 'vitest';
import { fieldOf, recordOf } from './support';

type Case = [says: string, written: unknown, normal: unknown];

const DRAFT_3: Case[] = [
  ['any type', { type: 'any', title: 'X' }, { title: 'X', 'x-ui': { widget: 'json' } }],
  ['a step', { type: 'number', divisibleBy: 0.5 }, { type: 'number', multipleOf: 0.5 }],
  [
    'types with schemas',
    { type: ['string', { type: 'integer', minimum: 1 }] },
    { type: ['string', 'integer'], minimum: 1 },
  ],
  ['a schema as type', { type: [{ type: 'string', maxLength: 3 }] }, { type: 'string', maxLength: 3 }],
  ['what it extends', { extends: { type: 'string', maxLength: 9 }, maxLength: 3 }, { type: 'string', maxLength: 3 }],
  [
    'several that it extends',
    {
      extends: [
        { type: 'integer', minimum: 1 },
        { minimum: 3, maximum: 9 },
      ],
    },
    { type: 'integer', minimum: 3, maximum: 9 },
  ],
  [
    'what is not allowed',
    { type: ['string', 'number'], disallow: ['number', { minLength: 3 }] },
    { type: ['string', 'number'], not: { anyOf: [{ type: 'number' }, { minLength: 3 }] } },
  ],
  [
    'an exclusive bound',
    { type: 'number', minimum: 1, exclusiveMinimum: true },
    { type: 'number', exclusiveMinimum: 1 },
  ],
  ['an inclusive bound', { type: 'number', maximum: 1, exclusiveMaximum: false }, { type: 'number', maximum: 1 }],
];

const LATER: Case[] = [
  ['an exclusive bound of its own', { type: 'number', exclusiveMaximum: 3 }, { type: 'number', exclusiveMaximum: 3 }],
  ['a constant', { const: 'A' }, { const: 'A', type: 'string' }],
  [
    'a list by places, and its rest',
    { type: 'array', items: [{ type: 'string' }, true], additionalItems: false },
    { type: 'array', prefixItems: [{ type: 'string' }, {}], items: false, 'x-ui': { widget: 'json' } },
  ],
  [
    'a demand on some entry',
    { type: 'array', items: { type: 'string' }, contains: { const: 'x' }, minContains: 2 },
    { type: 'array', items: { type: 'string' }, contains: { const: 'x' }, minContains: 2 },
  ],
  [
    'names of keys',
    { type: 'object', propertyNames: { pattern: '^[a-z]+$' }, additionalProperties: { type: 'string' } },
    {
      type: 'object',
      propertyNames: { pattern: '^[a-z]+$' },
      additionalProperties: { type: 'string' },
      'x-ui': { widget: 'json' },
    },
  ],
  ['a rule whose answers say nothing', { type: 'string', if: { minLength: 1 }, then: true }, { type: 'string' }],
  [
    'yes and no as parts of a rule',
    { type: 'string', if: true, then: false },
    { type: 'string', if: {}, then: { not: {} } },
  ],
  ['OpenAPI: or null', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
  [
    'OpenAPI: a choice or null',
    { type: 'string', enum: ['A'], nullable: true },
    { type: ['string', 'null'], enum: ['A', null] },
  ],
  [
    'OpenAPI: what a reference names, or null',
    { $ref: '#/$defs/code', nullable: true, title: 'Code' },
    { type: ['string', 'null'], maxLength: 3, title: 'Code' },
  ],
];

const AROUND = { $defs: { code: { type: 'string', maxLength: 3 } } };

describe('a field of an older draft', () => {
  it.each(DRAFT_3)('draft 3 and 4: %s', (_, written, normal) => expect(fieldOf(written).field).toEqual(normal));
  it.each(LATER)('later: %s', (_, written, normal) => expect(fieldOf(written, AROUND).field).toEqual(normal));
});

describe('an object of an older draft', () => {
  it.each<Case>([
    [
      'requires a field at the field',
      { properties: { a: { type: 'string', required: true }, b: { type: 'string', required: false } } },
      { required: ['a'], properties: { a: { type: 'string' }, b: { type: 'string' } } },
    ],
    [
      'names what depends on a field',
      { properties: { a: { type: 'string' } }, dependencies: { a: ['b', 'c'], b: 'c' } },
      { properties: { a: { type: 'string' } }, dependentRequired: { a: ['b', 'c'], b: ['c'] } },
    ],
    [
      'describes what depends on a field',
      { properties: { a: { type: 'string' } }, dependencies: { a: { minProperties: 2 } } },
      {
        properties: { a: { type: 'string' } },
        allOf: [{ if: { required: ['a'] }, then: { minProperties: 2 } }],
      },
    ],
    [
      'extends another one',
      { extends: { properties: { a: { type: 'string' } } }, properties: { b: { type: 'string' } } },
      { properties: { b: { type: 'string' }, a: { type: 'string' } } },
    ],
  ])('%s', (_, written, normal) => {
    expect(recordOf(written as Record<string, unknown>).definition).toEqual({ type: 'object', ...(normal as object) });
  });

  it('keeps its marks and leaves out what it shares under an old name', () => {
    const { definition } = recordOf({
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: 'thing',
      definitions: { a: { type: 'string' } },
      properties: { a: { $ref: '#/definitions/a' } },
    });
    expect(definition).toEqual({
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: 'thing',
      type: 'object',
      properties: { a: { type: 'string' } },
    });
  });
});
