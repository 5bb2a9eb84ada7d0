import { expect, it } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import { createRecordSerializer } from '../../../src/model/serializations/createRecordSerializer';
import { compileEntityModule } from '../../support/entityModule';
import { dialects } from '../../support/dialects';
import { fakeHttp, json, page, routesOf, tableOf } from './support';

it('filters in an expression have the quotes of the types of their fields', async () => {
  const text = { type: 'string' };
  const part = {
    $id: 'repair',
    title: 'Repairs',
    type: 'object',
    properties: {
      id: text,
      code: text,
      note: { ...text, maxLength: 20 },
      kind: { ...text, enum: ['1', '2'] },
      owner: { type: 'object', properties: { name: text, since: { ...text, format: 'date' } } },
      madeBy: { ...text, format: 'uuid' },
      on: { ...text, format: 'date' },
      at: { ...text, format: 'yyyy-MM-dd HH:mm', 'x-ui': { serialization: 'utcDateTime' } },
      amount: { type: 'number' },
      price: { type: 'number', 'x-ui': { serialization: 'decimalText' } },
      isOpen: { type: 'boolean' },
    },
    'x-admin': {
      idField: 'id',
      routes: {},
      calls: { rest: { path: 'repairs', dialect: 'odata' } },
      list: { filters: ['code'] },
    },
  };
  const compiled = compileEntityModule('repair.json', { 'repair.json': part } as never).entity;
  expect(compiled.isSerialized).toBe(true);
  const { http, sent } = fakeHttp([json({ value: [], '@odata.count': 0 })]);
  const table = tableOf({
    name: 'repair',
    title: 'Repairs',
    ids: ['id'],
    calls: compiled.calls,
    loadSerializer: async (options) => createRecordSerializer(compiled, options),
  });
  const provider = createDataProvider({
    baseUrl: '/steve',
    routes: routesOf(table),
    http,
    dialects,
    timeZone: 'Asia/Singapore',
  });
  const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const filter = {
    code: '2027-01-01',
    note_ne: uuid,
    kind: ['1', 2],
    'owner.name': "12'5",
    'owner.since_gte': '2027-01-01',
    madeBy: [uuid],
    on_lte: '2027-01-31',
    at_gte: '2027-01-01 08:00',
    amount_gte: '5',
    price: 1.5,
    isOpen: 'true',
    on: 'x or 1 eq 1',
    unknown: '2027-01-01',
  };
  await provider.getList('repair', { ...page(), filter });
  const query = new URL(sent[0]!.url, 'http://x').searchParams.get('$filter')!.split(' and ');
  expect(query).toEqual([
    "code eq '2027-01-01'",
    `note ne '${uuid}'`,
    "kind in ('1','2')",
    "owner/name eq '12''5'",
    'owner/since ge 2027-01-01',
    `madeBy in (${uuid})`,
    'on le 2027-01-31',
    'at ge 2027-01-01T00:00:00Z',
    'amount ge 5',
    'price eq 1.5',
    'isOpen eq true',
    "on eq 'x or 1 eq 1'",
    'unknown eq 2027-01-01',
  ]);
});
