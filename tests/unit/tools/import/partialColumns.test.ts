/** Which columns a list has whose records are of several kinds. */
import { expect, it, vi } from 'vitest';
import { SchemaReader } from '../../../../tools/schema/import/api/schemaReader';
import { findPartialFields } from '../../../../tools/schema/import/entity/partialFields';
import { importSchema, is, TEXT } from './support/importSchema';

const NUMBER = { type: 'number' };
const fields = (...names: string[]): object => ({ properties: Object.fromEntries(names.map((name) => [name, TEXT])) });

it.each<[string, object, string]>([
  ['no field of every record', fields('a', 'b', 'c', 'd'), ''],
  ['fields of one branch of a rule', { ...fields('a', 'd'), if: {}, then: fields('b', 'c'), else: fields('c') }, 'b'],
  ['fields of one variant', { ...fields('a'), oneOf: [fields('b', 'c'), fields('c', 'd')] }, 'b d'],
  ['fields of a rule inside of allOf', { ...fields('a'), allOf: [fields('b'), { if: {}, then: fields('c') }] }, 'c d'],
  ['a field whose types differ between variants', { oneOf: [fields('a', 'b'), fields('a')] }, 'b c d'],
])('%s', (_, record, expected) => {
  const found = findPartialFields(new SchemaReader({}, true), record, ['a', 'a$2', 'b', 'c', 'd', '$variant']);
  expect([...found].join(' ')).toBe(expected);
});

it('reads no branches of a schema that has none', () => {
  const reader = new SchemaReader({}, true);
  const resolve = vi.spyOn(reader, 'resolve');
  findPartialFields(reader, { allOf: [fields('a'), { if: {}, then: fields('b') }] }, ['a', 'b']);
  expect(resolve).toHaveBeenCalledTimes(3);
});

it('shows the fields and the notes of every record before those of one kind', async () => {
  const { file } = await importSchema({
    properties: { kind: { ...TEXT, enum: ['soil', 'water'] }, date: { ...TEXT, format: 'date' }, notes: TEXT },
    required: ['kind', 'date'],
    allOf: [
      { if: is('kind', 'soil'), then: { properties: { depth: NUMBER, worms: NUMBER, hardness: NUMBER } } },
      { if: is('kind', 'water'), then: { properties: { level: NUMBER } } },
    ],
  });
  expect(file['x-admin']).toMatchObject({ list: { columns: ['id', 'kind', 'date', 'notes', 'depth', 'worms'] } });
});

it('shows the names of a record without a name of its own first, which it has in several languages', async () => {
  const translation = { type: 'object', properties: { name: TEXT, range: TEXT }, required: ['name'] };
  const { file } = await importSchema({
    properties: {
      cost: { ...TEXT, enum: ['A', 'B'] },
      translations: { type: 'object', additionalProperties: translation },
    },
    required: ['cost', 'translations'],
  });
  expect(file['x-admin']).toMatchObject({
    list: { columns: ['id', { field: 'translations', display: 'list' }, 'cost'] },
  });
});
