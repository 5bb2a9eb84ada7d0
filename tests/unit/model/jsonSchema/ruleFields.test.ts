/** Fields that only the branches of rules describe, each in another way. */
import { expect, it } from 'vitest';
import { recordOf } from './support';

const text = { type: 'string' };
const meta = (name: object, more: object = {}) => ({
  type: 'object',
  properties: { name: { ...text, ...name }, ...more },
  required: ['name', ...Object.keys(more)],
});
const rule = (version: string, field: object) => ({
  if: { properties: { version: { const: version } }, required: ['version'] },
  then: { properties: { meta: field } },
});
const read = (...allOf: object[]) =>
  recordOf({ type: 'object', properties: { version: { enum: ['1', '2'] } }, allOf }).definition['properties'] as Record<
    string,
    object
  >;

it('have the fields of all objects, without a choice, and require what all require', () => {
  const { meta: field } = read(rule('1', meta({})), rule('2', meta({ pattern: '^[a-z]+$' }, { owner: text })));
  expect(field).toMatchObject({
    type: 'object',
    required: ['name'],
    properties: { name: { type: 'string' }, owner: { type: 'string' } },
  });
  expect(field).not.toHaveProperty('x-variants');
});

it('have the fields of objects in them, too', () => {
  const inner = (more: object) => ({ type: 'object', properties: { box: meta({}, more), other: text } });
  const { meta: field } = read(rule('1', inner({ a: text })), rule('2', inner({ b: text })));
  expect(field).toMatchObject({ properties: { box: { properties: { name: {}, a: {}, b: {} }, required: ['name'] } } });
});

it('are a choice if they are values of other types', () => {
  const { meta: field } = read(rule('1', meta({})), rule('2', text));
  expect(field).toHaveProperty('x-variants');
});
