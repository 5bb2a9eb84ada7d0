import { describe, expect, it } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import type { ResourceCalls } from '../../../dataProvider/contract/types';
import { createRecordSerializer } from '../../../src/model/serializations/createRecordSerializer';
import { compileEntityModule } from '../../support/entityModule';
import { dialects } from '../../support/dialects';
import { READ, RECEIVED, SERIALIZED_ENTITY } from '../../support/serializedEntity';
import { fakeHttp, json, page, routesOf, tableOf } from './support';

const { entity } = compileEntityModule('repair.json', { 'repair.json': SERIALIZED_ENTITY });
const ok = (data: unknown): Response => json({ success: true, msg: '', data });
const { id: _, ...SENT } = RECEIVED;
const { id: _id, ...VALUES } = READ;

function setUp(replies: Response[], own: Partial<ResourceCalls> = {}) {
  const { http, sent, warnings } = fakeHttp(replies);
  const table = tableOf({
    name: 'repair',
    title: 'Repairs',
    ids: ['id'],
    calls: entity.calls,
    loadSerializer: async (options) => createRecordSerializer(entity, options),
    ...own,
  });
  const provider = createDataProvider({
    baseUrl: '/steve',
    routes: routesOf(table),
    http,
    dialects,
    timeZone: 'Asia/Singapore',
  });
  return { provider, sent, warnings };
}

const rows = (...list: unknown[]): Response => json({ success: true, data: list, total: list.length });

describe('a record', () => {
  it('of a list has the formats of the app', async () => {
    const { provider, warnings } = setUp([rows(RECEIVED)]);
    expect((await provider.getList('repair', page())).data).toEqual([READ]);
    expect(warnings).toEqual([]);
  });

  it('that is read alone too', async () => {
    const { provider } = setUp([ok(RECEIVED)]);
    expect((await provider.getOne('repair', { id: '7' })).data).toEqual(READ);
  });

  it('without changes is sent exactly as it was received', async () => {
    const { provider, sent } = setUp([ok(RECEIVED), ok(null)]);
    const { data } = await provider.getOne('repair', { id: 7 });
    const { data: saved } = await provider.update('repair', { id: 7, data, previousData: data });
    expect(sent[1]!.body).toEqual(RECEIVED);
    expect(saved).toEqual(READ);
  });

  it('with changes is sent with the old values beside the new ones', async () => {
    const { provider, sent } = setUp([rows(RECEIVED), ok(null)]);
    const [data] = (await provider.getList('repair', page())).data;
    const changes = { ...data!, startedAt: '2024-03-01 08:00', fee: 19.9, isOpen: false, city: 'Jurong' };
    const visits = [{ visitId: 2, at: '2024-02-29 00:00', cost: 5.05 }, { at: '2024-02-29 12:00' }];
    await provider.update('repair', { id: 7, data: { ...changes, visits }, previousData: data! });
    expect(sent[1]!.body).toEqual({
      ...RECEIVED,
      startedAt: 1709251200,
      fee: 1990,
      isOpen: 0,
      address: { city: 'Jurong' },
      visits: [{ visitId: 2, at: 1709136002, cost: 505 }, { at: 1709179200 }],
    });
  });

  it('that is new is sent in the formats of the API', async () => {
    const { provider, sent } = setUp([ok({ ...RECEIVED, id: 8 })]);
    const { data } = await provider.create('repair', { data: VALUES });
    expect(data).toEqual({ ...READ, id: 8 });
    expect(sent[0]!.body).toEqual({
      ...SENT,
      startedAt: 1709136000,
      endedAt: 1709139600000,
      reportedAt: '2024-02-28T16:00:30.123Z',
      day: '2024-02-29T00:00:00+08:00',
      isOpen: 1,
      isPaid: 'N',
      tax: '1.5',
      plugs: 'AC,DC',
      status: 'IN_PROGRESS',
      visits: [
        { visitId: 1, at: 1709136000, cost: 110 },
        { visitId: 2, at: 1709136000, cost: 0 },
      ],
      checkedAt: [1709136000, 1709139600],
    });
  });

  it('keeps empty values, and values in another format, which are reported without them', async () => {
    const odd = { id: 1, startedAt: 'soon', endedAt: null, isOpen: 'maybe', fee: '', plugs: null, status: 'LOST' };
    const { provider, warnings, sent } = setUp([rows(odd, { ...odd, id: 2 }), ok(null)]);
    const { data } = await provider.getList('repair', page());
    expect(data[0]).toEqual(odd);
    expect(warnings.map(({ text }) => text)).toEqual([
      'Repairs: the value of "startedAt" is no epochSeconds',
      'Repairs: the value of "isOpen" is no zeroOne',
      'Repairs: the value of "status" is no upperSnakeCase',
    ]);
    expect(JSON.stringify(warnings)).not.toMatch(/soon|maybe|LOST/);
    await provider.update('repair', { id: 1, data: data[0]!, previousData: data[0]! });
    expect(sent[1]!.body).toEqual(odd);
  });
});

