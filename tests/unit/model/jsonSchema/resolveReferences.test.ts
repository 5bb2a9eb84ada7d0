import { describe, expect, it } from 'vitest';
import { normalizeSchema } from '../../../../src/model/jsonSchema/normalizeSchema';
import { countOf, fieldOf, recordOf, refsIn } from './support';

const TEXT = { type: 'string', maxLength: 3 };

describe('a reference', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['to $defs', '#/$defs/x', { $defs: { x: TEXT } }],
    ['to definitions', '#/definitions/x', { definitions: { x: TEXT } }],
    ['to another field', '#/properties/x', { properties: { x: TEXT, field: { $ref: '#/properties/x' } } }],
    ['to a place without a meaning of its own', '#/components/schemas/x', { components: { schemas: { x: TEXT } } }],
    ['into a list', '#/allOf/0', { allOf: [{ maxLength: TEXT.maxLength }] }],
    ['with escaped signs', '#/$defs/a~1b%20c', { $defs: { 'a/b c': TEXT } }],
    ['to an anchor', '#spot', { $defs: { x: { $anchor: 'spot', ...TEXT } } }],
    ['to a dynamic anchor', '#spot', { $defs: { x: { $dynamicAnchor: 'spot', ...TEXT } } }],
    ['to an old anchor', '#spot', { definitions: { x: { id: '#spot', ...TEXT } } }],
    ['to a name', 'item.json', { $defs: { x: { $id: 'item.json', ...TEXT } } }],
    ['to an address', 'https://a.org/x', { $defs: { x: { $id: 'https://a.org/x', ...TEXT } } }],
    ['relative to an address', 'x', { $id: 'https://a.org/s/thing', $defs: { x: { $id: '/s/x', ...TEXT } } }],
    ['through another one', '#/$defs/y', { $defs: { y: { $ref: '#/$defs/x' }, x: TEXT } }],
  ])('%s is followed', (_, ref, parentValues) => {
    const { field, said } = fieldOf({ $ref: ref }, parentValues);
    expect(field).toMatchObject({ maxLength: 3 });
    expect(refsIn(field)).toEqual([]);
    expect(said.filter((text) => text.includes('found'))).toEqual([]);
  });

  it.each([
    ['by its file name', 'other.json', { ...TEXT }],
    ['by its address', 'https://b.org/texts', { $id: 'https://b.org/texts', ...TEXT }],
    ['by an old address', 'https://b.org/texts#', { id: 'https://b.org/texts#', ...TEXT }],
    ['into it', 'other.json#/$defs/x', { $defs: { x: TEXT } }],
    ['to a name that only it knows', 'https://b.org/inner', { $defs: { x: { $id: 'https://b.org/inner', ...TEXT } } }],
  ])('to another file, %s, is followed', (_, ref, other) => {
    expect(fieldOf({ $ref: ref }, {}, { 'other.json': other }).field).toMatchObject(TEXT);
  });

  it('is relative to the part of the file that has a name of its own', () => {
    const { field } = fieldOf(
      { $ref: 'inner.json' },
      { $defs: { x: { $id: 'inner.json', $ref: '#/$defs/y', $defs: { y: TEXT } }, y: { type: 'integer' } } },
    );
    expect(field).toEqual(TEXT);
  });

  it.each(['$recursiveRef', '$dynamicRef'])('may be written %s', (keyword) => {
    const { definition } = recordOf({ properties: { name: TEXT, inner: { [keyword]: '#' } } });
    expect(refsIn(definition['properties'])).toEqual(['#/$defs/thing']);
  });

  it.each([
    ['$dynamicRef', '#node', '$dynamicAnchor', 'node'],
    ['$recursiveRef', '#', '$recursiveAnchor', true],
  ])('written %s in a part means the whole that extends it', (keyword, ref, anchor, name) => {
    const part = { $id: 'part', [anchor]: name, properties: { inner: { [keyword]: ref } } };
    const whole = { $id: 'thing', [anchor]: name, allOf: [{ $ref: 'part' }], properties: { own: TEXT } };
    const { definition } = recordOf(whole, { 'part.json': part });
    expect(Object.keys(definition['properties'] as object)).toEqual(['own', 'inner']);
    expect(definition['properties']).toMatchObject({ inner: { $ref: '#/$defs/thing' } });
    expect(definition['$defs']).toMatchObject({ thing: { properties: { own: TEXT } } });
  });

  it('has laid over it what stands beside it, at every depth', () => {
    const { field } = fieldOf(
      { $ref: '#/$defs/x', title: 'Mine', properties: { a: { title: 'A' }, b: { $ref: '#/$defs/y', maxLength: 5 } } },
      {
        $defs: {
          x: { type: 'object', title: 'Theirs', properties: { a: { $ref: '#/$defs/y' }, b: { type: 'string' } } },
          y: { ...TEXT, title: 'Y' },
        },
      },
    );
    expect(field).toEqual({
      type: 'object',
      title: 'Mine',
      properties: { a: { ...TEXT, title: 'A' }, b: { type: 'string', title: 'Y', maxLength: 5 } },
    });
  });

  it.each(['https://nowhere.org/x.json', '#/$defs/nothing', 'missing.json#/x', '#nowhere'])(
    'to nothing, as %s, accepts anything and says so',
    (ref) => {
      const { field, said } = fieldOf({ $ref: ref, title: 'X' });
      expect(field).toEqual({ title: 'X', 'x-ui': { widget: 'json' } });
      expect(said[0]).toBe(`cannot be found, so any value is accepted there: "${ref}"`);
    },
  );

  it('in x-admin and x-ui is followed, too', () => {
    const { definition } = recordOf({
      properties: { a: { type: 'array', items: TEXT, 'x-ui': { rows: { sendRowWhen: { $ref: '#/$defs/x' } } } } },
      'x-admin': { row: { properties: { b: { $ref: '#/$defs/x' } } } },
      $defs: { x: TEXT },
    });
    expect(definition).toMatchObject({
      properties: { a: { 'x-ui': { rows: { sendRowWhen: TEXT } } } },
      'x-admin': { row: { properties: { b: TEXT } } },
    });
  });
});

