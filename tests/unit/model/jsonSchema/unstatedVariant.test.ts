/** Unions of objects whose property need not say which of them a record is. */
import { describe, expect, it } from 'vitest';
import { createShapeConverter } from '../../../../src/model/serializations/createShapeConverter';
import { toEditedBody } from '../../../../src/model/wire/toEditedBody';
import { toFormValues } from '../../../../src/model/wire/toFormValues';
import { validateForm } from '../../../../src/model/form/validateForm';
import { filledOf, type Values } from '../filled';
import { recordOf } from './support';
import { text } from './variantSchemas';

const create = (kind: string, own: string, ...required: string[]) => ({
  type: 'object',
  properties: { kind: { const: kind }, name: text, [own]: text },
  required: ['name', ...required],
});

it('null is a value of a required field with variants, without a choice', () => {
  const field = { type: ['string', 'array', 'null'], items: text };
  const thing = filledOf(recordOf({ properties: { field }, required: ['field'] }).definition);
  const values = toFormValues(thing.shape, { field: null });
  expect(Object.keys(validateForm(thing, values)).filter((path) => path.startsWith('field.'))).toEqual([]);
});

describe('an object that does not state its variant', () => {
  const union = { anyOf: [create('text', 'format'), create('year', 'calendar'), create('place', 'zone', 'kind')] };
  const { definition } = recordOf({ properties: { field: union }, required: ['field'] });
  const thing = filledOf(definition);
  const check = (field: Values): string[] => {
    const values = toFormValues(thing.shape, { field });
    return Object.keys(validateForm(thing, values));
  };
  const send = (field: Values): Values => {
    const values = toFormValues(thing.shape, { field });
    return toEditedBody(thing, structuredClone(values), values);
  };

  it.each<[string, Values]>([
    ['a field that all have', { name: 'a' }],
    ['the field of one that need not state it', { name: 'a', format: 'b' }],
  ])('keeps %s', (_, field) => {
    expect(check(field)).toEqual([]);
    expect(send(field)).toEqual({ field });
  });

  it('has no field of one that must state it', () =>
    expect(send({ name: 'a', zone: 'b' })).toEqual({ field: { name: 'a' } }));

  it('is not two of them at once', () => {
    const closed = (kind: string, own: string) => ({ ...create(kind, own, own), additionalProperties: false });
    const either = { anyOf: [closed('text', 'format'), closed('year', 'calendar')] };
    const one = filledOf(recordOf({ properties: { field: either }, required: ['field'] }).definition);
    const read = (field: Values) => validateForm(one, toFormValues(one.shape, { field }));
    expect(read({ name: 'a', format: 'b' })).toEqual({});
    expect(read({ name: 'a', format: 'b', calendar: 'c' })).not.toEqual({});
    expect(read({ name: 'a' })).not.toEqual({});
  });

  it('needs what all require that need not state it', () => expect(check({ format: 'b' })).toEqual(['field.name']));

  it('asks for the variant only, where the object requires it', () => {
    const oneOf = [create('text', 'format', 'format'), create('year', 'calendar', 'calendar')];
    const field = { type: 'object', oneOf, required: ['kind'] };
    const one = filledOf(recordOf({ properties: { field }, required: ['field'] }).definition);
    const values = toFormValues(one.shape, { field: {} });
    expect(Object.keys(validateForm(one, values))).toEqual(['field.kind']);
  });

  it('keeps the list of the only one that need not state it, where another has a list of other rows by that name', () => {
    const list = (name: string) => ({ type: 'array', items: { type: 'object', properties: { [name]: text } } });
    const part = (kind: string, name: string, ...required: string[]) => ({
      type: 'object',
      properties: { kind: { enum: [kind] }, inputs: list(name) },
      required: ['inputs', ...required],
    });
    const oneOf = [part('event', 'indexed', 'kind'), part('function', 'label')];
    const { definition: built } = recordOf({ properties: { field: { oneOf } }, required: ['field'] });
    const one = filledOf(built);
    const converter = createShapeConverter(one.shape, {})!;
    const record = { field: { inputs: [{ label: 'a' }] } };
    const values = toFormValues(one.shape, converter.read(record, () => undefined) as Values);
    expect(validateForm(one, values)).toEqual({});
    const sent = toEditedBody(one, structuredClone(values), values);
    expect(converter.write(sent, record)).toEqual(record);
  });
});
