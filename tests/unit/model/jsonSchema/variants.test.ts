/** Unions of objects, which become one object with a choice and rules. */
import { describe, expect, it } from 'vitest';
import { getVariants } from '../../../../src/model/jsonSchema/variantDefinition';
import { fieldOf, recordOf } from './support';
import { bank, card, CLOSED_OBJECTS, line, point, text, textOrTexts, UNION_DEFINITIONS } from './variantSchemas';

type Json = Record<string, unknown>;

const propertiesOf = (field: unknown): Json => (field as { properties: Json }).properties;

/** Names of the choice, and the titles of the variants. */
const CHOICES: [says: string, schema: Json, choice: string, titles: string[]][] = [
  ['by their titles and constants', { oneOf: [card, { $ref: '#/$defs/bank' }] }, 'method', ['Credit card', 'bank']],
  ['as anyOf, with null', { anyOf: [card, bank, { type: 'null' }] }, 'method', ['Credit card', 'bank']],
  ['of a union in a union', { anyOf: [{ anyOf: [card, bank] }, { type: 'null' }] }, 'method', ['Credit card', 'bank']],
  ['of several types', { ...textOrTexts, type: [...textOrTexts.type, 'null'] }, '$variant', ['Text', 'List']],
  ['of texts and switches', { type: ['boolean', 'string', 'null'] }, '$variant', ['Text', 'Yes or no']],
  ['of types in a union', { anyOf: [textOrTexts, line] }, '$variant', ['Text', 'List', 'From, To']],
  [
    'of switches',
    { ...textOrTexts, type: ['boolean', ...textOrTexts.type] },
    '$variant',
    ['Text', 'Yes or no', 'List'],
  ],
  [
    'by the names of definitions',
    { oneOf: [point, { $ref: '#/$defs/PlainLine' }] },
    '$variant',
    ['Point', 'Plain Line'],
  ],
  [
    'by the last part of an address',
    { oneOf: [point, { $ref: '#/$defs/https:~1~1example.com~11.0~1curve.schema.json' }] },
    '$variant',
    ['Point', 'Curve'],
  ],
  ['by the only field', { oneOf: [{ properties: { gitUrl: text } }, line] }, '$variant', ['Git Url', 'From']],
  ['by a field of their own', { oneOf: [line, { properties: { id: text, b: text } }] }, '$variant', ['From', 'B']],
  [
    'by a required field of their own',
    {
      oneOf: [
        { properties: { name: text, image: text }, required: ['name', 'image'] },
        { properties: { name: text, tag: text, build: text }, required: ['name', 'build'] },
      ],
    },
    '$variant',
    ['Image', 'Build'],
  ],
  [
    'by the field that only one of them requires',
    {
      oneOf: ['image', 'build'].map((name) => ({ properties: { image: text, build: text }, required: [name] })),
    },
    '$variant',
    ['Image', 'Build'],
  ],
  ['beside own fields', { properties: { id: text }, anyOf: CLOSED_OBJECTS }, '$variant', ['Src', 'Dir']],
  ['by a field beside a text', { oneOf: [text, { properties: { a: text, b: text } }] }, '$variant', ['Text', 'A, B']],
  [
    'by number if they differ in nothing but limits',
    {
      oneOf: [
        { properties: { a: text, b: { ...text, maxLength: 2 } } },
        { properties: { a: { ...text, maxLength: 2 }, b: text } },
      ],
    },
    '$variant',
    ['Variant 1', 'Variant 2'],
  ],
  ['of one title', { oneOf: [point, { ...line, title: 'Point' }] }, '$variant', ['Point', 'Point 2']],
  [
    'that consist of titled schemas',
    {
      oneOf: ['A', 'B'].map((kind) => ({
        allOf: [{ properties: { kind: { const: kind } } }, { ...point, title: 'C' }],
      })),
    },
    'kind',
    ['A', 'B'],
  ],
  [
    'that are no objects',
    { oneOf: [text, { type: 'array', items: text }, point] },
    '$variant',
    ['Text', 'List', 'Point'],
  ],
  [
    'by the discriminator of OpenAPI',
    {
      oneOf: [{ $ref: '#/$defs/Cat' }, { $ref: '#/$defs/line' }],
      discriminator: { propertyName: 'petType', mapping: { straight: '#/$defs/line' } },
    },
    'petType',
    ['Cat', 'straight'],
  ],
  [
    'by codes of which several select one',
    { oneOf: [{ properties: { k: { enum: ['a', 'b'] }, x: text } }, { properties: { k: { const: 'c' }, y: text } }] },
    'k',
    ['X', 'c'],
  ],
];

const NONE: [says: string, schema: Json][] = [
  ['with one member besides null', { oneOf: [point, { type: 'null' }] }],
  [
    'of constants',
    {
      oneOf: [
        { const: 'A', title: 'First' },
        { const: 'B', title: 'Second' },
      ],
    },
  ],
  ['of texts and numbers', { oneOf: [text, { type: 'integer' }] }],
  [
    'that only asks for fields',
    { properties: { a: text, b: text }, anyOf: [{ required: ['a'] }, { required: ['b'] }] },
  ],
  [
    'of which several may apply',
    { properties: { a: text }, anyOf: [{ properties: { b: text } }, { properties: { c: text } }] },
  ],
  ['whose author wants JSON', { oneOf: [point, line], 'x-ui': { widget: 'json' } }],
  ['of which a member is two unions', { anyOf: [{ oneOf: [point, line], anyOf: [card, bank] }, { type: 'null' }] }],
  ['with a member that may be anything', { oneOf: [point, {}] }],
];

