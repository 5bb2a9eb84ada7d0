/** Objects with free keys of imported documents, which become lists of rows with a key each. */
import { describe, expect, it } from 'vitest';
import { normalizeSchema } from '../../../../src/model/jsonSchema/normalizeSchema';
import { fieldOf } from './support';

type Json = Record<string, unknown>;
const TEXT = { type: 'string' };
const read = (schema: Json, around: Json = {}): Json =>
  fieldOf(schema, around, {}, { areMapsRows: true }).field as Json;
const KEY = { type: 'string', title: 'Key', minLength: 1 };
const AS_JSON = { 'x-ui': { widget: 'json' } };
const asRows = (properties: Json, required: string[], more: Json = {}): Json => ({
  type: 'array',
  items: { type: 'object', properties: { $key: KEY, ...properties }, required: ['$key', ...required], ...more },
  'x-ui': { serialization: 'map', rows: { uniqueField: '$key' } },
});

describe('an object with free keys', () => {
  it.each<[string, Json, Json]>([
    ['of texts', { type: 'object', additionalProperties: TEXT }, asRows({ $value: { ...TEXT, title: 'Value' } }, [])],
    [
      'of texts that are not empty',
      { additionalProperties: { ...TEXT, minLength: 1 } },
      asRows({ $value: { ...TEXT, minLength: 1, title: 'Value' } }, ['$value']),
    ],
    [
      'of numbers, with a title of their own',
      { additionalProperties: { type: 'number', title: 'Share' } },
      asRows({ $value: { type: 'number', title: 'Share' } }, ['$value']),
    ],
    [
      'of objects, whose fields stand beside the key',
      { additionalProperties: { type: 'object', properties: { port: { type: 'integer' } }, required: ['port'] } },
      asRows({ port: { type: 'integer' } }, ['port']),
    ],
    [
      'of closed objects',
      { additionalProperties: { properties: { port: TEXT }, additionalProperties: false } },
      asRows({ port: TEXT }, [], { additionalProperties: false }),
    ],
    [
      'whose keys have a pattern',
      { patternProperties: { '^x-': TEXT }, additionalProperties: false },
      {
        ...asRows({}, []),
        items: {
          type: 'object',
          properties: { $key: { ...KEY, pattern: '^x-' }, $value: { ...TEXT, title: 'Value' } },
          required: ['$key'],
        },
      },
    ],
    [
      'that names no other keys than those of a pattern',
      { type: 'object', patternProperties: { '^[0-9]+$': TEXT } },
      {
        ...asRows({}, []),
        items: {
          type: 'object',
          properties: { $key: KEY, $value: { ...TEXT, title: 'Value' } },
          required: ['$key'],
        },
      },
    ],
    [
      'that may be null and has limits',
      { type: ['object', 'null'], minProperties: 1, maxProperties: 3, patternProperties: { '.*': TEXT } },
      { ...asRows({ $value: { ...TEXT, title: 'Value' } }, []), type: ['array', 'null'], minItems: 1, maxItems: 3 },
    ],
    [
      'whose pattern for all keys is a group',
      { type: 'object', patternProperties: { '^(.*)$': TEXT } },
      asRows({ $value: { ...TEXT, title: 'Value' } }, []),
    ],
    [
      'one of which is required',
      { patternProperties: { '^(?:.+)$': TEXT }, additionalProperties: false, required: ['en'] },
      {
        ...asRows({ $value: { ...TEXT, title: 'Value' } }, []),
        minItems: 1,
        contains: { type: 'object', properties: { $key: { const: 'en' } }, required: ['$key'] },
      },
    ],
    [
      'of lists of such objects',
      { additionalProperties: { additionalProperties: TEXT } },
      asRows({ $value: { ...asRows({ $value: { ...TEXT, title: 'Value' } }, []), title: 'Value' } }, ['$value']),
    ],
    [
      'of objects of which nothing is known',
      { additionalProperties: { type: 'object' } },
      asRows({ $value: { type: 'object', title: 'Value', ...AS_JSON } }, []),
    ],
    [
      'of objects without keys',
      { additionalProperties: { type: 'object', additionalProperties: false } },
      asRows({}, []),
    ],
    [
      'of values of which nothing is known',
      { additionalProperties: { description: 'Any' } },
      asRows({ $value: { title: 'Value', description: 'Any', ...AS_JSON } }, []),
    ],
    [
      'whose values may be null',
      { additionalProperties: { type: ['number', 'null'] } },
      asRows({ $value: { type: ['number', 'null'], title: 'Value' } }, []),
    ],
    [
      'of objects that may be null, which are a whole value',
      { additionalProperties: { oneOf: [{ type: 'object', properties: { url: TEXT } }, { type: 'null' }] } },
      asRows({ $value: { type: ['object', 'null'], properties: { url: TEXT }, title: 'Value' } }, []),
    ],
    [
      'of switches, by number',
      { type: 'object', patternProperties: { '^[0-9]+$': { type: 'boolean' } } },
      asRows({ $value: { type: 'boolean', title: 'Value' } }, ['$value']),
    ],
  ])('%s is a list of rows', (_, schema, field) => {
    expect(read(schema)).toEqual(field);
  });

  it.each<[string, Json]>([
    ['of any values', { type: 'object', additionalProperties: true }],
    ['with other keys beside those of vendors', { patternProperties: { '^x-': TEXT } }],
    ['with other keys beside those of a pattern', { patternProperties: { '^a': TEXT }, additionalProperties: true }],
    ['whose keys depend on each other', { additionalProperties: TEXT, dependentRequired: { a: ['b'] } }],
    [
      'with two patterns of keys',
      { propertyNames: { pattern: 'a' }, patternProperties: { b: TEXT }, additionalProperties: false },
    ],
    ['of which several are required', { additionalProperties: TEXT, required: ['en', 'de'] }],
    ['with an empty key only', { patternProperties: { '^$': TEXT } }],
    ['without keys', { propertyNames: false, additionalProperties: TEXT }],
    ['that is to be edited as JSON', { additionalProperties: TEXT, 'x-ui': { widget: 'json' } }],
  ])('%s is edited as JSON', (_, schema) => {
    expect(read(schema)['x-ui']).toEqual({ widget: 'json' });
  });

  it('is a list of rows as the field of a member of a union, whose fields the record has', () => {
    const member = (name: string) => ({ properties: { [name]: { type: 'object', additionalProperties: TEXT } } });
    const files = { 'a.json': { $schema: 'https://json-schema.org/draft/2020-12/schema' } };
    const record = { type: 'object', properties: { name: TEXT }, anyOf: [member('labels'), member('tags')] };
    const { definition } = normalizeSchema('a.json', files, record as never, { areMapsRows: true });
    for (const name of ['labels', 'tags'])
      expect(definition.properties![name]).toMatchObject({ type: 'array', 'x-ui': { serialization: 'map' } });
  });

  it('is a list of rows where one member of `allOf` says the same of keys that no keyword describes', () => {
    const one = { type: 'object', additionalProperties: TEXT };
    const other = { type: 'object', unevaluatedProperties: TEXT };
    const rows = asRows({ $value: { ...TEXT, title: 'Value' } }, []);
    expect([read({ allOf: [one, other] }), read({ allOf: [other, one] })]).toEqual([rows, rows]);
  });

  it('is a row of its own as an entry of a list', () => {
    const list = { type: 'array', items: { type: 'object', additionalProperties: TEXT } };
    const value = { ...asRows({ $value: { ...TEXT, title: 'Value' } }, []), title: 'Value' };
    expect(read(list)).toEqual({
      type: 'array',
      items: { type: 'object', properties: { $value: value } },
      'x-ui': { serialization: 'values', rows: { blankRows: 'validate' } },
    });
  });

  it('is edited as JSON where it contains itself', () => {
    const loop = { type: 'object', properties: { name: TEXT, inner: { $ref: '#/$defs/all' } } };
    const field = read({ $ref: '#/$defs/all' }, { $defs: { all: { additionalProperties: loop } } });
    expect(field).toMatchObject({
      'x-ui': { serialization: 'map' },
      items: { properties: { name: TEXT, inner: { 'x-ui': { widget: 'json' } } } },
    });
  });

  it.each<[string, Json]>([
    ['codes with null', { additionalProperties: { type: ['integer', 'null'], enum: [1, 2, null] } }],
    [
      'different values by key, one of which may be null',
      {
        patternProperties: { '^a': { type: ['object', 'null'], properties: { url: TEXT } }, '^b': { type: 'object' } },
      },
    ],
  ])('is edited as JSON with %s, which no choice offers', (_, map) => {
    expect(read({ type: 'object', ...map })).toMatchObject(AS_JSON);
  });

  it('remains an object in a file that is not imported', () => {
    expect(fieldOf({ type: 'object', additionalProperties: TEXT }).field).toMatchObject({ type: 'object' });
  });
});

