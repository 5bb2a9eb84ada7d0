/** Values with variants, as the API and as the app has them. */
import { describe, expect, it } from 'vitest';
import { compileObjectShape } from '../../../../src/model/compile/compileObjectShape';
import { ConditionCollector } from '../../../../src/model/compile/conditionCollector';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { createShapeConverter } from '../../../../src/model/serializations/createShapeConverter';
import { parseVariant, sendVariant, storeVariants } from '../../../../fixtures/wire/variants';
import { parseSerializedRow, toSerializedRows } from '../../../../fixtures/wire/serializedRows';
import { restoreVariants } from '../../../../tools/schema/restoreVariants';
import { fieldOf, recordOf } from '../jsonSchema/support';
import { bank, card, line, point, text } from '../jsonSchema/variantSchemas';

type Json = Record<string, unknown>;

const url = { type: 'string', format: 'uri' };

/** Unions of texts, with the names of both variants, and a text of each. */
const UNIONS_OF_TEXTS: [says: string, schema: Json, names: [string, string], first: string, second: string][] = [
  ['by its format', { oneOf: [url, text, point] }, ['Address', 'Text'], 'https://example.com', 'plain'],
  [
    'by its pattern',
    { anyOf: [{ ...text, pattern: String.raw`^\d+$` }, text, point] },
    ['Text, such as 1234', 'Text'],
    '12',
    'plain',
  ],
  ['by its length', { anyOf: [{ ...text, maxLength: 3 }, text, point] }, ['Text', 'Text 2'], 'abc', 'abcd'],
  ['by its values', { anyOf: [{ ...text, enum: ['a', 'b'] }, text, point] }, ['a, b', 'Text'], 'b', 'c'],
];

describe('a value with variants', () => {
  const fieldSchema = (schema: Json): FieldDefinition =>
    recordOf({ type: 'object', properties: { field: schema } }).definition as FieldDefinition;
  const shapeOf = (schema: Json) => compileObjectShape(fieldSchema(schema), 'record', new ConditionCollector());

  const VALUES: [says: string, schema: Json, wire: unknown, app: unknown][] = [
    ['as an empty text', { oneOf: [text, point] }, '', { $variant: 'Text', $value: '' }],
    ['as empty texts', { items: { oneOf: [text, point] } }, [''], [{ $variant: 'Text', $value: '' }]],
    [
      'by its constant',
      { oneOf: [card, bank] },
      { method: 'bank', iban: 'A', value: 'x' },
      { method: 'bank', iban: 'A', value$2: 'x' },
    ],
    ['without a choice yet', { oneOf: [card, bank] }, { number: '1' }, { number: '1' }],
    ['by its keys', { oneOf: [point, line] }, { from: 'a', to: 'b' }, { $variant: 'From', from: 'a', to: 'b' }],
    [
      'by the types of its values',
      {
        oneOf: [
          { title: 'A', properties: { a: text, b: text } },
          { title: 'B', properties: { a: { type: 'array', items: text }, b: text } },
        ],
      },
      { a: ['x'] },
      { $variant: 'B', a$2: ['x'] },
    ],
    [
      'by the length of a list',
      { oneOf: [1, 2].map((maxItems) => ({ type: 'array', items: text, minItems: maxItems, maxItems })) },
      ['a', 'b'],
      { $variant: 'List (Text) 2', $value$2: ['a', 'b'] },
    ],
    ['that is a text', { oneOf: [text, point] }, 'plain', { $variant: 'Text', $value: 'plain' }],
    ...UNIONS_OF_TEXTS.flatMap(([says, schema, [name, other], first, second]): typeof VALUES => [
      [`that is the first text, ${says}`, schema, first, { $variant: name, $value: first }],
      [`that is the other text, ${says}`, schema, second, { $variant: other, $value$2: second }],
      [
        `in rows of texts, ${says}`,
        { type: 'array', items: schema },
        [second, first],
        [
          { $variant: other, $value$2: second },
          { $variant: name, $value: first },
        ],
      ],
    ]),
    [
      'by the patterns of its values',
      {
        oneOf: [
          { title: 'A', properties: { code: { type: 'string', maxLength: 2 } } },
          { title: 'B', properties: { code: { type: 'string', format: 'email' } } },
        ],
      },
      { code: 'a@example.com' },
      { $variant: 'B', code$2: 'a@example.com' },
    ],
    ['that no text of the union allows', { oneOf: [point, url] }, 'plain', { $variant: 'Text', $value: 'plain' }],
    ['that is a list', { oneOf: [text, { type: 'array', items: text }] }, ['a'], { $variant: 'List', $value$2: ['a'] }],
    ['that is null', { oneOf: [text, point, { type: 'null' }] }, null, null],
    [
      'in rows',
      { type: 'array', items: { oneOf: [point, line] } },
      [{ x: 1 }, { from: 'a', to: 'b' }],
      [
        { $variant: 'Point', x: 1 },
        { $variant: 'From', from: 'a', to: 'b' },
      ],
    ],
    [
      'in rows that are no objects',
      { type: 'array', items: { oneOf: [text, point] } },
      ['a', { x: 1 }],
      [
        { $variant: 'Text', $value: 'a' },
        { $variant: 'Point', x: 1 },
      ],
    ],
    [
      'of a kind that only a constant tells, beside a text',
      {
        oneOf: [
          { title: 'A', properties: { type: { type: 'string', enum: ['A'] }, name: text } },
          { title: 'B', properties: { type: { type: 'string', enum: ['B'] }, name: text } },
          text,
        ],
      },
      { type: 'B' },
      { $variant: 'B', type: 'B' },
    ],
    [
      'with a member of any type',
      {
        oneOf: [
          { title: 'D', properties: { d: {}, a: text }, required: ['d'] },
          { title: 'E', properties: { e: text, f: text } },
        ],
      },
      { d: 5 },
      { $variant: 'D', d: 5 },
    ],
    [
      'with variants inside',
      { oneOf: [{ title: 'Deep', properties: { inner: { oneOf: [text, point] } } }, line] },
      { inner: 'a' },
      { $variant: 'Deep', inner: { $variant: 'Text', $value: 'a' } },
    ],
  ];

  it.each(VALUES)('%s is read, and written as it was', (_, schema, wire, app) => {
    const converter = createShapeConverter(shapeOf(schema), {})!;
    const values = converter.read({ field: wire }, () => undefined);
    expect(values).toEqual({ field: app });
    expect(converter.write(values, {})).toEqual({ field: wire });
  });

  it.each(VALUES)('%s is stored by the fixture API in the same form', (_, schema, wire, app) => {
    const shape = shapeOf(schema);
    expect(parseSerializedRow(shape, { field: wire })).toEqual({ field: app });
    expect(storeVariants(shape, { field: wire })).toEqual({ field: app });
    expect(storeVariants(shape, { field: app })).toEqual({ field: app });
    expect(toSerializedRows(shape, [{ field: app }])).toEqual([{ field: wire }]);
  });

  const SHORT_TEXT = { ...text, minLength: 1 };
  it.each<[says: string, first: Json, required: string[], wire: unknown]>([
    ['that may be empty is an empty text', text, [], ''],
    ['whose least length is 0 is an empty text', { ...text, minLength: 0 }, [], ''],
    ['whose format an empty text has is one', { ...text, format: 'uri-reference' }, [], ''],
    ['with a format of its own is none', { ...text, format: 'email' }, ['$value'], undefined],
    ['with a least length is none', SHORT_TEXT, ['$value'], undefined],
  ])('that is a text %s where nobody has filled it in', (_, first, required, wire) => {
    const { shape } = shapeOf({ oneOf: [first, point] }).fields['field']!;
    expect(shape!.rules[0]!.then.required).toEqual(required);
    if (required.length > 0) return;
    const converter = createShapeConverter(shapeOf({ oneOf: [first, point] }), {})!;
    expect(converter.write({ field: { $variant: 'Text' } }, {})).toEqual({ field: wire });
  });

  it('of a whole record has no choice in requests', () => {
    const { definition } = recordOf({ oneOf: [point, line] });
    const shape = compileObjectShape(definition as FieldDefinition, 'record', new ConditionCollector());
    const converter = createShapeConverter(shape, {})!;
    const values = { $variant: 'Point', x: 1 };
    expect(converter.read({ x: 1 }, () => undefined)).toEqual(values);
    expect(converter.writeFlat(values, {})).toEqual({ x: 1 });
    expect([parseVariant(shape, { x: 1 }), sendVariant(shape, values)]).toEqual([values, { x: 1 }]);
  });

  it('has the union of its variants in types and in the OpenAPI document', () => {
    const { field } = fieldOf({ oneOf: [card, bank, { type: 'null' }] });
    expect(restoreVariants(field as FieldDefinition)).toMatchObject({
      anyOf: [
        {
          title: 'Credit card',
          properties: { method: { const: 'card' }, value: { type: 'number' } },
          required: ['method', 'number'],
        },
        {
          title: 'bank',
          properties: { method: { const: 'bank' }, value: { type: 'string' } },
          required: ['method', 'iban'],
        },
        { type: 'null' },
      ],
    });
  });
});

