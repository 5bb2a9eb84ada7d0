import { describe, expect, it } from 'vitest';
import { fieldOf, recordOf } from './support';

type Case = [says: string, written: Record<string, unknown>, normal: unknown];

const DRAWN: Case[] = [
  [
    'something or null',
    { anyOf: [{ type: 'string', maxLength: 3 }, { type: 'null' }] },
    { type: ['string', 'null'], maxLength: 3 },
  ],
  ['null first', { oneOf: [{ type: 'null' }, { type: 'integer' }] }, { type: ['integer', 'null'] }],
  [
    'a reference or null',
    { anyOf: [{ $ref: '#/$defs/code' }, { type: 'null' }], title: 'Code' },
    { type: ['string', 'null'], maxLength: 3, title: 'Code' },
  ],
  [
    'an object or null',
    { anyOf: [{ $ref: '#/$defs/point' }, { type: 'null' }] },
    { type: ['object', 'null'], properties: { x: { type: 'number' } } },
  ],
  [
    'choices or null',
    { anyOf: [{ enum: ['A', 'B'] }, { const: null }] },
    { type: ['string', 'null'], enum: ['A', 'B', null] },
  ],
  ['one value or null', { anyOf: [{ const: 'A' }, { type: 'null' }] }, { type: ['string', 'null'], enum: ['A', null] }],
  ['a single variant', { anyOf: [{ type: 'string' }] }, { type: 'string' }],
  [
    'constants',
    { oneOf: [{ const: 'A' }, { const: 'B' }] },
    { oneOf: [{ const: 'A' }, { const: 'B' }], type: 'string' },
  ],
  [
    'constants with titles, as anyOf',
    {
      anyOf: [
        { const: 1, title: 'One' },
        { const: 2, title: 'Two' },
      ],
    },
    {
      oneOf: [
        { const: 1, title: 'One' },
        { const: 2, title: 'Two' },
      ],
      type: 'integer',
    },
  ],
  [
    'constants with more words',
    {
      oneOf: [
        { const: 'A', title: 'First', description: 'x', type: 'string' },
        { enum: ['B'], type: 'string' },
      ],
    },
    { oneOf: [{ const: 'A', title: 'First', description: 'x' }, { const: 'B' }], type: 'string' },
  ],
  [
    'several lists of choices',
    { anyOf: [{ enum: ['A', 'B'] }, { enum: ['B', 'C'] }] },
    { enum: ['A', 'B', 'C'], type: 'string' },
  ],
  [
    'choices of several types',
    { anyOf: [{ enum: ['auto'] }, { const: false }] },
    { enum: ['auto', false], type: ['string', 'boolean'] },
  ],
  [
    'a number or a text',
    {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'string', maxLength: 3 },
      ],
    },
    { type: ['string', 'integer'], minimum: 1, maxLength: 3 },
  ],
  [
    'two kinds of text',
    { type: 'string', anyOf: [{ pattern: '^a' }, { pattern: '^b' }] },
    { type: 'string', anyOf: [{ pattern: '^a' }, { pattern: '^b' }] },
  ],
  [
    'known texts and others',
    { anyOf: [{ enum: ['A'] }, { type: 'string' }] },
    {
      type: 'string',
      anyOf: [{ enum: ['A'] }, { type: 'string' }],
      'x-ui': { suggestedTexts: ['A'] },
    },
  ],
  [
    'a union in a union',
    { anyOf: [{ anyOf: [{ const: 1 }, { const: 2 }] }, { const: 3 }] },
    { oneOf: [{ const: 1 }, { const: 2 }, { const: 3 }], type: 'integer' },
  ],
  [
    'a text or a function that a reference names',
    { anyOf: [{ type: 'string' }, { $ref: '#/$defs/call' }] },
    { type: 'string' },
  ],
  ['a text or a function', { anyOf: [{ type: 'string' }, { instanceof: 'Function' }] }, { type: 'string' }],
  ['a text or bytes', { anyOf: [{ type: 'string' }, { instanceof: 'Buffer' }] }, { type: 'string' }],
  [
    'a text or an object that has only functions',
    {
      oneOf: [
        { type: 'object', properties: { log: { instanceof: 'Function' } } },
        { type: 'string', enum: ['a'] },
      ],
    },
    { type: 'string', enum: ['a'] },
  ],
  ['a type list', { type: ['number', 'string', 'null'] }, { type: ['string', 'number', 'null'] }],
];