describe('variants', () => {
  it.each(CHOICES)('are chosen %s', (_, schema, choice, titles) => {
    const { field, said } = fieldOf(schema, UNION_DEFINITIONS);
    const variants = getVariants(field as object)!;
    expect([variants.choice, variants.branches.map(({ title }) => title)]).toEqual([choice, titles]);
    expect(Object.keys(propertiesOf(field))).toContain(choice);
    expect(said).toEqual([]);
  });

  it.each(NONE)('are not made of a union %s', (_, schema) => {
    const { field } = fieldOf(schema, UNION_DEFINITIONS);
    expect(getVariants(field as object)).toBeUndefined();
  });

  it('have a rule each, which forbids the fields of the others', () => {
    const { field } = fieldOf({ oneOf: [card, bank] });
    expect(field).toMatchObject({
      type: 'object',
      properties: {
        method: { oneOf: [{ const: 'card', title: 'Credit card' }, { const: 'bank' }], 'x-ui': { widget: 'radio' } },
        value: { type: 'number' },
        value$2: { type: 'string', title: 'Value' },
      },
      allOf: [
        {
          if: { properties: { method: { const: 'card' } }, required: ['method'] },
          then: { required: ['number'], properties: { iban: false, value$2: false } },
        },
        { then: { required: ['iban'], properties: { number: false, value: false } } },
        { if: { required: ['method'] }, else: { properties: { number: false, iban: false } } },
      ],
    });
  });

  it('share a field that each of them limits', () => {
    const { field } = fieldOf({
      oneOf: [
        { properties: { k: { const: 1 }, size: { type: 'integer', maximum: 5 } } },
        { properties: { k: { const: 2 }, size: { type: 'integer', maximum: 9 } } },
      ],
    });
    expect(field).toMatchObject({
      properties: { size: { type: 'integer', 'x-drawn': true } },
      allOf: [
        { then: { properties: { size: { maximum: 5 } } } },
        { then: { properties: { size: { maximum: 9 } } } },
        {},
      ],
    });
  });

  it('may be chosen by a field of the object itself, which keeps its texts', () => {
    const { definition } = recordOf({
      properties: { kind: { title: 'Kind of thing', enum: ['a', 'b'] }, note: text },
      required: ['kind'],
      oneOf: [
        { properties: { kind: { const: 'a' }, x: text } },
        { title: 'Other', properties: { kind: { const: 'b' }, y: text } },
      ],
    });
    expect(definition).toMatchObject({
      properties: {
        kind: { title: 'Kind of thing', oneOf: [{ const: 'a' }, { const: 'b', title: 'Other' }] },
        note: text,
      },
      required: ['kind'],
    });
  });

  it.each([
    ['must be chosen in a required object', { required: ['field'] }, ['$variant']],
    ['may be left out in an optional one', {}, []],
  ])('%s', (_, around, required) => {
    const { field } = fieldOf({ oneOf: [point, line] }, around);
    expect(field).toMatchObject({ required });
  });
});

describe('fields of a branch that does not apply', () => {
  const hidden = (written: Json): unknown[] =>
    ((recordOf(written).definition['allOf'] ?? []) as Json[]).filter((rule) => rule['else'] !== undefined);

  it('are hidden, where only the branch describes them', () => {
    const tested = { properties: { country: { const: 'US' } }, required: ['country'] };
    const rules = hidden({
      properties: { country: text },
      if: tested,
      then: { properties: { zip: text } },
      else: { properties: { postalCode: text } },
      dependentSchemas: { country: { properties: { street: text } } },
    });
    expect(rules).toEqual([
      { if: tested, else: { properties: { zip: false } } },
      { if: { not: tested }, else: { properties: { postalCode: false } } },
      { if: { required: ['country'] }, else: { properties: { street: false } } },
    ]);
  });

  it('are hidden by the value of the property that a dependency names', () => {
    const rules = hidden({
      properties: { pets: { enum: ['No', 'One'] } },
      dependencies: {
        pets: {
          oneOf: [
            { properties: { pets: { enum: ['No'] } } },
            { properties: { pets: { enum: ['One'] }, age: { type: 'number' } }, required: ['age'] },
          ],
        },
      },
    });
    expect(rules).toEqual([
      { if: { required: ['pets'], properties: { pets: { enum: ['One'] } } }, else: { properties: { age: false } } },
    ]);
  });

  it('stay if they decide themselves whether it applies', () => {
    const tested = { properties: { zip: { const: '1' } }, required: ['zip'] };
    expect(hidden({ properties: { a: text }, if: tested, then: { properties: { zip: text } } })).toEqual([]);
  });
});
