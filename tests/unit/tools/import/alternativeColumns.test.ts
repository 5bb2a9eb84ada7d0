/** How a list shows values that are of one of several variants: one column for all of them. */
import { expect, it } from 'vitest';
import { getAlternativePath, omitAlternatives } from '../../../../tools/schema/import/entity/variantColumns';
import type { Json } from '../../../../tools/schema/lint/source/readJson';
import { importSchema, TEXT } from './support/importSchema';

const LIST = { type: 'array', items: TEXT };
const MAP = { type: 'object', additionalProperties: { type: 'object', properties: { size: TEXT } } };
const only = (name: string): object => ({
  type: 'object',
  properties: { [name]: TEXT, note: TEXT },
  required: [name],
  additionalProperties: false,
});

const getColumns = async (document: object): Promise<unknown[]> => {
  const { file } = await importSchema(document);
  return (file['x-admin'] as { list: { columns: unknown[] } }).list.columns.slice(1);
};

it.each<[string, object[], object]>([
  ['a list or a map', [LIST, MAP], { field: 'parts.$value', fallback: { field: 'parts.$value$2', display: 'list' } }],
  ['a text or a list', [TEXT, LIST], { field: 'parts.$value', fallback: { field: 'parts.$value$2' } }],
])('shows %s in one column', async (_, oneOf, column) => {
  const parts = { oneOf };
  expect(await getColumns({ properties: { parts } })).toEqual([{ title: 'Parts', ...column }]);
  expect(await getColumns({ properties: { parts, colour: TEXT }, required: ['parts'] })).toEqual([
    { title: 'Parts', ...column },
    'colour',
  ]);
});

it('shows no union that only tools read', async () => {
  expect(await getColumns({ properties: { '@context': { oneOf: [TEXT, LIST] }, colour: TEXT } })).toEqual(['colour']);
});

it('shows what the variants of an object must have in one column', async () => {
  const source = { oneOf: [only('branch'), only('tag')] };
  expect(await getColumns({ properties: { source }, required: ['source'] })).toContainEqual({
    field: 'source.branch',
    title: 'Source',
    fallback: { field: 'source.tag' },
  });
});

const branch = (...names: string[]): object => ({
  values: ['a'],
  names: names.map((name) => [name, name]),
  required: names,
});
const FIELDS: Record<string, Json> = {
  own: {
    type: 'object',
    properties: { kind: TEXT, a: TEXT, b: TEXT, both: TEXT },
    'x-variants': { choice: 'kind', branches: [branch('a', 'both'), branch('b', 'both')] },
  },
};

it.each<[string, string | undefined]>([
  ['own.a', 'own.b'],
  ['own.b', 'own.a'],
  ['own.both', undefined],
  ['own.kind', undefined],
  ['own', undefined],
])('knows what a column of %s shows instead', (path, expected) => {
  expect(getAlternativePath(path, FIELDS, ['other', path])).toBe(expected);
});

it.each([
  [{ a: TEXT, name: TEXT }, 'own.$value'],
  [{ a: TEXT }, undefined],
])('takes rows for what a text stands for if a cell shows their names', (row, expected) => {
  const rows = { type: 'array', items: { type: 'object', properties: row } };
  const branches = [branch('a'), branch('$value')];
  const own = { properties: { a: TEXT, $value: rows }, 'x-variants': { choice: '$variant', branches } };
  expect(getAlternativePath('own.a', { own }, ['own.a'])).toBe(expected);
});

it('lets no field of an object stand for others of which the list shows several', () => {
  expect(getAlternativePath('own.a', FIELDS, ['own.a', 'own.both'])).toBeUndefined();
});

it.each<[string, string[], string]>([
  ['own.a own.b own.both', [], 'own.a own.both'],
  ['own.b own.a own.kind', [], 'own.b own.kind'],
  ['own.a own.both', ['own.b'], 'own.both'],
])('omits of %s what is blank where another column has a value', (paths, chosen, expected) => {
  const ranked = paths.split(' ').map((path) => ({ path }));
  expect(
    omitAlternatives(ranked, FIELDS, chosen)
      .map(({ path }) => path)
      .join(' '),
  ).toBe(expected);
});