const FALLBACKS: [...Case, reason: string][] = [
  [
    'objects without fields',
    { anyOf: [{ type: 'object', minProperties: 1 }, { type: 'array' }] },
    { type: ['object', 'array'] },
    'it may be one of several things',
  ],
  ['an object or anything', { anyOf: [{ $ref: '#/$defs/point' }, {}] }, {}, 'it may be one of several things'],
];

const AROUND = {
  $defs: {
    call: { instanceof: 'Function' },
    code: { type: 'string', maxLength: 3 },
    point: { type: 'object', properties: { x: { type: 'number' } } },
  },
};

describe('a union', () => {
  it.each(DRAWN)('of %s has an input', (_, written, normal) => {
    const { field, said } = fieldOf(written, AROUND);
    expect(field).toEqual(normal);
    expect(said).toEqual([]);
  });

  it.each(FALLBACKS)('of %s is edited as JSON and checked as it is written', (_, written, normal, reason) => {
    const { field, said } = fieldOf(written, AROUND);
    const keyword = Object.keys(written)[0]!;
    expect(field).toMatchObject({ ...(normal as object), 'x-ui': { widget: 'json' } });
    expect((field as Record<string, unknown[]>)[keyword]).toHaveLength((written[keyword] as unknown[]).length);
    expect(said).toEqual([`field: edited as JSON, because ${reason}`]);
  });

  it('keeps the widget that the schema names', () => {
    const { field, said } = fieldOf({
      anyOf: [{ type: 'object' }, { type: 'string' }],
      'x-ui': { widget: 'custom:x' },
    });
    expect(field).toMatchObject({ 'x-ui': { widget: 'custom:x' } });
    expect(said).toEqual([]);
  });

  it('that only asks for fields is a demand on them', () => {
    const written = { properties: { a: { type: 'string' } }, anyOf: [{ required: ['a'] }, { required: ['b'] }] };
    expect(recordOf(written)).toEqual({ definition: { type: 'object', ...written }, notes: [] });
  });
});

describe('a record of several variants', () => {
  const card = { properties: { kind: { const: 'card' }, number: { type: 'string' } }, required: ['number'] };

  it('of which several may apply has the fields of all of them, and each variant is checked', () => {
    const cash = { properties: { amount: { type: 'number' } } };
    const { definition, notes } = recordOf({
      properties: { note: { type: 'string' } },
      anyOf: [{ $ref: '#/$defs/card' }, cash],
      $defs: { card },
    });
    expect(definition).toMatchObject({
      type: 'object',
      properties: {
        note: { type: 'string' },
        kind: { const: 'card', type: 'string', 'x-drawn': true },
        number: { type: 'string', 'x-drawn': true },
        amount: { type: 'number', 'x-drawn': true },
      },
      anyOf: [card, cash],
    });
    expect(notes.map(({ message }) => message)).toEqual([
      'the record: has several variants; the fields of all of them stand in one form',
    ]);
  });

  it('has the fields that only a branch of a rule describes', () => {
    const { definition } = recordOf({
      properties: { kind: { type: 'string' } },
      if: { properties: { kind: { const: 'card' } } },
      then: { properties: { number: { type: 'string' } } },
      else: { properties: { number: false, amount: { type: 'number' } } },
      dependentSchemas: { kind: { properties: { note: { type: 'string' } } } },
    });
    expect(definition['properties']).toEqual({
      kind: { type: 'string' },
      number: { type: 'string', 'x-drawn': true },
      amount: { type: 'number', 'x-drawn': true },
      note: { type: 'string', 'x-drawn': true },
    });
  });

  it('that takes no further fields has none of its variants', () => {
    const { definition } = recordOf({
      properties: { kind: { type: 'string' } },
      additionalProperties: false,
      anyOf: [card],
    });
    expect(Object.keys(definition['properties'] as object)).toEqual(['kind']);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a list', { type: 'array', items: { type: 'string' } }],
    ['a text', { type: 'string' }],
    ['keys of any name', { type: 'object', additionalProperties: { type: 'string' } }],
    ['variants that are no objects', { oneOf: [{ type: 'string' }, { type: 'integer' }] }],
  ])('has no fields where it is %s, and says so', (_, written) => {
    const { definition, notes } = recordOf(written);
    expect(definition['properties']).toEqual({});
    expect(notes.map(({ message }) => message)).toContain('the record has no fields that could be drawn');
  });
});
