import { describe, expect, it } from 'vitest';
import { splitTypes } from '../../../../src/model/jsonSchema/splitTypes';
import type { SchemaNode } from '../../../../src/model/jsonSchema/schemaNode';

describe('several types of one schema', () => {
  it.each<[string, SchemaNode, unknown[]]>([
    [
      'a text or a list of which nothing is said',
      { type: ['string', 'number', 'array'] },
      [{ type: ['string', 'number'] }, { type: 'array' }],
    ],
    [
      'a switch or an object with free names',
      { type: ['boolean', 'object'] },
      [{ type: 'boolean' }, { type: 'object' }],
    ],
    [
      'any type with a list that is described',
      { type: ['string', 'number', 'boolean', 'array', 'object'], items: { type: 'string' } },
      [
        { type: ['string', 'number'] },
        { type: 'boolean' },
        { type: 'array', items: { type: 'string' } },
        { type: 'object' },
      ],
    ],
    [
      'a moment, which has an input of its own, or a number',
      { type: ['string', 'integer'], format: 'date-time' },
      [
        { type: 'string', format: 'date-time' },
        { type: 'integer', format: 'date-time' },
      ],
    ],
    [
      'a text, a switch or nothing',
      { type: ['string', 'boolean', 'null'] },
      [{ type: 'string' }, { type: 'boolean' }, { type: 'null' }],
    ],
  ])('are a union: %s', (_, node, anyOf) => {
    expect(splitTypes(node)).toEqual({ anyOf });
  });

  it.each<[string, SchemaNode]>([
    ['texts and numbers, which have one input', { type: ['string', 'number', 'null'] }],
    ['a list or an object, of which none can be typed', { type: ['array', 'object'] }],
    ['any type', { type: ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'] }],
    ['types with a rule for all of them', { type: ['string', 'array'], not: { const: 'a' } }],
  ])('remain: %s', (_, node) => {
    expect(splitTypes(node)).toBe(node);
  });
});
