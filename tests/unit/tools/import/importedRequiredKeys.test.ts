/** What JSON Schemas ask of required keys, which may have an empty value. */
import { expect, it } from 'vitest';
import { validateForm } from '../../../../src/model/form/validateForm';
import { toEditedBody } from '../../../../src/model/wire/toEditedBody';
import { toFormValues } from '../../../../src/model/wire/toFormValues';
import { toRequestBody } from '../../../../src/model/wire/serialization';
import { importSchema, TEXT } from './support/importSchema';

it('a required list without a minimum may be empty', async () => {
  const list = { type: 'array', items: TEXT };
  const { file } = await importSchema({
    properties: {
      tags: list,
      notes: { ...list, type: ['array', 'null'] },
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
    required: ['tags', 'notes', 'parts', 'triple'],
  });
  expect(file['properties']).toMatchObject({
    tags: { minItems: 0 },
    notes: { minItems: 0 },
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

const KINDS = ['a', 'b'].map((kind) => ({
  type: 'object',
  properties: { kind: { const: kind }, [`size_${kind}`]: TEXT },
  required: ['kind'],
}));

it('a choice that all variants of a record require is required', async () => {
  const { file, validators } = await importSchema({ oneOf: KINDS });
  expect(file['required']).toEqual(['kind']);
  expect(validators.record({})).toBe(false);
  expect(validators.record({ kind: 'b' })).toBe(true);
});

it('an object that a variant requires needs the choice among its own variants', async () => {
  const [first, second] = KINDS;
  const plan = { type: 'object', oneOf: KINDS };
  const { file } = await importSchema({
    properties: { note: TEXT },
    oneOf: [{ ...first, properties: { ...first!.properties, plan }, required: ['kind', 'plan'] }, second],
  });
  expect(file).toMatchObject({ properties: { plan: { required: ['kind'] } } });
});

it('a field that variants describe in different ways is required in each of them', async () => {
  const shapes = ['point', 'line'].map((kind) => ({
    title: kind,
    properties: { kind: { enum: [kind] }, [kind]: TEXT },
  }));
  const { file, validators } = await importSchema({
    properties: { note: TEXT },
    required: ['kind'],
    oneOf: [
      { title: 'Whole', properties: { kind: { enum: ['whole'] }, parts: TEXT }, required: ['parts'] },
      { title: 'Part', properties: { size: TEXT }, oneOf: shapes },
    ],
  });
  expect(file['required']).not.toContain('kind');
  expect(validators.record({})).toBe(false);
});

it('fields that all alternatives require are required beside them', async () => {
  const alternatives = ['a', 'b', 'c'].map((name) => ({ required: ['host', name] }));
  const properties = Object.fromEntries(['host', 'a', 'b', 'c'].map((name) => [name, TEXT]));
  const { file } = await importSchema({ properties, anyOf: alternatives });
  expect(file).toMatchObject({
    required: ['host'],
    anyOf: [{ required: ['a'] }, { required: ['b'] }, { required: ['c'] }],
  });
  const { file: other } = await importSchema({ properties, anyOf: [...alternatives, { required: ['host'] }] });
  expect(other['required']).toEqual(['host']);
});

it('a variant asks for no value of what may be null', async () => {
  const choice = { type: ['string', 'null'], enum: ['a', 'b', null] };
  const nullable = { note: { type: ['string', 'null'] }, choice, list: { type: ['array', 'null'], items: TEXT } };
  const oneOf = ['x', 'y'].map((kind) => ({
    properties: { kind: { const: kind }, ...(kind === 'x' ? nullable : { size: TEXT }) },
    required: ['kind', ...(kind === 'x' ? Object.keys(nullable) : [])],
  }));
  const { entity, validators } = await importSchema({ type: 'object', oneOf });
  const filled = { shape: entity.shape, validators };
  const record = { kind: 'x', note: null, choice: 'a', list: null };
  const values = toFormValues(entity.shape, record);
  expect([validateForm(filled, values), toEditedBody(filled, values, values)]).toEqual([{}, record]);
  expect(validateForm(filled, { ...values, choice: null })).toEqual({});
});

it('what a rule forbids is never sent as null', async () => {
  const nullable = { limit: { type: ['string', 'null'] }, mode: { type: ['string', 'null'], enum: ['x', null] } };
  const { entity, validators } = await importSchema({
    properties: { kind: { enum: ['a', 'b'] }, name: TEXT, ...nullable },
    required: ['kind'],
    if: { properties: { kind: { const: 'a' } }, required: ['kind'] },
    then: { required: ['limit', 'mode'] },
    else: { properties: { limit: false, mode: false } },
  });
  const filled = { shape: entity.shape, validators };
  const save = (record: Record<string, unknown>, typed: object = {}): unknown => {
    const values = toFormValues(entity.shape, record);
    const changed = { ...values, ...typed };
    return [Object.keys(validateForm(filled, changed)), toEditedBody(filled, changed, values)];
  };
  expect(save({ kind: 'b' }, { name: 'n' })).toEqual([[], { kind: 'b', name: 'n' }]);
  expect(save({ kind: 'a', limit: null, mode: 'x' })).toEqual([[], { kind: 'a', limit: null, mode: 'x' }]);
  expect(save({ kind: 'a', limit: null, mode: null })).toMatchObject([[], { limit: null }]);
  expect(toRequestBody(filled, { kind: 'b' })).toEqual({ kind: 'b' });
});

it('a required choice that may be null, without a type, is not asked for', async () => {
  const { entity, file, validators } = await importSchema({
    properties: { kind: { enum: ['a', null] } },
    required: ['kind'],
  });
  expect(file['required']).toBeUndefined();
  const values = toFormValues(entity.shape, { kind: null });
  expect(toEditedBody({ shape: entity.shape, validators }, values, values)).toEqual({ kind: null });
});

it('a key of a record that is required and that nothing describes is a required text, unless no other keys are allowed', async () => {
  const record = { properties: { size: TEXT }, required: ['size', 'method'] };
  const { file, validators } = await importSchema(record);
  expect(file['properties']).toMatchObject({
    method: { type: 'string', $comment: expect.stringContaining('Guessed') },
  });
  expect(file['required']).toEqual(['size', 'method']);
  expect(validators.record({ size: 'x' })).toBe(false);
  const closed = await importSchema({ ...record, additionalProperties: false });
  expect(closed.file['properties']).not.toHaveProperty('method');
});

it.each<[says: string, document: object, record: object]>([
  ['a key that one of two branches requires', { anyOf: [{ required: ['aa'] }, { required: ['bb'] }] }, { aa: '1' }],
  [
    'a key that a condition requires',
    { allOf: [{ if: { properties: { size: { const: 'a' } } }, then: { required: ['zz'] } }] },
    { size: 'b' },
  ],
  [
    'a key that the schema of others describes',
    { required: ['zz'], additionalProperties: { type: 'integer' } },
    { zz: 1 },
  ],
])('%s is not always asked for as a text', async (_, document, record) => {
  const { entity, validators } = await importSchema({ properties: { name: TEXT, size: TEXT }, ...document });
  const filled = { shape: entity.shape, validators };
  const values = toFormValues(entity.shape, { name: 'A', ...record });
  expect(validateForm(filled, values)).toEqual({});
});

it('required keys that may be null may be empty, also inside of objects and of those that may be null', async () => {
  const nullable = (type: string, more: object = {}) => ({ type: [type, 'null'], ...more });
  const fields = {
    mail: nullable('string'),
    size: nullable('integer'),
    kind: nullable('string', { enum: ['a', null] }),
  };
  const object = { properties: { ...fields, sha: TEXT }, required: ['mail', 'size', 'kind'] };
  const { entity, validators } = await importSchema({
    properties: { ...fields, plain: { type: 'object', ...object }, commit: nullable('object', object) },
    required: ['mail', 'plain', 'commit'],
  });
  const filled = { shape: entity.shape, validators };
  const none = { mail: null, size: null, kind: null };
  for (const values of [{}, { mail: '', plain: { mail: '', size: '' } }]) {
    expect(validateForm(filled, values)).toEqual({});
    expect(toEditedBody(filled, values, undefined)).toEqual({ mail: null, plain: none, commit: null });
  }
  const typed = { plain: { mail: 'm' }, commit: { sha: 'x' } };
  expect(validateForm(filled, typed)).toEqual({});
  expect(toEditedBody(filled, typed, undefined)).toEqual({
    mail: null,
    plain: { ...none, mail: 'm' },
    commit: { ...none, sha: 'x' },
  });
});
