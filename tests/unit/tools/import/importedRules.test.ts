/** Rules of JSON Schemas: those of the whole record, and of objects inside of it. */
import { describe, expect, it } from 'vitest';
import { generateRows } from '../../../../fixtures/generate/rows/generateRows';
import { requireTestedFields } from '../../../../tools/schema/import/entity/requireTestedFields';
import { toRequestBody } from '../../../../src/model/wire/serialization';
import { importSchema, is, TEXT } from './support/importSchema';

describe('a rule of the whole record', () => {
  it.each<[string, object, object[], object[]]>([
    [
      'one of several fields',
      { properties: { url: TEXT, part: TEXT }, anyOf: [{ required: ['url'] }, { required: ['part'] }] },
      [{ url: 'a' }, { part: 'b' }, { url: 'a', part: 'b' }],
      [{}],
    ],
    [
      'a condition on one of several constants',
      {
        properties: { kind: TEXT, part: TEXT },
        required: ['kind'],
        if: { properties: { kind: { oneOf: [{ const: 'a', title: 'A' }, { const: 'b' }] } } },
        then: { required: ['part'] },
        else: { properties: { part: false } },
      },
      [{ kind: 'a', part: 'x' }, { kind: 'b', part: 'x' }, { kind: 'c' }],
      [{ kind: 'a' }, { kind: 'b' }, { kind: 'c', part: 'x' }],
    ],
    [
      'a field that two parts of the record describe',
      {
        allOf: [
          { properties: { kind: { const: 'a' }, part: { maxLength: 3 } }, required: ['kind'] },
          { properties: { kind: { type: 'string', enum: ['a', 'b'] }, part: TEXT } },
        ],
      },
      [{ kind: 'a' }, { kind: 'a', part: 'abc' }],
      [{ kind: 'b' }, { kind: 'a', part: 'abcd' }],
    ],
    [
      'a union that names a field which the record does not allow',
      {
        properties: { name: TEXT, part: TEXT },
        additionalProperties: false,
        oneOf: [
          { properties: { kind: { enum: ['a'] } }, required: ['kind', 'part'] },
          { properties: { kind: { not: { enum: ['a'] } } }, required: ['name'] },
        ],
      },
      [{ name: 'x' }, { name: 'x', part: 'y' }],
      [{}, { part: 'y' }],
    ],
    [
      'constants with descriptions',
      {
        properties: { isOld: { type: 'boolean' }, kind: { type: 'string', enum: ['a', 'b', 'c'] } },
        if: is('isOld', true),
        then: { properties: { kind: { oneOf: [{ const: 'a', description: 'First' }, { const: 'b' }] } } },
      },
      [{ kind: 'c' }, { isOld: true, kind: 'a' }],
      [{ isOld: true, kind: 'c' }],
    ],
    [
      'never both fields',
      { properties: { url: TEXT, part: TEXT }, not: { required: ['url', 'part'] } },
      [{}, { url: 'a' }],
      [{ url: 'a', part: 'b' }],
    ],
    [
      'a field that depends on another',
      { properties: { url: TEXT, part: TEXT }, dependentRequired: { url: ['part'] } },
      [{}, { part: 'b' }, { url: 'a', part: 'b' }],
      [{ url: 'a' }],
    ],
    [
      'a field that depends on another, in draft 7',
      { properties: { url: TEXT, part: TEXT }, dependencies: { url: ['part'] } },
      [{}, { url: 'a', part: 'b' }],
      [{ url: 'a' }],
    ],
    [
      'a condition inside of a dependency of a closed object',
      {
        properties: { isLab: { type: 'boolean' }, title: TEXT },
        additionalProperties: false,
        dependentSchemas: { isLab: { if: is('isLab', true), then: { required: ['title'] } } },
      },
      [{}, { isLab: false }, { isLab: true, title: 'a' }],
      [{ isLab: true }],
    ],
    [
      'a dependency of a closed object inside of the record',
      {
        properties: {
          plan: {
            type: 'object',
            properties: { isLab: { type: 'boolean' }, title: TEXT },
            additionalProperties: false,
            dependentSchemas: { isLab: { required: ['title'] } },
          },
        },
      },
      [{ plan: {} }, { plan: { isLab: true, title: 'a' } }],
      [{ plan: { isLab: true } }],
    ],
    [
      'conditions in a definition',
      {
        properties: { kind: { enum: ['a', 'b'] }, size: { type: 'integer' } },
        required: ['kind'],
        allOf: [
          { $ref: '#/definitions/rule' },
          { if: { properties: { kind: { const: 'b' } } }, then: { properties: { size: { maximum: 3 } } } },
        ],
        definitions: { rule: { if: is('kind', 'a'), then: { required: ['size'] } } },
      },
      [{ kind: 'b' }, { kind: 'b', size: 3 }, { kind: 'a', size: 5 }],
      [{ kind: 'a' }, { kind: 'b', size: 4 }],
    ],
    [
      'a condition that a record without the field satisfies',
      {
        properties: { kind: { enum: ['a', 'b'] }, size: { type: 'integer' } },
        if: { properties: { kind: { const: 'a' } } },
        then: { required: ['size'] },
      },
      [{ kind: 'b' }, { size: 1 }, { kind: 'a', size: 1 }],
      [{}, { kind: 'a' }],
    ],
  ])('%s', async (_, document, valid, invalid) => {
    const { validators } = await importSchema(document);
    for (const record of valid) expect(validators.record(record), JSON.stringify(record)).toBe(true);
    for (const record of invalid) expect(validators.record(record), JSON.stringify(record)).toBe(false);
  });

  it('stays out of the entity if the schema language cannot state its condition', async () => {
    const { file, validators } = await importSchema({
      properties: { part: TEXT, size: TEXT },
      if: { propertyNames: { maxLength: 3 } },
      then: { required: ['size'] },
    });
    expect(Object.keys(file)).not.toContain('if');
    expect(validators.record({ part: 'a' })).toBe(true);
  });

  it('of a union lets users choose a variant', async () => {
    const shape = (kind: string, name: string) => ({
      title: kind,
      type: 'object',
      properties: { kind: { const: kind }, [name]: { type: 'number' } },
      required: ['kind', name],
    });
    const { entity, validators } = await importSchema({
      properties: { name: TEXT },
      oneOf: [shape('area', 'size'), shape('line', 'length')],
    });
    expect(Object.keys(entity.shape.fields)).toEqual(['id', 'name', 'kind', 'size', 'length']);
    expect(entity.shape.fields['kind']?.choices?.map(({ value }) => value)).toEqual(['area', 'line']);
    expect(validators.record({ kind: 'area', size: 1 })).toBe(true);
    expect(validators.record({ kind: 'area' })).toBe(false);
    expect(validators.record({ kind: 'area', size: 1, length: 1 })).toBe(false);
  });

  it('of variants without a common field lets users choose one', async () => {
    const variant = (name: string) => ({ title: name, type: 'object', properties: { [name]: TEXT }, required: [name] });
    const { entity, file } = await importSchema({
      properties: { host: TEXT },
      oneOf: [variant('url'), variant('path')],
    });
    expect(Object.keys(entity.shape.fields)).toEqual(['id', 'host', '$variant', 'url', 'path']);
    expect(file['required']).toEqual(['$variant']);
    expect(entity.shape.variants?.branches.map(({ title }) => title)).toEqual(['url', 'path']);
  });
});

