/** What the list of a JSON Schema shows: what every record has, and no chance value of one of its parts. */
import { expect, it } from 'vitest';
import type { Json } from '../../../../tools/schema/lint/source/readJson';
import { chooseColumns } from '../../../../tools/schema/import/entity/chooseColumns';
import { getColumnTitles } from '../../../../tools/schema/import/entity/columnTitles';
import { fieldsOf, TEXT } from './support/columnFields';

const ID = { type: ['integer', 'string'] };
const ADDRESS = { ...TEXT, format: 'uri-reference' };
const objectOf = (names: string): Json => ({ type: 'object', properties: fieldsOf(names) });

it.each<[string, Record<string, Json>, string[], string]>([
  ['a required number before optional texts', fieldsOf('a b c d e f chainId', { chainId: ID }), ['chainId'], 'chainId'],
  ['a required address', fieldsOf('source kind', { source: ADDRESS }), ['source'], 'source'],
])('%s', (_, fields, required, shown) => {
  expect(chooseColumns(fields, { entityName: 'chain', required, isStrict: true })).toContain(shown);
});

it.each<[string, Record<string, Json>, string]>([
  [
    'one of many alike',
    { all: { type: 'object', properties: Object.fromEntries([...'abcd'].map((name) => [name, objectOf('name x')])) } },
    'all.a.name',
  ],
  ['value that is only sent', { all: { ...objectOf('name x'), writeOnly: true } }, 'all.name'],
  ['a chance value', { style: objectOf('colour shade depth width'), other: objectOf('size') }, 'style.colour'],
])('no %s', (_, fields, hidden) => {
  expect(chooseColumns(fields, { entityName: 'chain', required: ['all'], isStrict: true })).not.toContain(hidden);
});

it('columns of two objects with the same field say of which they are', () => {
  const titled = (names: string): Json => ({
    type: 'object',
    properties: Object.fromEntries(names.split(' ').map((name) => [name, { ...TEXT, title: name }])),
  });
  const columns = ['own.code', 'own.size', 'own.kind', 'other.code'];
  const titles = getColumnTitles(columns, {
    own: { ...titled('code size kind'), title: 'own' },
    other: { ...titled('code'), title: 'other' },
  });
  expect([titles.has('own.code'), titles.get('own.size')]).toEqual([false, 'size']);
});
