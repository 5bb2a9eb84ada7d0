/** Objects with free keys, as the API has them and as rows in the app: read, edited, sent, stored and described. */
import { describe, expect, it } from 'vitest';
import Ajv2020 from 'ajv/dist/2020';
import { parseSerializedRow, toSerializedRows } from '../../../../fixtures/wire/serializedRows';
import { storeVariants } from '../../../../fixtures/wire/variants';
import { addExpectedMessages } from '../../../../src/model/compile/expectedValues/addExpectedMessages';
import { createPhraseWriter, type Phrases } from '../../../../src/model/compile/expectedValues/phrases';
import type { EntityDefinition, FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { createShapeConverter } from '../../../../src/model/serializations/createShapeConverter';
import { toRequestBody } from '../../../../src/model/wire/serialization';
import { validateForm } from '../../../../src/model/form/validateForm';
import { toWireSchema } from '../../../../tools/schema/wireSchema';
import { recordOf } from '../jsonSchema/support';
import { filledOf } from '../filled';

type Json = Record<string, unknown>;
const TEXT = { type: 'string' };
const SERVER = { type: 'object', properties: { port: { type: 'integer' }, tags: { type: 'array', items: TEXT } } };

const MAPS: [says: string, schema: Json, wire: unknown, app: unknown][] = [
  [
    'of texts',
    { additionalProperties: TEXT },
    { a: 'x', b: '' },
    [
      { $key: 'a', $value: 'x' },
      { $key: 'b', $value: '' },
    ],
  ],
  [
    'of objects',
    { additionalProperties: SERVER },
    { web: { port: 80, tags: ['x'] } },
    [{ $key: 'web', port: 80, tags: ['x'] }],
  ],
  [
    'of maps',
    { additionalProperties: { additionalProperties: { type: 'number' } } },
    { a: { b: 1 } },
    [{ $key: 'a', $value: [{ $key: 'b', $value: 1 }] }],
  ],
  [
    'with a required key',
    { patternProperties: { '^.*$': TEXT }, additionalProperties: false, required: ['en'] },
    { en: 'Name', de: 'Name' },
    [
      { $key: 'en', $value: 'Name' },
      { $key: 'de', $value: 'Name' },
    ],
  ],
  [
    'of objects of which nothing is known',
    { additionalProperties: { type: 'object' } },
    { '80/tcp': {}, web: { a: 1 } },
    [
      { $key: '80/tcp', $value: {} },
      { $key: 'web', $value: { a: 1 } },
    ],
  ],
  [
    'of objects without keys',
    { additionalProperties: { type: 'object', additionalProperties: false } },
    { '80/tcp': {} },
    [{ $key: '80/tcp' }],
  ],
  [
    'of any values',
    { additionalProperties: { description: 'Any' } },
    { a: 'x', b: null, c: [1] },
    [
      { $key: 'a', $value: 'x' },
      { $key: 'b', $value: null },
      { $key: 'c', $value: [1] },
    ],
  ],
  [
    'in a list',
    { type: 'array', items: { additionalProperties: TEXT } },
    [{ a: 'x' }, {}, { b: '', c: 'y' }],
    [
      { $value: [{ $key: 'a', $value: 'x' }] },
      { $value: [] },
      {
        $value: [
          { $key: 'b', $value: '' },
          { $key: 'c', $value: 'y' },
        ],
      },
    ],
  ],
  [
    'among variants',
    { anyOf: [TEXT, { type: 'array', items: TEXT }, { additionalProperties: TEXT, type: 'object' }] },
    { a: 'x' },
    { $variant: 'Entries', $value$3: [{ $key: 'a', $value: 'x' }] },
  ],
];

const definitionOf = (schema: Json): FieldDefinition =>
  recordOf({ type: 'object', properties: { field: schema } }, {}, { areMapsRows: true }).definition as FieldDefinition;

const LISTS: typeof MAPS = [
  [
    'of texts',
    { type: 'array', items: { type: 'array', items: TEXT } },
    [['A1', 'B1'], [], ['A2']],
    [{ $value: ['A1', 'B1'] }, { $value: [] }, { $value: ['A2'] }],
  ],
  [
    'of objects',
    { type: 'array', items: { type: 'array', items: SERVER } },
    [[{ port: 80 }], [{ port: 1, tags: ['x'] }]],
    [{ $value: [{ port: 80 }] }, { $value: [{ port: 1, tags: ['x'] }] }],
  ],
  [
    'of lists',
    { type: 'array', items: { type: 'array', items: { type: 'array', items: { type: 'integer' } } } },
    [[[1, 2], [3]]],
    [{ $value: [{ $value: [1, 2] }, { $value: [3] }] }],
  ],
  [
    'among variants',
    { anyOf: [TEXT, { type: 'array', items: { type: 'array', items: TEXT } }] },
    [['x']],
    { $variant: 'List', $value$2: [{ $value: ['x'] }] },
  ],
];

describe.each([
  ...MAPS.map(([says, ...rest]) => [`a map ${says}`, ...rest] as const),
  ...LISTS.map(([says, ...rest]) => [`a list of lists ${says}`, ...rest] as const),
])('%s', (_, schema, wire, app) => {
  const definition = definitionOf(schema);
  const filled = filledOf(definition);
  const { shape } = filled;

  it('is read as rows and written as it was', () => {
    const converter = createShapeConverter(shape, {})!;
    const values = converter.read({ field: wire }, () => undefined);
    expect(values).toEqual({ field: app });
    expect(converter.write(values, {})).toEqual({ field: wire });
  });

  it('is sent by a form as it was', () => {
    const body = toRequestBody(filled, { field: app });
    expect(createShapeConverter(shape, {})!.write(body, {})).toEqual({ field: wire });
  });

  it('is stored by the fixture API as rows, also from a data file', () => {
    expect(parseSerializedRow(shape, { field: wire })).toEqual({ field: app });
    expect(storeVariants(shape, { field: wire })).toEqual({ field: app });
    expect(storeVariants(shape, { field: app })).toEqual({ field: app });
    expect(toSerializedRows(shape, [{ field: app }])).toEqual([{ field: wire }]);
  });

  it('has the form of the API in the description of requests', () => {
    const check = new Ajv2020({ strict: false }).compile(toWireSchema(definition) as Json);
    expect(check({ field: wire })).toBe(true);
    expect(check({ field: [{ $key: 'a' }, 3] })).toBe(false);
  });
});

it('a key that repeats, and one that is missing, are refused at their places', () => {
  const filled = filledOf(definitionOf({ additionalProperties: TEXT }));
  const field = [{ $key: 'a', $value: 'x' }, { $key: 'a', $value: 'y' }, { $value: 'z' }];
  expect(Object.keys(validateForm(filled, { field })).toSorted()).toEqual(['field.1.$key', 'field.2.$key']);
});

describe('an entry that an object needs', () => {
  const definition = definitionOf({ patternProperties: { '^(.*)$': TEXT }, required: ['en'] });
  const filled = filledOf(definition);

  it('is missed in a form, at the list', () => {
    const validate = (...keys: string[]): Json =>
      validateForm(filled, { field: keys.map(($key) => ({ $key, $value: 'x' })) });
    expect(validate('de')).toMatchObject({ field: { rule: 'contains' } });
    expect(validate('de', 'en')).toEqual({});
  });

  it('is named by the message', () => {
    const messageOf = (phrases?: Phrases): unknown =>
      addExpectedMessages({ ...definition, 'x-admin': {} } as EntityDefinition, createPhraseWriter(phrases)).properties;
    expect(messageOf()).toMatchObject({ field: { errorMessage: { contains: 'Please add an entry with the key en' } } });
    expect(messageOf({ entryNeeded: '{key}!' })).toMatchObject({ field: { errorMessage: { contains: 'en!' } } });
  });

  it('is required in the description of requests', () => {
    const check = new Ajv2020({ strict: false }).compile(toWireSchema(definition) as Json);
    expect([check({ field: { de: 'x' } }), check({ field: { en: 'x' } })]).toEqual([false, true]);
  });
});
