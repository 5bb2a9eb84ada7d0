import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import {
  toValidationSchema,
  rebaseReferences,
  toStandardSchema,
  addUsedDefinitions,
  toWritableSchema,
} from '../../../tools/schema/convertToStandardSchema';

const written = {
  type: 'object',
  title: 'Thing',
  properties: {
    a: { $ref: '#/$defs/a~1b', title: 'A', 'x-ui': { widget: 'json' } },
    kind: { oneOf: [{ const: 'X', title: 'Ex' }, { const: 'Y' }], format: 'idn-hostname' },
    title: { type: 'string', title: 'Title', format: 'date' },
  },
  $defs: {
    'a/b': { title: 'B', anyOf: [{ $ref: '#/$defs/c' }, true] },
    c: { type: 'string', description: 'C' },
    d: { type: 'integer' },
  },
} as unknown as FieldDefinition;

describe('a schema that is walked', () => {
  it('is bare of all that does not decide', () => {
    expect(toValidationSchema(written)).toEqual({
      type: 'object',
      properties: {
        a: { $ref: '#/$defs/a~1b' },
        kind: { enum: ['X', 'Y'] },
        title: { type: 'string', format: 'date' },
      },
      $defs: { 'a/b': { anyOf: [{ $ref: '#/$defs/c' }, true] }, c: { type: 'string' } },
    });
  });

  it('keeps its texts for other tools, and the definitions it refers to', () => {
    expect(toStandardSchema(written)).toMatchObject({
      title: 'Thing',
      properties: { a: { $ref: '#/$defs/a~1b', title: 'A' } },
      $defs: { 'a/b': { title: 'B' }, c: { description: 'C' } },
    });
  });

  it('finds the definitions that a part of it needs', () => {
    const part = { properties: { c: { $ref: '#/$defs/c' } } } as FieldDefinition;
    expect(Object.keys(addUsedDefinitions(part, written.$defs).$defs ?? {})).toEqual(['c']);
    expect(addUsedDefinitions({ type: 'string' }, written.$defs)).toEqual({ type: 'string' });
  });

  it('refers to itself where it stands in a larger document', () => {
    expect(rebaseReferences(toValidationSchema(written), '#/components/schemas/Thing')).toMatchObject({
      properties: { a: { $ref: '#/components/schemas/Thing/$defs/a~1b' } },
      $defs: { 'a/b': { anyOf: [{ $ref: '#/components/schemas/Thing/$defs/c' }, true] } },
    });
  });

  it('demands of no form what only the server writes', () => {
    const definition = {
      properties: { id: { type: 'integer', readOnly: true }, a: { type: 'string' } },
      required: ['id', 'a'],
      oneOf: [{ required: ['id'] }, { properties: { id: false, a: { const: 'x' } } }],
      if: { required: ['id'] },
      then: { required: ['id', 'a'] },
    } as unknown as FieldDefinition;
    expect(toWritableSchema(definition)).toEqual({
      properties: { a: { type: 'string' } },
      required: ['a'],
      oneOf: [{ required: [] }, { properties: { a: { const: 'x' } } }],
      if: { required: ['id'] },
      then: { required: ['a'] },
    });
  });
});
