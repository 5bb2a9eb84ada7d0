/** Objects of which exactly one of several fields is required. */
import { describe, expect, it } from 'vitest';
import { getVariants } from '../../../../src/model/jsonSchema/variantDefinition';
import { validateForm } from '../../../../src/model/form/validateForm';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { findVariantBranch } from '../../../../src/model/serializations/variantConverter';
import { filledOf } from '../filled';
import { fieldOf, recordOf } from './support';

const text = { type: 'string' };
const part = { type: 'object', properties: { top: text } };
const properties = { name: text, bool: { type: 'boolean' }, rule: { ...part, title: 'Fill rule' }, plain_text: text };
const names = ['bool', 'rule', 'plain_text'];
const alternatives = (list: readonly string[]) => list.map((name) => ({ required: [name] }));
const exclusive = (more: object = {}, list = names) => ({
  type: 'object',
  properties,
  oneOf: alternatives(list),
  ...more,
});

describe('fields of which an object has exactly one', () => {
  it.each([[{}], [{ additionalProperties: false }]])('are a choice by their titles: %o', (more) => {
    const { field, said } = fieldOf(exclusive(more));
    expect(getVariants(field as object)?.branches.map(({ title, required }) => [title, required])).toEqual([
      ['Bool', ['bool']],
      ['Fill rule', ['rule']],
      ['Plain text', ['plain_text']],
    ]);
    expect(said).toEqual([]);
    expect(Object.keys((field as FieldDefinition).properties!)).toEqual(['name', '$variant', ...names]);
  });

  it('keep the title that a member of the union has', () => {
    const oneOf = [{ title: 'Switch', required: ['bool'] }, ...alternatives(['rule'])];
    const { field } = fieldOf(exclusive({ oneOf }));
    expect(getVariants(field as object)?.branches.map(({ title }) => title)).toEqual(['Switch', 'Fill rule']);
  });

  it.each<[string, object]>([
    [
      'members that require several fields',
      exclusive({ oneOf: [{ required: ['bool', 'rule'] }, { required: ['name'] }] }),
    ],
    ['a field that is required anyway', exclusive({ required: ['bool'] })],
    ['a field that nothing describes', exclusive({}, [...names, 'other'])],
    ['three plain fields', exclusive({}, ['name', 'plain_text', 'bool'])],
    ['members that say more', exclusive({ oneOf: [{ required: ['bool'], minProperties: 2 }, { required: ['rule'] }] })],
  ])('are none with %s', (_, schema) => {
    expect(getVariants(fieldOf(schema).field as object)).toBeUndefined();
  });

  it('are a choice of a record only if they are many', () => {
    const many = Object.fromEntries(Array.from({ length: 7 }, (_, index) => [`kind${index}`, text]));
    expect(getVariants(recordOf(exclusive()).definition)).toBeUndefined();
    const { definition } = recordOf({ type: 'object', properties: many, oneOf: alternatives(Object.keys(many)) });
    expect(getVariants(definition)?.branches).toHaveLength(7);
  });

  it.each([
    [{ bool: true }, 'Bool'],
    [{ name: 'a', plain_text: 'b' }, 'Plain text'],
    [{ rule: {} }, 'Fill rule'],
  ])('are found by the field that %o has', (value, title) => {
    const { shape } = filledOf({ properties: { kind: fieldOf(exclusive()).field as FieldDefinition } });
    expect(findVariantBranch(shape.fields['kind']!.shape!, value)?.title).toBe(title);
  });

  it.each([
    [{ $variant: 'Bool', bool: true }, []],
    [{ $variant: 'Plain text', name: 'a' }, ['kind.plain_text']],
    [{ name: 'a' }, ['kind.$variant']],
  ])('decide what the object needs: %o', (kind, refused) => {
    const shape = filledOf({ properties: { kind: fieldOf(exclusive()).field as FieldDefinition } });
    expect(Object.keys(validateForm(shape, { kind }))).toEqual(refused);
  });
});