describe('what an untouched save sends', () => {
  const probe = { title: 'Probe', properties: { kind: text, unit: text } };
  const group = {
    title: 'Group',
    required: ['kind', 'parts'],
    properties: { kind: { const: 'group' }, parts: { type: 'object', properties: { a: text } } },
  };
  const shape = compileObjectShape(
    recordOf({ type: 'object', properties: { field: { anyOf: [group, probe] } } }).definition as FieldDefinition,
    'record',
    new ConditionCollector(),
  );
  const converter = createShapeConverter(shape, {})!;

  it.each<[string, unknown]>([
    ['has the keys of other variants that the API has sent', { parts: { a: 'x' }, unit: 'm' }],
    ['has keys that no variant names', { kind: 'x', other: 3 }],
  ])('%s', (_, field) => {
    const received = { field } as Json;
    const { field: read } = converter.read(received, () => undefined) as { field: Json };
    // The form drops what its rules forbid.
    const { parts: _parts, ...shown } = read;
    expect(converter.write({ field: shown }, received)).toEqual(received);
  });

  it('has no such keys once another variant is chosen', () => {
    const received = { field: { kind: 'x', parts: { a: 'x' } } } as Json;
    const { field: read } = converter.read(received, () => undefined) as { field: Json };
    expect(read['$variant']).toBe('Probe');
    const written = converter.write({ field: { $variant: 'Group', parts: {} } }, received) as { field: Json };
    expect(written.field).toEqual({ parts: {} });
  });

  it('has no object where nothing is chosen', () => {
    expect(converter.write({ field: {} }, {}).field).toBeUndefined();
  });
});

it('a text of a union that is not filled in is empty in responses, as in requests', () => {
  const shape = compileObjectShape(
    recordOf({ type: 'object', properties: { field: { type: ['string', 'boolean'] } } }).definition as FieldDefinition,
    'record',
    new ConditionCollector(),
  );
  expect(sendVariant(shape.fields['field']!.shape!, { $variant: 'Text' })).toBe('');
});
