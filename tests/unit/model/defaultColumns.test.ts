/** The columns of a list that names none. */
import { describe, expect, it } from 'vitest';
import { compiled, type Properties } from './compiled';

describe('the default columns', () => {
  const text = { type: 'string' } as const;
  const person = { type: 'object', title: 'Owner', properties: { name: text, city: text } } as const;
  it.each<[string, Record<string, object>, (string | undefined)[][]]>([
    [
      'reach into objects where the record has few',
      { name: text, owner: { type: 'object', properties: { home: { type: 'object', properties: { city: text } } } } },
      [
        ['id', 'ID'],
        ['name', 'Name'],
        ['owner.home.city', 'Home City'],
      ],
    ],
    [
      'are none that should no longer be used',
      { name: text, oldName: { ...text, deprecated: true }, former: { ...person, deprecated: true } },
      [
        ['id', 'ID'],
        ['name', 'Name'],
      ],
    ],
    [
      'name the object of a field',
      { name: text, owner: person },
      [
        ['id', 'ID'],
        ['name', 'Name'],
        ['owner.name', 'Owner Name'],
        ['owner.city', 'Owner City'],
      ],
    ],
    [
      'are lists where there is nothing else',
      { tags: { type: 'array', items: text }, steps: { type: 'array', items: person } },
      [
        ['id', 'ID'],
        ['tags', 'Tags'],
        ['steps', 'Steps'],
      ],
    ],
    [
      'are no lists where there is something else',
      { note: text, tags: { type: 'array', items: text } },
      [
        ['id', 'ID'],
        ['note', 'Note'],
      ],
    ],
    [
      'begin with the fields of the record',
      { owner: person, a: text, b: text, c: text, d: text },
      [
        ['id', 'ID'],
        ['a', 'A'],
        ['b', 'B'],
        ['c', 'C'],
        ['d', 'D'],
        ['owner.name', 'Owner Name'],
      ],
    ],
  ])('%s', (_, properties, expected) => {
    const { list } = compiled({ list: {} }, { id: { type: 'integer', title: 'ID' }, ...properties } as Properties);
    expect(list?.columns.map(({ field, title }) => [field, title])).toEqual(expected);
  });
});
