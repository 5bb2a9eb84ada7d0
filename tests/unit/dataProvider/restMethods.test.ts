/** Plain REST: JSON without an envelope, the total in a header, as ra-data-simple-rest expects it. */
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { Call, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { failure, fakeProvider, hang, json, page, tableOf, text } from './support';

const PATH = 'dawn/api/v1/sites';
const rest = (method: Call['method'], end = ''): Call => ({ method, path: `${PATH}${end}`, dialect: 'simple-rest' });
const sites = tableOf({
  name: 'site',
  title: 'Sites',
  ids: ['sitePk'],
  calls: {
    page: rest('GET'),
    get: rest('GET', '/{id}'),
    create: rest('POST'),
    update: rest('PUT', '/{id}'),
    delete: rest('DELETE', '/{id}'),
  },
});
const base = `/steve/${PATH}`;
const list = (rows: unknown, range = 'sites 0-9/31'): Response => json(rows, 200, { 'Content-Range': range });
const NOTHING = (): Response => new Response(null, { status: 204 });

describe('a resource of plain REST', () => {
  it('lists', async () => {
    const { provider, sent } = fakeProvider([list([{ sitePk: 5 }])], { table: sites });
    const result = await provider.getList('site', page(2, 10, { a: 1 }));
    expect(result).toStrictEqual({ data: [{ sitePk: 5, id: 5 }], total: 31 });
    const { pathname, searchParams } = new URL(sent[0]!.url, 'http://x');
    expect(pathname).toBe(base);
    expect(Object.fromEntries(searchParams)).toStrictEqual({
      filter: '{"a":1}',
      range: '[10,19]',
      sort: '["id","ASC"]',
    });
  });

  it('lists nothing', async () => {
    const { provider } = fakeProvider([list([], 'sites */0')], { table: sites });
    expect(await provider.getList('site', page())).toStrictEqual({ data: [], total: 0 });
  });

  it('lists what belongs to another record', async () => {
    const { provider, sent } = fakeProvider([list([{ sitePk: 5 }])], { table: sites });
    await provider.getManyReference('site', { ...page(1, 10, { a: 1 }), target: 'groupPk', id: 3 });
    expect(new URL(sent[0]!.url, 'http://x').searchParams.get('filter')).toBe('{"a":1,"groupPk":3}');
  });

  it('keeps a page usable on which a row does not say which it is', async () => {
    const { provider } = fakeProvider([list([{ sitePk: 5 }, { name: 'x' }])], { table: sites });
    const { data } = await provider.getList('site', page());
    expect(data.map(({ id }) => id)).toStrictEqual([5, '~1']);
  });

  it('reads one record', async () => {
    const { provider, sent } = fakeProvider([json({ sitePk: 5 })], { table: sites });
    expect(await provider.getOne('site', { id: 5 })).toStrictEqual({ data: { sitePk: 5, id: 5 } });
    expect(sent[0]).toMatchObject({ method: 'GET', url: `${base}/5` });
  });

  it('reads many at once', async () => {
    const { provider, sent } = fakeProvider([json([{ sitePk: 5 }, { sitePk: 6 }])], { table: sites });
    const result = await provider.getMany('site', { ids: [5, 6] });
    expect(result.data.map(({ id }) => id)).toStrictEqual([5, 6]);
    expect(sent).toHaveLength(1);
  });

  it('writes', async () => {
    const replies = [json({ sitePk: 5 }), json({ rank: 1 }), json({})];
    const { provider, sent } = fakeProvider(replies, { table: sites });
    const created = await provider.create('site', { data: { name: 'new' } });
    expect(created).toStrictEqual({ data: { name: 'new', sitePk: 5, id: 5 } });
    const updated = await provider.update('site', { id: 5, data: { sitePk: 5, name: 'x' }, previousData: { id: 5 } });
    expect(updated).toStrictEqual({ data: { sitePk: 5, name: 'x', rank: 1, id: 5 } });
    await provider.delete('site', { id: 5 });
    expect(sent.map(({ method, url, body }) => [method, url, body])).toStrictEqual([
      ['POST', base, { name: 'new' }],
      ['PUT', `${base}/5`, { sitePk: 5, name: 'x' }],
      ['DELETE', `${base}/5`, undefined],
    ]);
  });

  it('sends no id of react-admin, and keeps the id of the request where the answer is empty', async () => {
    const { provider, sent } = fakeProvider([NOTHING(), NOTHING(), NOTHING()], { table: sites });
    const updated = await provider.update('site', { id: 5, data: { id: 5, name: 'x' }, previousData: { id: 5 } });
    expect(updated).toStrictEqual({ data: { name: 'x', sitePk: 5, id: 5 } });
    expect(sent[0]!.body).toStrictEqual({ name: 'x' });
    expect(await provider.deleteMany('site', { ids: ['a/b', 6] })).toStrictEqual({ data: ['a/b', 6] });
  });

  it('sends an id that is called id', async () => {
    const table = tableOf({ ...sites, ids: ['id'] });
    const { provider, sent } = fakeProvider([json({ id: 5 })], { table });
    await provider.update('site', { id: 5, data: { id: 5, name: 'x' }, previousData: { id: 5 } });
    expect(sent[0]!.body).toStrictEqual({ id: 5, name: 'x' });
  });

  it.each<[string, () => Response, unknown]>([
    ['the record', () => json({ sitePk: 5 }), 5],
    ['the bare id', () => json(9), 9],
    ['nothing', NOTHING, ''],
  ])('has created a record although the answer is %s', async (_, answer, id) => {
    const { provider } = fakeProvider([answer()], { table: sites });
    expect((await provider.create('site', { data: { name: 'new' } })).data).toMatchObject({ name: 'new', id });
  });

  it('identifies a record by several fields', async () => {
    const table = tableOf({ ...sites, ids: ['chargeBoxId', 'connectorId'] });
    const row = { chargeBoxId: 'C 1', connectorId: 2 };
    const id = String(table.getId(row));
    const { provider, sent } = fakeProvider([json(row)], { table });
    expect((await provider.getOne('site', { id })).data).toMatchObject({ id });
    expect(sent[0]!.url).toBe(`${base}/${id}`);
  });

  it('uses the calls of its table where it has them', async () => {
    const table = tableOf({
      ...sites,
      calls: { ...sites.calls, get: { method: 'GET', path: 'site-details/{sitePk}' } },
    });
    const { provider, sent } = fakeProvider([json({ success: true, data: { sitePk: 5 } }), list([])], { table });
    await provider.getOne('site', { id: 5 });
    await provider.getList('site', page());
    expect(sent[0]!.url).toBe('/steve/site-details/5');
    expect(sent[1]!.url).toContain(`${base}?`);
  });

  it('ends its request when its reader leaves', async () => {
    const { provider, sent } = fakeProvider([hang], { table: sites });
    const leaving = new AbortController();
    const promise = failure(provider.getList('site', { ...page(), signal: leaving.signal }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    leaving.abort();
    expect(await promise).toMatchObject({ name: 'AbortError' });
  });
});

describe('an odd page of plain REST', () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({ sitePk: index + 1 }));
  it.each<[string, () => Response, number, object]>([
    ['without a total', () => json([{ sitePk: 5 }]), 1, { data: [{ sitePk: 5, id: 5 }], total: 1 }],
    ['whose total is not known', () => list(ten.slice(0, 2), 'sites 20-21/*'), 3, { total: 22 }],
    [
      'that is full, its total not known',
      () => list(ten, 'sites 10-19/*'),
      2,
      { total: 21, pageInfo: { hasNextPage: true } },
    ],
    ['with a total smaller than its rows', () => list(ten.slice(0, 4), 'sites 0-3/1'), 1, { total: 4 }],
    ['with no list of nothing', () => list(null, 'sites */0'), 1, { data: [], total: 0 }],
    [
      'with a row that is none',
      () => list([null, { sitePk: 5 }], 'sites 0-1/2'),
      1,
      { data: [{ id: '~0' }, { id: 5 }] },
    ],
    [
      'with one row twice',
      () => list([{ sitePk: 5 }, { sitePk: 5 }], 'sites 0-1/2'),
      1,
      { data: [{ id: 5 }, { id: '~1' }] },
    ],
  ])('%s', async (_, answer, number, expected) => {
    const { provider } = fakeProvider([answer()], { table: sites });
    expect(await provider.getList('site', page(number))).toMatchObject(expected);
  });
});

describe('an answer of plain REST that is none', () => {
  const NOT_UNDERSTOOD = "Request failed, please try again\nSites: the server's answer could not be understood";
  const START = 'Sites: the answer to GET dawn/api/v1/sites';
  const getList = (provider: WattdeskDataProvider) => provider.getList('site', page());
  const getOne = (provider: WattdeskDataProvider) => provider.getOne('site', { id: 5 });
  const getMany = (provider: WattdeskDataProvider) => provider.getMany('site', { ids: [5] });

  it.each<[string, (provider: WattdeskDataProvider) => Promise<unknown>, () => Response, string]>([
    [
      'an envelope in place of a list',
      getList,
      () => list({ success: true, data: [], total: 0 }),
      `${START} has no list "body"`,
    ],
    ['no list at all', getList, NOTHING, `${START} has no list "body"`],
    ['no list of several', getMany, () => json({ sitePk: 5 }), `${START} has no list "body"`],
    ['a list in place of a record', getOne, () => json([{ sitePk: 5 }]), `${START}/{id} has no record "body"`],
    ['no record', getOne, () => json(null), `${START}/{id} has no record "body"`],
  ])('%s', async (_, ask, answer, message) => {
    const { provider, warnings } = fakeProvider([answer()], { table: sites });
    const error = await failure(ask(provider));
    expect(error).toBeInstanceOf(HttpError);
    expect((error as HttpError).message).toBe(NOT_UNDERSTOOD);
    // The original response is described in the warning for developers only.
    expect(warnings.map(({ text: told }) => told)).toStrictEqual([message]);
  });

  it.each<[string, () => Response, object]>([
    ['has a text of its own', () => json({ msg: 'In use' }, 409), { message: 'In use', status: 409 }],
    ['says it as others do', () => json({ message: 'In use' }, 409), { message: 'In use', status: 409 }],
    ['has none', () => json({}, 404), { status: 404, body: { fault: 'missing' } }],
    ['is a page', () => text('<html>', 500), { status: 500, body: { fault: 'html' } }],
    ['is no JSON', () => text('{', 200, 'application/json'), { status: 200, body: { fault: 'json' } }],
    [
      'names fields',
      () => json({ msg: 'No', errors: { name: 'Too long' } }, 400),
      { message: 'No', body: { errors: { name: 'Too long' } } },
    ],
  ])('a refusal that %s', async (_, answer, expected) => {
    const { provider } = fakeProvider([answer()], { table: sites });
    const update = provider.update('site', { id: 5, data: { name: 'x' }, previousData: { id: 5 } });
    expect(await failure(update)).toMatchObject(expected);
  });

  it('keeps its address where the page call is another', async () => {
    const { page: _, ...calls } = sites.calls;
    const table = { ...sites, calls: { page: { method: 'POST', path: 'sites/pages' } as const, ...calls } };
    const { provider, sent } = fakeProvider([json({ sitePk: 5 })], { table });
    await provider.getOne('site', { id: 5 });
    expect(sent[0]).toMatchObject({ method: 'GET', url: `${base}/5` });
  });

  it('is asked for again where it only reads, and never where it writes', async () => {
    const { provider, sent } = fakeProvider([new TypeError('x'), list([]), new TypeError('x')], { table: sites });
    await provider.getList('site', page());
    expect(sent).toHaveLength(2);
    expect(await failure(provider.delete('site', { id: 5 }))).toMatchObject({ body: { fault: 'network' } });
    expect(sent).toHaveLength(3);
  });
});