const TREE = {
  type: 'object',
  properties: { name: TEXT, children: { type: 'array', items: { $ref: '#/$defs/tree' } } },
};

describe('a description that contains itself', () => {
  it('is drawn once and cut where it returns, and stays checked there', () => {
    const { definition, notes } = recordOf({ properties: { tree: { $ref: '#/$defs/tree' } }, $defs: { tree: TREE } });
    const { tree } = definition['properties'] as Record<string, Record<string, unknown>>;
    expect(tree).toEqual({
      type: 'object',
      properties: {
        name: TEXT,
        children: {
          type: 'array',
          items: { $ref: '#/$defs/tree', type: 'object' },
          'x-ui': { widget: 'json' },
        },
      },
    });
    expect(definition['$defs']).toEqual({ tree: TREE });
    expect(notes).toEqual([
      {
        path: ['$defs', 'tree', 'properties', 'children'],
        keyword: '$ref',
        message: 'tree.children: edited as JSON, because it contains itself',
        subjects: ['tree.children'],
        reason: 'it contains itself',
        suggestion: expect.stringContaining('"widget": "json"') as string,
      },
    ]);
  });

  it('may be the record', () => {
    const { definition } = recordOf({ title: 'Part', properties: { name: TEXT, part: { $ref: '#' } } });
    expect(definition['properties']).toEqual({
      name: TEXT,
      part: { $ref: '#/$defs/thing', title: 'Part', 'x-ui': { widget: 'json' } },
    });
    expect(definition['$defs']).toEqual({
      thing: { title: 'Part', properties: { name: TEXT, part: { $ref: '#/$defs/thing' } } },
    });
  });

  it('may be two that contain each other', () => {
    const { definition } = recordOf({
      properties: { man: { $ref: '#/$defs/man' } },
      $defs: {
        man: { type: 'object', properties: { name: TEXT, dog: { $ref: '#/$defs/dog' } } },
        dog: { type: 'object', properties: { name: TEXT, man: { $ref: '#/$defs/man' } } },
      },
    });
    expect(definition['properties']).toMatchObject({
      man: { properties: { dog: { properties: { man: { $ref: '#/$defs/man' } } } } },
    });
  });

  it('is no such thing where one part only stands in two places', () => {
    const { field } = fieldOf(
      { allOf: [{ $ref: '#/$defs/thing' }, { properties: { other: { $ref: '#/$defs/thing' } } }] },
      { $defs: { thing: { type: 'object', properties: { name: TEXT } } } },
    );
    expect(field).toEqual({
      type: 'object',
      properties: { name: TEXT, other: { type: 'object', properties: { name: TEXT } } },
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ['a ring of references', { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } }],
    ['a reference to itself', { a: { $ref: '#/$defs/a' } }],
    ['a ring through parts', { a: { allOf: [{ $ref: '#/$defs/b' }] }, b: { anyOf: [{ $ref: '#/$defs/a' }, TEXT] } }],
  ])('without a step into the value, as %s, is left out', (_, $defs) => {
    const { definition, notes } = recordOf({ properties: { x: { $ref: '#/$defs/a' } }, $defs });
    expect(notes.map(({ message }) => message).join()).toContain('means itself');
    expect(() => JSON.stringify(definition)).not.toThrow();
  });

  it('keeps a name apart from those that the file gives itself', () => {
    const files = {
      'other.json': { type: 'object', properties: { other: { $ref: '#' } } },
      'thing.json': { properties: { x: { $ref: 'other.json' } }, $defs: { other: TEXT } },
    };
    const { definition } = normalizeSchema('thing.json', files);
    expect(refsIn(definition.properties)).toEqual(['#/$defs/other-2']);
    expect(Object.keys(definition.$defs ?? {})).toEqual(['other', 'other-2']);
  });
});

const chain = (count: number, link: (next: unknown) => unknown): Record<string, unknown> => ({
  ...Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`d${index}`, link({ $ref: `#/definitions/d${index + 1}` })]),
  ),
  [`d${count}`]: { type: 'string' },
});

