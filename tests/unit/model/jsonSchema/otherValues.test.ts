/** Variants of which one has all values of a field that the others do not state. */
import { expect, it } from 'vitest';
import { recordOf } from './support';

const text = { type: 'string' };
const schema = (not: object, country: object = text) => ({
  oneOf: [
    { properties: { country: { enum: ['CAN'] }, state: { enum: ['AB', 'BC'] } } },
    { properties: { country: { const: 'USA' }, state: { enum: ['AL'] } } },
    { properties: { country: { ...country, not }, state: text } },
  ],
});
const read = (field: object) =>
  recordOf({
    type: 'object',
    properties: { address: { type: 'object', required: ['country'], properties: { street: text }, ...field } },
  }).definition['properties'] as Record<string, { properties: Record<string, object> }>;

it.each([
  ['without a type', {}],
  ['with their type', text],
])('are a choice called after the field, with a text for the other values %s', (_, country) => {
  const { properties } = read(schema({ enum: ['CAN', 'USA'] }, country))['address']!;
  expect(properties['$variant']).toMatchObject({
    title: 'Country',
    oneOf: [{ const: 'CAN' }, { const: 'USA' }, { const: 'Other' }],
  });
  expect(properties['country$3']).toMatchObject({ type: 'string', not: { enum: ['CAN', 'USA'] } });
});

it('are none if a value is excluded that no other states', () => {
  const { properties } = read(schema({ const: 'MEX' }))['address']!;
  expect(properties['$variant']).toMatchObject({ title: 'Type' });
});
