/** Rules that say for each value of one field what an object is, which users choose from as they do from a union. */
import { expect, it } from 'vitest';
import { getVariants } from '../../../../src/model/jsonSchema/variantDefinition';
import { recordOf } from './support';

type Json = Record<string, unknown>;
const TEXT = { type: 'string' };
const NUMBER = { type: 'number' };
const is = (name: string, value: unknown): Json => ({ properties: { [name]: { const: value } } });
const rule = (value: unknown, then: Json): Json => ({ if: is('type', value), then });
const BAR = { properties: { type: { const: 'bar' }, value: NUMBER, width: NUMBER }, required: ['value'] };
const LABEL = { properties: { type: { const: 'label' }, value: TEXT }, additionalProperties: false };

const record = (allOf: Json[], own: Json = {}): Json => ({
  type: 'object',
  properties: { type: { enum: ['bar', 'label', 'line'] } },
  required: ['type'],
  allOf,
  ...own,
});

const getVariantTitles = (schema: Json): string[] | undefined =>
  getVariants(recordOf(schema).definition)?.branches.map(({ title }) => title);

it.each<[string, Json]>([
  ['whose fields have different types', record([rule('bar', BAR), rule('label', { properties: { value: TEXT } })])],
  ['that allow no other fields', record([rule('bar', { ...BAR, additionalProperties: false }), rule('line', {})])],
  [
    'that several values share',
    record([
      { if: { properties: { type: { enum: ['bar', 'line'] } } }, then: { properties: { value: NUMBER } } },
      rule('label', LABEL),
    ]),
  ],
  [
    'with a condition that requires the field',
    record([{ if: { ...is('type', 'bar'), required: ['type'] }, then: BAR }, rule('label', LABEL)]),
  ],
])('rules %s become variants', (_, schema) => {
  expect(getVariantTitles(schema)).toEqual(['bar', 'label', 'line']);
});

it('each variant has the fields of its rule, and the one without a rule has none', () => {
  const { definition } = recordOf(record([rule('bar', BAR), rule('label', LABEL)]));
  expect(Object.keys(definition.properties!)).toEqual(['type', 'value', 'value$2', 'width']);
  expect(getVariants(definition)).toMatchObject({
    choice: 'type',
    branches: [
      {
        values: ['bar'],
        names: [
          ['value', 'value'],
          ['width', 'width'],
        ],
      },
      { values: ['label'], names: [['value', 'value$2']] },
      { values: ['line'], names: [] },
    ],
  });
});

it.each<[string, Json]>([
  [
    'have the same fields',
    record([rule('bar', { required: ['type'] }), rule('label', { properties: { value: TEXT } })]),
  ],
  ['test an optional field', record([rule('bar', BAR), rule('label', LABEL)], { required: [] })],
  ['test a field with any value', record([rule('bar', BAR), rule('label', LABEL)], { properties: { type: TEXT } })],
  [
    'test another field, too',
    record([{ if: { properties: { type: { const: 'bar' }, size: { const: 1 } } }, then: BAR }, rule('label', LABEL)]),
  ],
  [
    'say something of all other values',
    record([{ ...rule('bar', BAR), else: { required: ['size'] } }, rule('label', LABEL)]),
  ],
  [
    'test a field that may be null',
    record([rule('bar', BAR), rule('label', LABEL)], { properties: { type: { enum: ['bar', 'label', null] } } }),
  ],
  ['are only one', record([rule('label', LABEL)])],
])('rules remain rules that %s', (_, schema) => {
  expect(getVariantTitles(schema)).toBeUndefined();
});

it('a rule that says what a value of one type is, and what any other is, is a union', () => {
  const flag = { type: 'boolean' };
  const settings = { if: { type: 'object' }, then: { properties: { tag: TEXT } }, else: flag };
  const { definition } = recordOf({ type: 'object', properties: { git: settings } });
  const { git } = definition['properties'] as Record<string, Json>;
  expect(Object.keys(git!['properties'] as Json)).toEqual(['$variant', 'tag', '$value']);
});

it('other rules of the object remain', () => {
  const other = { if: is('size', 1), then: { required: ['note'] } };
  const properties = { type: { enum: ['bar', 'label'] }, size: NUMBER, note: TEXT };
  const { definition } = recordOf(
    record([other, rule('bar', BAR), rule('label', { properties: { value: TEXT } })], { properties }),
  );
  expect(getVariants(definition)?.choice).toBe('type');
  expect(definition.allOf).toContainEqual(other);
});
