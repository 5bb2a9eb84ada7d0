/** Unions beside the fields of an object whose members allow only some of these fields. */
import { describe, expect, it } from 'vitest';
import { getVariants } from '../../../../src/model/jsonSchema/variantDefinition';
import { validateForm } from '../../../../src/model/form/validateForm';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { findVariantBranch } from '../../../../src/model/serializations/variantConverter';
import { filledOf } from '../filled';
import { fieldOf } from './support';

const text = { type: 'string' };
const pair = { required: ['low', 'high'], properties: { low: {}, high: {} }, additionalProperties: false };
const single = { required: ['unit'], properties: { low: {}, unit: {} }, additionalProperties: false };
const withMembers = (...oneOf: object[]) => ({ properties: { low: text, high: text, unit: text }, oneOf });

describe('closed members of a union beside own fields', () => {
  it('are a choice, which is named by the field that only the member has', () => {
    const { field, said } = fieldOf(withMembers(pair, single));
    expect(getVariants(field as object)?.branches.map(({ title }) => title)).toEqual(['High', 'Unit']);
    expect(said).toEqual([]);
  });

  it.each([
    ['open members', [{ ...pair, additionalProperties: true }, single]],
    ['members of which two may apply', [pair, { ...pair, required: ['low'] }]],
  ])('are none with %s', (_, members) => {
    expect(getVariants(fieldOf(withMembers(...members)).field as object)).toBeUndefined();
  });

  it.each([
    [{ low: 'a', high: 'b' }, 'High'],
    [{ low: 'a', unit: 'c' }, 'Unit'],
    [{ low: 'a', high: 'b', unit: 'c' }, 'High'],
  ])('are found by the fields of %o', (scale, title) => {
    const { shape } = filledOf({ properties: { scale: fieldOf(withMembers(pair, single)).field as FieldDefinition } });
    expect(findVariantBranch(shape.fields['scale']!.shape!, scale)?.title).toBe(title);
  });

  it('are found by the fields that they do not allow', () => {
    const all = { required: ['low', 'high', 'unit'], properties: { low: {}, high: {}, unit: {} } };
    const scale = fieldOf(withMembers(pair, { ...all, additionalProperties: false })).field as FieldDefinition;
    const { shape } = filledOf({ properties: { scale } });
    const find = (value: object) => findVariantBranch(shape.fields['scale']!.shape!, value)?.title;
    expect([find({ low: 'a', high: 'b' }), find({ low: 'a', high: 'b', unit: 'c' })]).toEqual(['Low, High', 'Unit']);
  });

  it('are called by the fields that they need if each field has several', () => {
    const more = { required: ['low', 'high', 'unit'], properties: { low: {}, high: {}, unit: {} } };
    const { field } = fieldOf(withMembers(pair, { ...more, additionalProperties: false }));
    expect(getVariants(field as object)?.branches.map(({ title }) => title)).toEqual(['Low, High', 'Unit']);
  });

  it.each([
    [{ $variant: 'High', low: 'a', high: 'b' }, []],
    [{ $variant: 'High', low: 'a', high: 'b', unit: 'c' }, []],
    [{ $variant: 'High', low: 'a' }, ['scale.high']],
    [{ $variant: 'Unit', unit: 'c' }, []],
  ])('decide what the object needs: %o', (scale, refused) => {
    const shape = filledOf({ properties: { scale: fieldOf(withMembers(pair, single)).field as FieldDefinition } });
    expect(Object.keys(validateForm(shape, { scale }))).toEqual(refused);
  });
});

it('a variant whose constant an object contradicts is not found, even if its other fields fit better', () => {
  const part = (kind: string, ...own: string[]) => ({
    type: 'object',
    properties: { kind: { const: kind }, name: text, ...Object.fromEntries(own.map((name) => [name, text])) },
    required: ['kind', 'name', ...own],
  });
  const anyOf = [part('group'), part('shape', 'color', 'size', 'width'), part('shape', 'low', 'high')];
  const { shape } = filledOf({ properties: { part: fieldOf({ anyOf }).field as FieldDefinition } });
  const inner = shape.fields['part']!.shape!;
  expect(inner.variants!.branches.indexOf(findVariantBranch(inner, { kind: 'shape', name: 'a' })!)).toBe(2);
});