describe('a list of lists', () => {
  const listOf = (items: Json): Json => ({ type: 'array', items: { type: 'array', items } });

  it.each<[string, Json]>([
    ['texts', TEXT],
    ['numbers', { type: 'number' }],
    ['codes', { enum: ['a', 'b'], type: 'string' }],
    ['objects with fields', { type: 'object', properties: { name: TEXT } }],
  ])('of %s is a list of rows', (_, items) => {
    expect(read({ ...listOf(items), minItems: 1 })).toEqual({
      type: 'array',
      minItems: 1,
      items: { type: 'object', properties: { $value: { type: 'array', title: 'Value', items } } },
      'x-ui': { serialization: 'values', rows: { blankRows: 'validate' } },
    });
  });

  it.each<[string, Json]>([
    ['anything', {}],
    ['switches', { type: 'boolean' }],
    ['objects without fields', { type: 'object' }],
  ])('of %s is edited as JSON', (_, items) => {
    expect(read(listOf(items))).toMatchObject(AS_JSON);
  });

  it('is edited as JSON where an inner list may be null, and in a file that is not imported', () => {
    expect(read({ type: 'array', items: { type: ['array', 'null'], items: TEXT } })).toMatchObject(AS_JSON);
    expect(fieldOf(listOf(TEXT)).field).toMatchObject(AS_JSON);
  });
});
