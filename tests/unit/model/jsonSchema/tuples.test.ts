/** Lists whose first entries are other objects than all further ones. */
import { describe, expect, it } from 'vitest';
import { getVariants } from '../../../../src/model/jsonSchema/variantDefinition';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { fieldOf } from './support';

const part = (kind: string, more: object = {}) => ({
  type: 'object',
  title: kind,
  properties: { kind: { const: kind }, ...more },
  required: ['kind'],
});
const stage = part('Stage', { tempo: { type: 'number' } });
const sprite = part('Sprite', { size: { type: 'number' } });
const read = (schema: object, options?: { areMapsRows: boolean }) =>
  fieldOf({ type: 'array', ...schema }, {}, {}, options).field as FieldDefinition;
const isJson = ({ 'x-ui': ui }: FieldDefinition) => ui?.widget === 'json';

describe('a list whose first entry is another object than all others', () => {
  const list = { items: [stage], additionalItems: sprite };

  it('is a list of rows of any of them', () => {
    const { items, prefixItems } = read(list, { areMapsRows: true }) as FieldDefinition & { prefixItems?: unknown };
    expect(prefixItems).toBeUndefined();
    expect(getVariants(items!)?.branches.map(({ title }) => title)).toEqual(['Stage', 'Sprite']);
    expect(Object.keys((items as FieldDefinition).properties!)).toEqual(['kind', 'tempo', 'size']);
  });

  it('has no choice if all are alike', () => {
    const { items } = read({ items: [stage], additionalItems: stage }, { areMapsRows: true });
    expect(getVariants(items!)).toBeUndefined();
    expect(Object.keys((items as FieldDefinition).properties!)).toEqual(['kind', 'tempo']);
  });

  it.each([
    ['other values', { items: [stage, { type: 'string' }], additionalItems: sprite }],
    ['no further entries', { items: [stage, sprite] }],
  ])('remains JSON with %s', (_, other) => {
    expect(isJson(read(other, { areMapsRows: true }))).toBe(true);
  });

  it('remains JSON where its schema is not imported', () => {
    expect(isJson(read(list))).toBe(true);
  });
});
