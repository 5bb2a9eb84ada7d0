/** Rules of other schemas, of which an import must not make what its own check refuses. */
import { expect, it } from 'vitest';
import { validateForm } from '../../../../src/model/form/validateForm';
import { toRequestBody } from '../../../../src/model/wire/serialization';
import { importSchema, is, TEXT } from './support/importSchema';

type Values = Record<string, unknown>;

it.each<[string, object, Values[], Values[]]>([
  [
    'two fields that exclude each other',
    {
      properties: { $ref: TEXT, $value: TEXT, note: TEXT },
      allOf: [
        { if: { required: ['$ref'] }, then: { properties: { $value: false, note: false } } },
        { if: { required: ['$value'] }, then: { properties: { $ref: false } } },
      ],
    },
    [{ $ref: 'a' }, { $value: 'a', note: 'b' }, {}],
    [
      { $ref: 'a', $value: 'b' },
      { $ref: 'a', note: 'b' },
    ],
  ],
  [
    'a branch that repeats its condition',
    {
      properties: { type: TEXT, name: TEXT },
      allOf: [{ if: is('type', 'A'), then: { properties: { type: { enum: ['A'] } }, required: ['name'] } }],
    },
    [{ type: 'A', name: 'a' }, { type: 'B' }],
    [{ type: 'A' }],
  ],
  [
    'a branch that forbids what its condition asks for',
    {
      properties: { a: TEXT, b: TEXT },
      if: { required: ['a', 'b'] },
      then: { properties: { b: false } },
    },
    [{ a: 'x' }, { b: 'x' }, {}],
    [{ a: 'x', b: 'y' }],
  ],
  [
    'a union of conditions in a branch',
    {
      properties: { kind: TEXT, binding: { type: 'object', properties: { a: TEXT, b: TEXT } } },
      if: is('kind', 'A'),
      then: { properties: { binding: { oneOf: [{ not: { required: ['a'] } }, { required: ['b'] }] } } },
    },
    [{ kind: 'A', binding: { a: 'a', b: 'b' } }, { kind: 'B' }],
    [],
  ],
  [
    'a condition of rows below a condition of the record',
    {
      properties: {
        type: TEXT,
        rows: { type: 'array', items: { type: 'object', properties: { type: TEXT, name: TEXT } } },
      },
      if: is('type', 'list'),
      then: { properties: { rows: { items: { if: is('type', 'row'), then: { required: ['name'] } } } } },
    },
    [{ type: 'list', rows: [{ type: 'other' }] }, { rows: [{ type: 'row' }] }],
    [{ type: 'list', rows: [{ type: 'row' }] }],
  ],
  [
    'a field that the object requires and each variant describes',
    {
      properties: {
        geometry: {
          type: 'object',
          required: ['type', 'at'],
          oneOf: [
            { properties: { type: { const: 'Name' }, at: TEXT } },
            { properties: { type: { const: 'Point' }, at: { type: 'array', items: { type: 'number' } } } },
          ],
        },
      },
    },
    [{ geometry: { type: 'Name', at: 'a' } }, { geometry: { type: 'Point', at$2: [1, 2] } }],
    [{ geometry: { type: 'Name' } }, { geometry: { type: 'Point' } }],
  ],
  [
    'more entries than there are choices',
    { properties: { states: { type: 'array', items: { enum: ['on', 'off'] }, minItems: 3 } } },
    [{ states: ['on', 'on', 'off'] }],
    [{ states: ['on', 'off'] }, { states: ['on', 'on', 'other'] }],
  ],
  [
    'dependencies inside of dependencies',
    {
      properties: { kind: { enum: ['a', 'b'] } },
      required: ['kind'],
      dependencies: {
        kind: {
          oneOf: [
            { properties: { kind: { enum: ['a'] } } },
            {
              properties: { kind: { enum: ['b'] }, tank: { enum: ['x', 'y'] } },
              required: ['tank'],
              dependencies: {
                tank: {
                  oneOf: [
                    { properties: { tank: { enum: ['x'] }, amount: { type: 'integer' } }, required: ['amount'] },
                    { properties: { tank: { enum: ['y'] } } },
                  ],
                },
              },
            },
          ],
        },
      },
    },
    [{ kind: 'b', tank: 'x', amount: 5 }, { kind: 'b', tank: 'y' }, { kind: 'a' }],
    [{ kind: 'b', tank: 'x' }, { kind: 'b' }],
  ],
  [
    'a definition that is named by an address',
    {
      properties: { place: { $ref: '#/$defs/https:~1~1example.com~1place.json' }, tree: { $ref: '#/$defs/tree' } },
      $defs: {
        'https://example.com/place.json': { type: 'object', additionalProperties: { type: 'integer' } },
        tree: {
          type: 'object',
          properties: { place: { $ref: '#/$defs/https:~1~1example.com~1place.json' }, next: { $ref: '#/$defs/tree' } },
        },
      },
    },
    [{ tree: { next: { place: { a: 1 } } } }],
    [{ tree: { next: { place: { a: 'b' } } } }],
  ],
])('%s', async (_, document, valid, invalid) => {
  const { validators } = await importSchema(document);
  for (const record of valid) expect(validators.record(record), JSON.stringify(record)).toBe(true);
  for (const record of invalid) expect(validators.record(record), JSON.stringify(record)).toBe(false);
});

it('an encoded file is a text, as records are in JSON', async () => {
  const { file } = await importSchema({
    properties: { map: { type: 'string', contentEncoding: 'base64', contentMediaType: 'image/fits' } },
  });
  expect(file).toMatchObject({ properties: { map: { type: 'string', title: 'Map' } } });
});

it('a list among variants may be empty where the schema has no least length', async () => {
  const { entity, validators } = await importSchema({
    properties: {
      notes: { oneOf: [{ type: 'array', items: TEXT }, TEXT] },
      codes: { oneOf: [{ type: 'array', items: TEXT, minItems: 1 }, TEXT] },
    },
  });
  const filled = { shape: entity.shape, validators };
  const values = { notes: { $variant: 'List', $value: [] }, codes: { $variant: 'List', $value: ['a'] } };
  expect(validateForm(filled, values)).toEqual({});
  expect(toRequestBody(filled, values)).toEqual({ notes: { $variant: 'List', $value: [] }, codes: values.codes });
  const empty = { codes: { $variant: 'List', $value: [] } };
  expect(Object.keys(validateForm(filled, empty))).toEqual(['codes.$value']);
});