describe('a description that would grow without end', () => {
  it.each<[string, (next: unknown) => unknown]>([
    ['two fields each', (next) => ({ type: 'object', properties: { left: next, right: next } })],
    ['two parts each', (next) => ({ allOf: [next, next] })],
    ['two variants each', (next) => ({ anyOf: [next, next, { type: 'object', properties: { a: next } }] })],
    ['a union or null', (next) => ({ oneOf: [next, { type: 'null' }] })],
    ['rows of rows', (next) => ({ type: 'array', items: { type: 'object', properties: { a: next, b: next } } })],
    ['rules', (next) => ({ type: 'object', properties: { a: {} }, if: next, then: next, else: next })],
  ])('stays small: %s', (_, link) => {
    const definitions = chain(40, link);
    const { definition } = recordOf({ properties: { x: { $ref: '#/definitions/d0' } }, definitions });
    expect(countOf(definition)).toBeLessThan(20_000);
  });

  it('is written out near the record first', () => {
    const wide = (next?: string) => ({
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: 20 }, (_, index) => [`f${index}`, next ? { $ref: next } : { type: 'string' }]),
      ),
    });
    const { definition, notes } = recordOf({
      ...wide('#/definitions/a'),
      definitions: { a: wide('#/definitions/b'), b: wide('#/definitions/c'), c: wide() },
    });
    const near = Object.values(definition['properties'] as Record<string, Record<string, unknown>>);
    expect(near.every(({ properties }) => properties !== undefined)).toBe(true);
    expect(notes.map(({ message }) => message)).toEqual([expect.stringContaining('too large for one form')]);
  });

  it('is cut where it is nested too deeply', () => {
    let deep: unknown = { type: 'string' };
    for (let level = 0; level < 1000; level += 1) deep = { type: 'object', properties: { a: deep } };
    const { said } = fieldOf(deep);
    expect(said.join()).toContain('nested too deeply');
  });
});

describe('a part of a file that is read alone', () => {
  it('refers to the file, and its notes say where it stands there', () => {
    const input = { type: 'object', properties: { a: { $ref: '#/$defs/x' }, b: { type: 'text' } } };
    const files = { 'thing.json': { 'x-admin': { actions: { stop: { input } } }, $defs: { x: TEXT } } };
    const { definition, notes } = normalizeSchema('thing.json', files, input);
    expect(definition.properties).toEqual({ a: TEXT, b: { 'x-ui': { widget: 'json' } } });
    expect(notes[0]).toMatchObject({
      path: ['x-admin', 'actions', 'stop', 'input', 'properties', 'b', 'type'],
      keyword: 'type',
    });
  });
});
