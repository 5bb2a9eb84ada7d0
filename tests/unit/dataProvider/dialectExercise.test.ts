/** A dialect that is registered nowhere: its descriptor alone suffices for every method. */
import { expect, it } from 'vitest';
import { createDataProvider } from '../../../dataProvider';
import type { Dialect } from '../../../dataProvider/dialects/dialect';
import type { Call } from '../../../dataProvider/contract/types';
import { dialects } from '../../support/dialects';
import { failure, fakeHttp, json, page, routesOf, tableOf } from './support';

type Json = Record<string, unknown>;

const exercise: Dialect = {
  isPlain: true,
  headers: { 'X-Tenant': 'sg' },
  canSort: true,
  buildListRequest: ({ page: number, perPage, filter, sort }) => ({
    query: { offset: (number - 1) * perPage, limit: perPage, by: sort?.field, ...filter },
  }),
  findRows: (body) => ({ rows: (body as Json).items, total: (body as Json).count, names: ['items', 'count'] }),
  buildRecordBody: (record) => ({ item: record }),
  findRecord: (body) => (body as Json | null)?.item,
  parseErrorResponse: ({ reason, fields }) => ({ message: String(reason), errors: fields }),
};
const call = (method: Call['method'], path = 'lots'): Call => ({ method, path, dialect: 'exercise' });
const lots = tableOf({
  name: 'lot',
  title: 'Lots',
  ids: ['lotId'],
  calls: {
    page: call('GET'),
    get: call('GET', 'lots/{id}'),
    create: call('POST'),
    update: call('PATCH', 'lots/{id}'),
    delete: call('DELETE', 'lots/{id}'),
  },
});

it('lists, reads, creates, updates, deletes and reads refusals in a dialect of its own', async () => {
  const item = { lotId: 7, color: 'red' };
  const { http, sent } = fakeHttp([
    json({ items: [item], count: 31 }),
    json({ item }),
    json({ item }),
    json({ item }),
    new Response(null, { status: 204 }),
    json({ reason: 'Taken', fields: { color: 'No such color' } }, 422),
  ]);
  const provider = createDataProvider({ baseUrl: '/api', routes: routesOf(lots), http, dialects: { exercise } });
  const list = { ...page(2, 10, { color: 'red' }), sort: { field: 'color', order: 'ASC' as const } };
  expect(await provider.getList('lot', list)).toEqual({ data: [{ ...item, id: 7 }], total: 31 });
  expect((await provider.getOne('lot', { id: 7 })).data).toEqual({ ...item, id: 7 });
  expect((await provider.create('lot', { data: { color: 'red' } })).data).toEqual({ ...item, id: 7 });
  const change = { id: 7, data: { color: 'red' }, previousData: { id: 7 } };
  expect((await provider.update('lot', change)).data).toEqual({ ...item, id: 7 });
  await provider.delete('lot', { id: 7 });
  expect(await failure(provider.create('lot', { data: {} }))).toMatchObject({
    message: 'Taken',
    body: { errors: { color: 'No such color' } },
  });
  expect(sent.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', '/api/lots?offset=10&limit=10&by=color&color=red', undefined],
    ['GET', '/api/lots/7', undefined],
    ['POST', '/api/lots', { item: { color: 'red' } }],
    ['PATCH', '/api/lots/7', { item: { color: 'red' } }],
    ['DELETE', '/api/lots/7', undefined],
    ['POST', '/api/lots', { item: {} }],
  ]);
  for (const { headers } of sent) expect(headers).toMatchObject({ 'X-Tenant': 'sg' });
});

it('uses the default dialect for a call that names none', async () => {
  const { http, sent } = fakeHttp([json({ content: [], totalElements: 0 })]);
  const provider = createDataProvider({
    baseUrl: '/api',
    routes: routesOf(),
    http,
    dialects,
    defaultDialect: 'spring',
  });
  await provider.page({ method: 'GET', path: 'pets' }, { page: 1, perPage: 10, filter: {} });
  expect(sent[0]?.url).toBe('/api/pets?page=0&size=10');
});
