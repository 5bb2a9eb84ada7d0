/** The title of a field that refers to a shared definition. */
import { describe, expect, it } from 'vitest';
import { normalizeSchema } from '../../../../src/model/jsonSchema/normalizeSchema';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';

const PUBLISHED = 'http://json-schema.org/draft-07/schema#';

function getTitle(field: object, $schema: string | undefined, definitions: object = {}): string | undefined {
  const file = {
    ...($schema ? { $schema } : {}),
    type: 'object',
    properties: { field },
    definitions: {
      Host: { title: 'Hostname', type: 'string' },
      Size: { title: 'Quantity', type: 'object', properties: { cpu: { type: 'string' } } },
      Tree: { title: 'Node', type: 'object', properties: { next: { $ref: '#/definitions/Tree' } } },
      ...definitions,
    },
  };
  const { properties } = normalizeSchema('thing.json', { 'thing.json': file }).definition;
  const drawn = properties?.['field'];
  return drawn === false ? undefined : drawn?.title;
}

const HOST = { $ref: '#/definitions/Host' };

describe('a field of a published schema', () => {
  it.each<[string, object, string | undefined]>([
    ['a shared text', HOST, undefined],
    ['a shared object', { $ref: '#/definitions/Size' }, undefined],
    ['a recursive object', { $ref: '#/definitions/Tree' }, undefined],
    ['a shared text or null', { anyOf: [HOST, { type: 'null' }] }, undefined],
    ['a part of a shared text', { allOf: [HOST, { maxLength: 9 }] }, undefined],
    ['a shared text with its own title', { ...HOST, title: 'Primary' }, 'Primary'],
    ['its own title in a part', { allOf: [HOST, { title: 'Primary' }] }, 'Primary'],
    ['a title of its own', { type: 'string', title: 'Primary' }, 'Primary'],
  ])('that is %s has the title %s', (_, field, title) => {
    expect(getTitle(field, PUBLISHED)).toBe(title);
  });
});

it('keeps the title of a shared definition in a file of this language', () => {
  expect(getTitle(HOST, './meta/v2/entity.schema.json')).toBe('Hostname');
  expect(getTitle({ ...HOST, title: 'Primary' }, undefined)).toBe('Primary');
});

describe('a field whose schema differs between variants', () => {
  const variant = (kind: string, size: object) => ({ properties: { kind: { const: kind }, size }, required: ['kind'] });
  const list = { type: 'array', items: { type: 'string' } };
  const union = { oneOf: [variant('a', { type: 'string' }), variant('b', list), variant('c', list)] };
  const titlesOf = ({ properties = {} }: FieldDefinition): unknown[] =>
    Object.values(properties).map((field) => field !== false && field.title);

  it('is called by its variants in a record, whose fields stand in one list', () => {
    const { definition } = normalizeSchema('thing.json', { 'thing.json': { type: 'object', ...union } });
    expect(titlesOf(definition)).toEqual([undefined, undefined, 'Size (b, c)']);
  });

  it('has one name inside of a record, where users see one of them', () => {
    const file = { type: 'object', properties: { field: { type: 'object', ...union } } };
    const { definition } = normalizeSchema('thing.json', { 'thing.json': file });
    expect(titlesOf(definition.properties!['field'] as FieldDefinition)).toEqual([undefined, undefined, 'Size']);
  });
});
