/** What schemas exclude: a field that an object must not have, and a member that a union has twice. */
import { describe, expect, it } from 'vitest';
import { getVariants } from '../../../../src/model/jsonSchema/variantDefinition';
import { fieldOf } from './support';

const text = { type: 'string' };
const two = { type: 'object', properties: { x: text, y: text } };
const around = { definitions: { two } };
const notX = { not: { required: ['x'] } };
const getProperties = (schema: object): unknown => (fieldOf(schema, around).field as typeof two).properties;

describe('a field that an object must not have has no input', () => {
  it.each<[string, object]>([
    ['beside its fields', { ...two, ...notX }],
    ['beside a reference', { $ref: '#/definitions/two', ...notX }],
    ['in another member', { allOf: [{ $ref: '#/definitions/two' }, notX] }],
  ])('%s', (_, schema) => expect(getProperties(schema)).toEqual({ x: false, y: text }));

  it.each<[string, object]>([
    ['if it must not have one of two together', { ...two, not: { required: ['x', 'y'] } }],
    ['if more is said of it', { ...two, not: { required: ['x'], properties: { x: { const: 'a' } } } }],
    ['if it must have it', { ...two, ...notX, required: ['x'] }],
  ])('but it has one %s', (_, schema) => expect(getProperties(schema)).toEqual({ x: text, y: text }));
});

it('a member that a union and one inside of it have in common is one variant', () => {
  const [one, other] = [
    { title: 'One', type: 'object', properties: { a: text } },
    { title: 'Other', type: 'object', properties: { b: text }, required: ['b'] },
  ];
  const { field } = fieldOf({ oneOf: [one, { oneOf: [{ ...one }, other] }] });
  expect(getVariants(field as object)?.branches.map(({ title }) => title)).toEqual(['One', 'Other']);
});
