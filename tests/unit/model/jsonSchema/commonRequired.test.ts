/** Fields that every branch of a union requires. */
import { expect, it } from 'vitest';
import { recordOf } from './support';

const text = { type: 'string' };
const needs = (...required: string[]) => ({ required });
const properties = { a: text, b: text, c: text };

it.each<[string, object, string[]]>([
  ['of which each branch requires one', { oneOf: [needs('a', 'b'), needs('a', 'c')] }, ['a']],
  ['in unions of unions', { anyOf: [needs('a'), { oneOf: [needs('a', 'b'), needs('c', 'a')] }] }, ['a']],
  ['in definitions', { oneOf: [needs('a', 'b'), { $ref: '#/$defs/other' }], $defs: { other: needs('b', 'c') } }, ['b']],
  ['beside required ones', { ...needs('c'), oneOf: [needs('a', 'b'), needs('a')] }, ['c', 'a']],
  ['in an object without other fields', { additionalProperties: false, anyOf: [needs('a'), needs('a')] }, ['a']],
  ['of which branches require different ones', { anyOf: [needs('a'), needs('b')] }, []],
  ['that are not described', { properties: { b: text }, anyOf: [needs('a'), needs('a', 'b')] }, []],
])('%s', (_, schema, required) => {
  const { definition } = recordOf({ type: 'object', properties, ...schema });
  expect(definition['required'] ?? []).toEqual(required);
});

it('are required in rows, too', () => {
  const items = { type: 'object', properties, oneOf: [needs('a', 'b'), needs('a', 'c')] };
  const { definition } = recordOf({ type: 'object', properties: { rows: { type: 'array', items } } });
  expect(definition).toMatchObject({ properties: { rows: { items: { required: ['a'] } } } });
});
