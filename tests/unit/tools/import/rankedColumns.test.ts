import { expect, it } from 'vitest';
import { isIdentifierOf } from '../../../../tools/schema/import/entity/rankNestedFields';
import { hasNamedItems } from '../../../../tools/schema/import/entity/displayNames';
import { chooseColumns } from '../../../../tools/schema/import/entity/chooseColumns';
import { rankColumn, TECHNICAL_RANK } from '../../../../tools/schema/import/entity/rankColumns';
import { importSchema } from './support/importSchema';
import type { Json } from '../../../../tools/schema/lint/source/readJson';

const TEXT = { type: 'string' };

it.each<[name: string, owner: string, isOne: boolean]>([
  ['occurrenceID', 'Occurrence', true],
  ['order_number', 'order', true],
  ['sales-order-no', 'SalesOrder', true],
  ['orderId', 'order-message', true],
  ['carrier_id', 'order', false],
  ['id', 'order', false],
])('knows whether %s identifies a %s', (name, owner, isOne) => {
  expect(isIdentifierOf(name, owner)).toBe(isOne);
});

it.each<[items: Json, isNamed: boolean]>([
  [{ type: 'object', properties: { size: TEXT, pluginName: TEXT } }, true],
  [{ type: 'object', properties: { title: TEXT } }, true],
  [{ type: 'object', properties: { name: { type: 'object' } } }, false],
  [{ type: 'object', properties: { size: TEXT, id: { type: 'integer' } } }, true],
  [{ type: 'object', properties: { name: TEXT, key: { ...TEXT, 'x-ui': { widget: 'password' } } } }, false],
  [{ type: 'object', properties: { name: TEXT, pin: { ...TEXT, writeOnly: true } } }, false],
  [{ type: 'object', properties: { id: TEXT, title: { type: 'array', items: TEXT } } }, false],
  [{ type: 'object', properties: { size: TEXT, path: TEXT }, required: ['path'] }, true],
  [{ type: 'object', properties: { rule: TEXT, size: TEXT }, required: ['rule'] }, true],
  [{ type: 'object', properties: { rule: TEXT, size: TEXT }, required: ['size'] }, false],
  [{ type: 'object', properties: { at: { ...TEXT, format: 'date' } }, required: ['at'] }, false],
  [TEXT, false],
])('knows whether the items %j have names', (items, isNamed) => {
  expect(hasNamedItems({ type: 'array', items })).toBe(isNamed);
});

it('shows the names in a list of objects, and how many there are of those without names', async () => {
  const part = (name: string): object => ({
    type: 'array',
    items: { type: 'object', properties: { [name]: TEXT, size: { type: 'integer' } } },
  });
  const { file } = await importSchema({ properties: { plugins: part('pluginName'), sizes: part('length') } });
  expect(file['x-admin']).toMatchObject({
    list: { columns: ['id', { field: 'plugins', display: 'list' }, 'sizes'] },
  });
});

it.each<[says: string, variants: object[], isNamed: boolean]>([
  [
    'each variant',
    [
      { name: TEXT, kind: { const: 'a' } },
      { name: TEXT, kind: { const: 'b' } },
    ],
    true,
  ],
  ['one of two variants', [{ name: TEXT, size: TEXT }, { length: TEXT }], false],
])('shows the names of rows if those of %s have one, else their number', async (_, variants, isNamed) => {
  const oneOf = variants.map((properties) => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  }));
  const { file } = await importSchema({ properties: { parts: { type: 'array', items: { oneOf } } } });
  expect(file['x-admin']).toMatchObject({
    list: { columns: ['id', isNamed ? { field: 'parts', display: 'list' } : 'parts'] },
  });
});

it('shows the texts and the names of rows that are the one or the other', async () => {
  const item = { type: 'object', properties: { name: TEXT }, required: ['name'] };
  const { file } = await importSchema({ properties: { parts: { type: 'array', items: { anyOf: [TEXT, item] } } } });
  expect(file['x-admin']).toMatchObject({ list: { columns: ['id', { field: 'parts', display: 'list' }] } });
});

it('names a column after its field if another column has its title', async () => {
  const titled = { ...TEXT, title: 'Reward Type' };
  const { file } = await importSchema({
    properties: { reward: { type: 'object', properties: { rewardType: TEXT, fuelTankType: titled } } },
  });
  expect(file['x-admin']).toMatchObject({
    list: { columns: ['id', 'reward.rewardType', { field: 'reward.fuelTankType', title: 'Fuel Tank Type' }] },
  });
});

it('shows a required time of the last change where no field tells the creation', () => {
  const time = { ...TEXT, format: 'date-time' };
  const fields = { id: TEXT, modified: time, ...Object.fromEntries('abcdef'.split('').map((name) => [name, TEXT])) };
  const names = { idField: 'id', entityName: 'note', required: ['modified'] };
  expect(chooseColumns(fields, names).join(' ')).toBe('id modified a b c d e');
  expect(chooseColumns({ ...fields, created: time }, names).join(' ')).toBe('id a b c d e f');
});

it('shows a required abstract before optional values', () => {
  const abstract = { ...TEXT, 'x-ui': { widget: 'multiline' } };
  const fields = { id: TEXT, ...Object.fromEntries('abcdefg'.split('').map((name) => [name, TEXT])), abstract };
  const columns = chooseColumns(fields, { idField: 'id', entityName: 'note', required: ['abstract'] });
  expect(columns.join(' ')).toBe('id a b c d e abstract');
});

it('shows a choice that stands in place of an object before the fields of the object', async () => {
  const kind = { enum: ['basic', 'frame'] };
  const object = { type: 'object', properties: { pathType: kind, size: TEXT }, required: ['pathType'] };
  const { file } = await importSchema({ properties: { formatter: { anyOf: [kind, object] } } });
  const { columns } = (file['x-admin'] as { list: { columns: object[] } }).list;
  expect(columns.slice(0, 2)).toEqual([
    'id',
    { field: 'formatter.$value', title: 'Formatter', fallback: { field: 'formatter.pathType' } },
  ]);
});

it('takes a required path for a column before an address', () => {
  expect(rankColumn('root', TEXT, true)).toBeLessThan(TECHNICAL_RANK);
  expect(rankColumn('schemaUrl', TEXT, true)).toBe(TECHNICAL_RANK);
});

it.each([
  ['project', 'Project Name'],
  ['metadata', 'Name'],
])('calls the name in %s %s, because forms show it apart from its object', async (holder, title) => {
  const object = { type: 'object', properties: { name: TEXT, kind: TEXT }, required: ['name'] };
  const { file } = await importSchema({ properties: { [holder]: object }, required: [holder] });
  expect(file).toMatchObject({
    properties: { [holder]: { properties: { name: { title } } } },
    'x-admin': { titleField: `${holder}.name` },
  });
});

it('calls a record by the name that every record has in an object rather than by a label that it may lack', async () => {
  const group = { type: 'object', properties: { name: TEXT, kind: TEXT }, required: ['name'] };
  const { file } = await importSchema({ properties: { label: TEXT, group }, required: ['group'] });
  expect(file['x-admin']).toMatchObject({ titleField: 'group.name' });
});

it('calls no record by a text that may be a list', async () => {
  const label = { type: ['string', 'array'], items: { type: 'object', properties: { lang: TEXT, text: TEXT } } };
  const { file } = await importSchema({ properties: { title: label, author: TEXT }, required: ['title', 'author'] });
  expect(file['x-admin']).not.toHaveProperty('titleField');
});
