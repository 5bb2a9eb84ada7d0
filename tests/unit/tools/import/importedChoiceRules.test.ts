/** Unions of JSON Schemas whose members test the value of a choice, and conditions that exclude each other. */
import { expect, it } from 'vitest';
import { validateForm } from '../../../../src/model/form/validateForm';
import { toFormValues } from '../../../../src/model/wire/toFormValues';
import { importSchema, is, TEXT } from './support/importSchema';

const oneOf = (...values: string[]) => ({ properties: { kind: { enum: values } } });
const kind = { enum: ['none', 'one', 'both', 'other'] };
const fields = { kind, a: TEXT, b: TEXT };
const members = [
  { $id: 'none', ...oneOf('none'), allOf: [{ not: { required: ['a'] } }, { not: { required: ['b'] } }] },
  { $id: 'one', ...oneOf('one'), required: ['a'] },
  { ...oneOf('both'), required: ['a', 'b'] },
  {
    allOf: [{ not: oneOf('none', 'one', 'both', 'unknown') }, { oneOf: [{ required: ['a'] }, { required: ['b'] }] }],
  },
];
const isTextOrNone = { oneOf: [is('kind', 'one'), { not: { required: ['kind'] } }] };

it.each<[string, object, object[], object[]]>([
  [
    'what an object is for each value of a choice',
    { properties: fields, required: ['kind'], anyOf: members },
    [
      { kind: 'none' },
      { kind: 'one', a: 'x' },
      { kind: 'both', a: 'x', b: 'y' },
      { kind: 'other', b: 'x' },
      { kind: 'one', a: 'x', b: 'y' },
    ],
    [
      { kind: 'none', a: 'x' },
      { kind: 'one' },
      { kind: 'both', a: 'x' },
      { kind: 'other' },
      { kind: 'other', a: 'x', b: 'y' },
    ],
  ],
  [
    'what an object without a choice is',
    { properties: fields, anyOf: members },
    [{}, { a: 'x' }, { kind: 'none' }],
    [{ b: 'x' }, { kind: 'one' }],
  ],
  [
    'values that no member allows',
    {
      properties: fields,
      required: ['kind'],
      oneOf: [
        { ...oneOf('none', 'one'), required: ['a'] },
        { ...oneOf('both'), required: ['b'] },
      ],
    },
    [
      { kind: 'one', a: 'x' },
      { kind: 'both', b: 'x' },
    ],
    [
      { kind: 'other', a: 'x' },
      { kind: 'one', b: 'x' },
    ],
  ],
  [
    'alternatives that exclude each other in a condition, and a field that a branch forbids by not',
    { properties: fields, if: isTextOrNone, then: { required: ['b'] }, else: { not: { required: ['a'] } } },
    [{ b: 'x' }, { kind: 'one', a: 'x', b: 'y' }, { kind: 'both', b: 'x' }],
    [{}, { kind: 'one' }, { kind: 'both', a: 'x' }],
  ],
  [
    'one of several conditions in a condition',
    { properties: fields, if: { oneOf: [{ required: ['a'] }, { required: ['b'] }] }, then: { required: ['kind'] } },
    [{}, { a: 'x', b: 'y' }, { kind: 'one', a: 'x' }],
    [{ a: 'x' }, { b: 'x' }],
  ],
  [
    'what a rule says of the entries of a list in JSON',
    {
      properties: {
        rows: {
          type: 'array',
          items: {
            type: 'object',
            properties: { kind, values: { type: 'array' } },
            required: ['kind'],
            if: { properties: { kind: { oneOf: [{ const: 'one' }, { const: 'both' }] } } },
            then: { properties: { values: { items: { type: 'number' } } } },
            else: { properties: { values: { items: TEXT } } },
          },
        },
      },
    },
    [
      {
        rows: [
          { kind: 'one', values: [1] },
          { kind: 'none', values: ['x'] },
        ],
      },
    ],
    [{ rows: [{ kind: 'one', values: ['x'] }] }, { rows: [{ kind: 'none', values: [1] }] }],
  ],
  [
    'the type of a value in JSON',
    {
      properties: { kind, value: { type: ['string', 'number', 'boolean', 'object', 'array'] } },
      if: is('kind', 'one'),
      then: { properties: { value: { type: ['string', 'boolean'] } } },
    },
    [
      { kind: 'one', value: true },
      { kind: 'none', value: 1 },
    ],
    [{ kind: 'one', value: 1 }],
  ],
])('%s', async (_, document, valid, invalid) => {
  const { validators } = await importSchema(document);
  for (const record of valid) expect(validators.record(record), JSON.stringify(record)).toBe(true);
  for (const record of invalid) expect(validators.record(record), JSON.stringify(record)).toBe(false);
});

it('a field that a branch forbids by not is hidden', async () => {
  const { file } = await importSchema({
    properties: fields,
    if: is('kind', 'none'),
    then: { allOf: [{ not: { required: ['a'] } }], not: { anyOf: [{ required: ['b'] }] } },
  });
  expect(file['allOf']).toMatchObject([{ then: { properties: { a: false, b: false } } }]);
});

it('a field that a rule of rows requires and nothing describes is a text', async () => {
  const item = { type: 'object', properties: { kind }, if: is('kind', 'one'), then: { required: ['code'] } };
  const { file, validators } = await importSchema({
    properties: { rows: { type: 'array', items: item }, closed: { ...item, additionalProperties: false } },
  });
  expect(file['properties']).toMatchObject({
    rows: {
      items: {
        properties: {
          code: {
            $comment: 'Guessed: a text, because it is required and nothing describes it.',
            type: 'string',
            title: 'Code',
          },
        },
      },
    },
    closed: { properties: { kind: {} } },
  });
  expect(validators.record({ rows: [{ kind: 'one', code: 'x' }] })).toBe(true);
  expect(validators.record({ rows: [{ kind: 'one' }] })).toBe(false);
});

it('members that no object satisfies say nothing of the choice', async () => {
  const kinds = (...values: string[]) => ({ properties: { kind: { enum: values } }, required: ['kind'] });
  const field = {
    type: 'object',
    properties: { kind: { enum: ['a', 'b', 'c'] }, p: TEXT, q: TEXT },
    required: ['kind'],
    oneOf: [{ type: 'null' }, false, { ...kinds('a'), required: ['p'] }, { ...kinds('b', 'c'), required: ['q'] }],
  };
  const { entity, validators } = await importSchema({ properties: { field } });
  const check = (value: object): string[] =>
    Object.keys(validateForm({ shape: entity.shape, validators }, toFormValues(entity.shape, { field: value })));
  expect([check({ kind: 'a', p: 'x' }), check({ kind: 'c', q: 'x' }), check({ kind: 'a' })]).toEqual([
    [],
    [],
    ['field.p'],
  ]);
});

it.each(['oneOf', 'anyOf'])(
  'a field whose place one value of a choice takes is asked for by all other values: %s',
  async (key) => {
    const other = { properties: { kind: { enum: ['none'] } }, required: ['kind'], not: { required: ['a'] } };
    const { entity, validators } = await importSchema({ properties: fields, [key]: [{ required: ['a'] }, other] });
    const check = (values: object) =>
      validateForm({ shape: entity.shape, validators }, toFormValues(entity.shape, values as never));
    expect(check({})).toMatchObject({ a: { rule: 'required', args: { title: 'A' } } });
    expect(Object.keys(check({ kind: 'both' }))).toEqual(['a']);
    expect([check({ kind: 'none' }), check({ kind: 'both', a: 'x' }), check({ kind: 'none', a: 'x' })]).toEqual([
      {},
      {},
      {},
    ]);
  },
);