describe('filters', () => {
  it.each([
    [{ isOpen: false }, { isOpen: 0 }],
    [{ status: 'In progress' }, { status: 'IN_PROGRESS' }],
    [{ status: ['Open', 'In progress'] }, { status: ['OPEN', 'IN_PROGRESS'] }],
    [{ plugs: ['AC', 'DC'] }, { plugs: 'AC,DC' }],
    [{ startedAt: { from: '2024-02-29', to: '2024-02-29' } }, { startedAt: { from: 1709136000, to: 1709222399 } }],
    [{ startedAt: { from: '2024-02-29' } }, { startedAt: { from: 1709136000 } }],
    [{ endedAt_gte: '2024-02-29 00:00' }, { endedAt_gte: 1709136000000 }],
    [
      { day_gte: '2024-02-29', day_lte: '2024-02-29' },
      { day_gte: '2024-02-29T00:00:00+08:00', day_lte: '2024-02-29T23:59:59.999+08:00' },
    ],
    [
      { city: 'Jurong', city_like: 'J' },
      { 'address.city': 'Jurong', 'address.city_like': 'J' },
    ],
    [
      { q: 'x', unknown: '2024-02-29' },
      { q: 'x', unknown: '2024-02-29' },
    ],
  ])('%j is sent as %j', async (filter, pageVo) => {
    const { provider, sent } = setUp([rows()]);
    await provider.getList('repair', page(1, 10, filter));
    expect(sent[0]!.body).toMatchObject({ pageVo });
  });
});

describe('ids', () => {
  const definition = {
    ...SERIALIZED_ENTITY,
    properties: {
      code: { type: 'string', enum: ['Alpha one', 'Beta'], 'x-ui': { serialization: 'lowerSnakeCase' } },
      key: { type: 'string', 'x-ui': { recordPath: 'meta.key' } },
    },
    'x-admin': {
      idField: 'code',
      routes: {},
      calls: {
        get: 'GET r/{code}',
        update: 'PUT r/{code}',
        delete: 'DELETE r/{code}',
        page: { endpoint: 'POST pages', dialect: 'pageNo/pageVo' },
      },
    },
  } as typeof SERIALIZED_ENTITY;
  const coded = compileEntityModule('repair.json', { 'repair.json': definition }).entity;
  const setUpCoded = (...replies: Response[]) =>
    setUp(replies, {
      ids: ['code'],
      calls: coded.calls,
      getId: (row) => row['code'] as string | undefined,
      getIdParts: (id) => ({ id, code: id }),
      loadSerializer: async (options) => createRecordSerializer(coded, options),
    });

  it('are converted in paths and rows', async () => {
    const wire = { code: 'alpha_one', meta: { key: 'k' } };
    const { provider, sent } = setUpCoded(rows(wire), ok(wire), ok(null), ok(null), ok(null));
    expect((await provider.getList('repair', page())).data).toEqual([{ id: 'Alpha one', code: 'Alpha one', key: 'k' }]);
    const { data } = await provider.getOne('repair', { id: 'Alpha one' });
    expect(data).toEqual({ id: 'Alpha one', code: 'Alpha one', key: 'k' });
    await provider.update('repair', { id: 'Alpha one', data, previousData: data });
    await provider.deleteMany('repair', { ids: ['Alpha one', 'Beta'] });
    expect(sent.slice(1).map(({ url }) => url)).toEqual([
      '/steve/r/alpha_one',
      '/steve/r/alpha_one',
      '/steve/r/alpha_one',
      '/steve/r/beta',
    ]);
    expect(sent[2]!.body).toEqual(wire);
  });
});

it('a resource without serializations is not converted', async () => {
  const { http, sent } = fakeHttp([ok(null)]);
  const provider = createDataProvider({
    baseUrl: '/steve',
    routes: routesOf(tableOf({ name: 'repair', title: 'Repairs', ids: ['id'], calls: entity.calls })),
    http,
    dialects,
  });
  await provider.create('repair', { data: VALUES });
  expect(sent[0]!.body).toEqual(VALUES);
});
