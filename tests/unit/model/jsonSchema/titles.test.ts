/** The title of a field that refers to a shared definition. */
import { describe, expect, it } from 'vitest';
import { normalizeSchema } from '../../../../src/model/jsonSchema/normalizeSchema';

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