it('a rule of an object inside of the record is a rule of the entity', async () => {
  const { validators } = await importSchema({
    properties: {
      plan: {
        type: 'object',
        properties: { kind: { enum: ['a', 'b'] }, size: { type: 'integer' } },
        if: is('kind', 'a'),
        then: { required: ['size'] },
      },
    },
  });
  expect(validators.record({ plan: { kind: 'b' } })).toBe(true);
  expect(validators.record({ plan: { kind: 'a' } })).toBe(false);
});

it.each<[string, object]>([
  ['text', { type: ['string', 'null'] }],
  ['number', { type: ['integer', 'null'] }],
  ['time', { type: ['string', 'null'], format: 'date-time' }],
  ['object', { type: ['object', 'null'], properties: { name: TEXT } }],
  ['value of any of several types', { anyOf: [TEXT, { type: 'null' }] }],
])('a required key that may be null is sent as null while it has no value: %s', async (_, schema) => {
  const { entity, definition, validators } = await importSchema({
    properties: { value: schema, other: schema, name: TEXT },
    required: ['value'],
  });
  const values = { name: 'x' };
  expect(toRequestBody({ shape: entity.shape, validators }, { ...values })).toEqual({ ...values, value: null });
  const rows = generateRows({ entity, definition, check: () => ({}) }, [], 30, {
    seed: 1,
    now: new Date('2027-01-02T03:04:05Z'),
    country: 'SG',
    sources: { getOptions: () => undefined, getRecords: () => undefined },
  });
  expect(rows.filter((row) => !('value' in row))).toEqual([]);
  expect(rows.filter((row) => !('other' in row))).not.toEqual([]);
});

describe('a condition states what holds without a tested field', () => {
  const test = { properties: { kind: { const: 'a' } } };
  it.each<[string, object, string[], object]>([
    ['that is always there', test, ['kind'], { ...test, required: ['kind'] }],
    ['that it requires', { ...test, required: ['kind'] }, [], { ...test, required: ['kind'] }],
    ['that may be absent', test, [], { anyOf: [{ ...test, required: ['kind'] }, { not: { required: ['kind'] } }] }],
    [
      'that another part requires',
      { allOf: [{ required: ['kind'] }], ...test },
      [],
      { ...test, allOf: [{ required: ['kind'] }] },
    ],
    ['that must be absent', { properties: { kind: false } }, [], { properties: { kind: false } }],
  ])('%s', (_, condition, always, expected) =>
    expect(requireTestedFields(condition as Record<string, unknown>, always)).toEqual(expected),
  );
});
