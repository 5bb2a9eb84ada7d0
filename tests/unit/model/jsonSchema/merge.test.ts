import { describe, expect, it } from 'vitest';
import { fieldOf, recordOf } from './support';

type Case = [says: string, parts: unknown[], normal: unknown];

const JSON_EDITOR = { 'x-ui': { widget: 'json' } };

const SCALARS: Case[] = [
  [
    'the stricter bounds',
    [
      { type: 'integer', minimum: 1, maximum: 9 },
      { minimum: 3, maximum: 12 },
    ],
    { type: 'integer', minimum: 3, maximum: 9 },
  ],
  [
    'the stricter lengths',
    [
      { type: 'string', minLength: 1 },
      { maxLength: 5, minLength: 2 },
    ],
    { type: 'string', minLength: 2, maxLength: 5 },
  ],
  ['the narrower type', [{ type: 'number' }, { type: 'integer' }], { type: 'integer' }],
  ['the types of both', [{ type: ['string', 'null'] }, { type: ['string', 'integer'] }], { type: 'string' }],
  [
    'the choices of both',
    [{ type: 'string', enum: ['A', 'B', 'C'] }, { enum: ['C', 'B'] }],
    { type: 'string', enum: ['B', 'C'] },
  ],
  ['the coarser step', [{ type: 'number', multipleOf: 4 }, { multipleOf: 2 }], { type: 'number', multipleOf: 4 }],
  [
    'two patterns',
    [{ type: 'string', pattern: '^a' }, { pattern: 'z$' }],
    { type: 'string', pattern: '^a', allOf: [{ pattern: 'z$' }] },
  ],
  [
    'what is not',
    [{ type: 'string', not: { const: 'a' } }, { not: { const: 'b' } }],
    { type: 'string', not: { const: 'a' }, allOf: [{ not: { const: 'b' } }] },
  ],
  [
    'a text and a value of several types',
    [
      { type: 'string', maxLength: 3 },
      { type: ['string', 'array'], items: { type: 'string' }, minItems: 1 },
    ],
    { type: 'string', maxLength: 3 },
  ],
  ['a part that says nothing', [{}, true, { type: 'string' }], { type: 'string' }],
  [
    'parts of parts',
    [{ allOf: [{ type: 'string' }, { allOf: [{ maxLength: 3 }] }] }],
    { type: 'string', maxLength: 3 },
  ],
  [
    'what contradicts itself',
    [{ type: 'string' }, { type: 'integer' }],
    { allOf: [{ type: 'string' }, { type: 'integer' }], type: 'string', ...JSON_EDITOR },
  ],
];

const OBJECTS: Case[] = [
  [
    'their fields',
    [
      { properties: { a: { type: 'string' } }, required: ['a'] },
      { properties: { b: { type: 'string' } }, required: ['b', 'a'] },
    ],
    { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a', 'b'] },
  ],
  [
    'a field that both describe',
    [
      { type: 'object', properties: { a: { type: 'string', title: 'A' } } },
      { properties: { a: { maxLength: 3, title: 'Other' } } },
    ],
    { type: 'object', properties: { a: { type: 'string', title: 'A', maxLength: 3 } } },
  ],
  [
    'what depends on a field',
    [
      { type: 'object', properties: { a: { type: 'string' } }, dependentRequired: { a: ['b'] } },
      { dependentRequired: { a: ['c'], b: ['c'] } },
    ],
    { type: 'object', properties: { a: { type: 'string' } }, dependentRequired: { a: ['b', 'c'], b: ['c'] } },
  ],
  [
    'a part that takes its own fields only, beside one with others',
    [
      { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
      { properties: { b: { type: 'string' } } },
    ],
    {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string' } },
      allOf: [{ properties: { a: {} }, additionalProperties: false }],
    },
  ],
  [
    'one part that takes its own fields only',
    [{ type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false }],
    { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
  ],
];

describe('allOf', () => {
  it.each(SCALARS)('takes together %s', (_, allOf, normal) => expect(fieldOf({ allOf }).field).toEqual(normal));
  it.each(OBJECTS)('takes together %s', (_, allOf, normal) => expect(fieldOf({ allOf }).field).toEqual(normal));

  it('keeps the words of the field itself', () => {
    const { field } = fieldOf(
      {
        title: 'Mine',
        'x-ui': { width: 'half' },
        allOf: [{ $ref: '#/$defs/x', title: 'Theirs' }],
      },
      { $defs: { x: { type: 'string', description: 'Both' } } },
    );
    expect(field).toEqual({ title: 'Mine', 'x-ui': { width: 'half' }, type: 'string', description: 'Both' });
  });

  it('keeps rules as rules, and takes the rest of such a part', () => {
    const rule = { if: { required: ['a'] }, then: { required: ['b'] } };
    const { definition } = recordOf({
      properties: { a: { type: 'string' } },
      allOf: [rule, { ...rule, properties: { b: { type: 'string' } } }],
    });
    expect(definition).toEqual({
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string' } },
      allOf: [rule, rule],
    });
  });

  it('says what contradicts itself', () => {
    const { said } = fieldOf({ allOf: [{ enum: ['A'] }, { enum: ['B'] }] });
    expect(said).toEqual(['field: edited as JSON, because parts of its description contradict each other']);
  });
});
