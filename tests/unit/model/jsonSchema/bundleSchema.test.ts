/** The schema for bodies of requests is any JSON Schema, alone in one piece. */
import { describe, expect, it } from 'vitest';
import { bundleSchema } from '../../../../src/model/jsonSchema/bundleSchema';

const size = { type: 'object', properties: { width: { type: 'integer', minimum: 1 } } };

describe('bundles', () => {
  it.each<[string, string, Record<string, unknown>, object]>([
    [
      'a whole file',
      'a.json',
      { 'a.json': { oneOf: [{ required: ['x'] }, { required: ['y'] }] } },
      {
        oneOf: [{ required: ['x'] }, { required: ['y'] }],
      },
    ],
    ['a place in a file', 'a.json#/definitions/size', { 'a.json': { definitions: { size } } }, size],
    [
      'keywords of an older draft',
      'a.json',
      { 'a.json': { $schema: 'http://json-schema.org/draft-04/schema#', minimum: 0, exclusiveMinimum: true } },
      { exclusiveMinimum: 0 },
    ],
    [
      'a schema that refers to itself',
      'a.json',
      { 'a.json': { properties: { inner: { $ref: '#' } }, required: ['name'] } },
      {
        properties: { inner: { $ref: '#/$defs/a' } },
        $defs: { a: { properties: { inner: { $ref: '#/$defs/a' } }, required: ['name'] } },
      },
    ],
    [
      'a schema of another file',
      'a.json',
      { 'a.json': { properties: { size: { $ref: 'b.json#/definitions/size' } } }, 'b.json': { definitions: { size } } },
      { properties: { size } },
    ],
  ])('%s', (_, reference, files, expected) => {
    expect(bundleSchema(reference, files)).toMatchObject(expected);
  });

  it('names the format of addresses of any scheme as the app does', () => {
    const schema = {
      properties: { link: { format: 'uri' }, default: { format: 'uri' }, format: { const: { format: 'uri' } } },
    };
    expect(bundleSchema('a.json', { 'a.json': schema })).toEqual({
      properties: {
        link: { format: 'absolute-uri' },
        default: { format: 'absolute-uri' },
        format: { const: { format: 'uri' } },
      },
    });
  });

  it('keeps a condition as it is, where a form would have rules', () => {
    const rule = { if: { properties: { kind: { const: 'a' } } }, then: { not: { required: ['x'] } } };
    expect(bundleSchema('a.json', { 'a.json': { allOf: [rule] } })).toEqual({ allOf: [rule] });
  });
});

describe('refuses', () => {
  it.each([
    ['a file that there is not', 'b.json', 'There is no schema file "b.json"'],
    ['a place that there is not', 'a.json#/definitions/x', '"a.json#/definitions/x" points at nothing'],
  ])('%s', (_, reference, message) => {
    expect(() => bundleSchema(reference, { 'a.json': {} })).toThrow(message);
  });
});
