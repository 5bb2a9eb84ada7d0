import { expect, it } from 'vitest';
import { recordOf } from './support';

const FIELDS = 300;

it.each<[string, object]>([
  ['a text', { type: 'string' }],
  ['a text or null', { type: ['string', 'null'] }],
  ['a number', { type: 'number' }],
  ['one of many texts', { oneOf: [{ type: 'string', enum: ['a', 'b'] }, { const: 'c' }] }],
])('every field that refers to %s with many limits has an input, however many fields there are', (_, type) => {
  const filter = { not: { anyOf: Array.from({ length: 10 }, (_one, index) => ({ const: `${index}` })) } };
  const value = { ...type, allOf: [{ $ref: '#/definitions/filter' }] };
  const names = Array.from({ length: FIELDS }, (_one, index) => `f${index}`);
  const { definition, notes } = recordOf({
    properties: Object.fromEntries(names.map((name) => [name, { $ref: '#/definitions/value' }])),
    definitions: { value, filter },
  });
  const fields = Object.values(definition['properties'] as Record<string, Record<string, unknown>>);
  expect(fields.filter((field) => field['type'] !== undefined && field['x-ui'] === undefined)).toHaveLength(FIELDS);
  expect(notes).toEqual([]);
});

it('a text that contains itself ends', () => {
  const { definition } = recordOf({
    properties: { a: { $ref: '#/definitions/text' } },
    definitions: { text: { type: 'string', allOf: [{ minLength: 2 }, { $ref: '#/definitions/text' }] } },
  });
  expect(definition['properties']).toMatchObject({ a: { type: 'string' } });
});

it('unions of texts that refer to each other twice are not all expanded', () => {
  const last = 20;
  const create = (level: number) => {
    const member = { type: 'string', ...(level < last ? { allOf: [{ $ref: `#/definitions/u${level + 1}` }] } : {}) };
    return [`u${level}`, { anyOf: [member], oneOf: [member] }];
  };
  const { definition } = recordOf({
    properties: { a: { $ref: '#/definitions/u0' } },
    definitions: Object.fromEntries(Array.from({ length: last + 1 }, (_one, level) => create(level))),
  });
  expect(JSON.stringify(definition).length).toBeLessThan(1_000_000);
});
