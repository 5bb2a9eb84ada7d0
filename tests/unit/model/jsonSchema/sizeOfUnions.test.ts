/** How much of a large schema is shown in inputs: what is only looked at to tell variants apart does not count. */
import { describe, expect, it } from 'vitest';
import { fieldOf, recordOf } from './support';

type Json = Record<string, unknown>;
const TEXT = { type: 'string' };

/** An object with this number of texts. */
const objectOf = (count: number, more: Json = {}): Json => ({
  type: 'object',
  properties: { ...Object.fromEntries([...Array(count).keys()].map((index) => [`text${index}`, TEXT])), ...more },
});
const LARGE = objectOf(100);

describe('a large definition', () => {
  it('to which the fields of all variants refer is one structured field', () => {
    const variant = (version: number): Json => ({
      properties: {
        version: { const: version },
        minimum: { $ref: '#/definitions/large' },
        presets: { $ref: '#/definitions/list' },
      },
      additionalProperties: false,
    });
    const { definition, notes } = recordOf({
      type: 'object',
      oneOf: [1, 2, 3, 4, 5, 6].map(variant),
      required: ['version'],
      definitions: { large: LARGE, list: { type: 'array', items: LARGE } },
    });
    const properties = definition['properties'] as Record<string, Json>;
    expect(Object.keys(properties['minimum']!['properties'] as Json)).toHaveLength(100);
    expect((properties['presets']!['items'] as Json)['properties']).toHaveProperty('text99');
    expect(JSON.stringify(properties)).not.toContain('json');
    expect(notes).toEqual([]);
  });

  it('that is a member of a union counts once', () => {
    const member = (kind: string): Json => objectOf(300, { kind: { const: kind } });
    const { field, said } = fieldOf(
      { oneOf: [{ $ref: '#/$defs/one' }, { $ref: '#/$defs/other' }] },
      { $defs: { one: member('a'), other: member('b') } },
    );
    expect((field as Json)['properties']).toHaveProperty('text299', TEXT);
    expect(said).toEqual([]);
  });

  it('is one structured field beside many unions of plain values', () => {
    const plain = { anyOf: [{ type: 'object', additionalProperties: true }, TEXT, { type: 'array' }] };
    const names = [...Array(200).keys()].map((index) => `value${index}`);
    const { definition } = recordOf({
      type: 'object',
      properties: {
        ...Object.fromEntries(names.map((name) => [name, plain])),
        large: objectOf(1, { part: { $ref: '#/$defs/large' } }),
      },
      $defs: { large: LARGE },
    });
    const { large } = definition['properties'] as Record<string, Json>;
    expect(large).toHaveProperty('properties.part.properties.text99');
  });

  it('that is the value of an object with free keys counts once', () => {
    const read = (count: number): unknown =>
      fieldOf(
        { additionalProperties: { $ref: '#/$defs/list' } },
        { $defs: { list: { type: 'array', items: objectOf(count) } } },
        {},
        { areMapsRows: true },
      ).said;
    expect(read(900)).toEqual([]);
  });

  it('whose unions of unions have endless combinations ends in JSON editors', () => {
    const names = [...Array(8).keys()].map((index) => `kind${index}`);
    const $defs = Object.fromEntries(
      names.map((name) => [
        name,
        {
          ...objectOf(3),
          properties: { kind: { const: name }, next: { oneOf: names.map((one) => ({ $ref: `#/$defs/${one}` })) } },
        },
      ]),
    );
    const { field, said } = fieldOf({ $ref: '#/$defs/kind0' }, { $defs });
    expect(said.length).toBeGreaterThan(0);
    expect(JSON.stringify(field).length).toBeLessThan(1_000_000);
  });
});
