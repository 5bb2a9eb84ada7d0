import { describe, expect, it } from 'vitest';
import type { CallTable } from '../../../dataProvider/types';
import { failure, fakeProvider, json, page } from './support';

const sites: CallTable = {
  name: 'site',
  title: 'Sites',
  id: 'sitePk',
  calls: { rest: { method: 'GET', path: 'dawn/api/v1/sites' } },
};
const base = '/steve/dawn/api/v1/sites';
const ok = (data: unknown, more = {}): Response => json({ success: true, msg: '', data, ...more });

describe('a resource of plain REST', () => {
  it.each([
    ['data and total', ok([{ sitePk: 5 }], { total: 31 })],
    ['data.records and data.totalRow', ok({ records: [{ sitePk: 5 }], totalRow: 31 })],
  ])('lists %s', async (_, answer) => {
    const { provider, sent } = fakeProvider([answer], { table: sites });
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

  it('checks its lists like any other', async () => {
    const { provider } = fakeProvider([ok([{ sitePk: 5 }])], { table: sites });
    const error = await failure(provider.getList('site', page()));
    expect(error).toMatchObject({ body: { fault: 'shapeNumber', messageArgs: { title: 'Sites', field: 'total' } } });
  });

  it('reads one record', async () => {
    const { provider, sent } = fakeProvider([ok({ sitePk: 5 })], { table: sites });
    expect(await provider.getOne('site', { id: 5 })).toStrictEqual({ data: { sitePk: 5, id: 5 } });
    expect(sent[0]).toMatchObject({ method: 'GET', url: `${base}/5` });
  });

  it('reads many at once', async () => {
    const { provider, sent } = fakeProvider([ok([{ sitePk: 5 }, { sitePk: 6 }])], { table: sites });
    const result = await provider.getMany('site', { ids: [5, 6] });
    expect(result.data.map(({ id }) => id)).toStrictEqual([5, 6]);
    expect(sent).toHaveLength(1);
  });

  it('writes', async () => {
    const replies = [ok({ sitePk: 5 }), ok(null), ok(null)];
    const { provider, sent } = fakeProvider(replies, { table: sites });
    const created = await provider.create('site', { data: { name: 'new' } });
    expect(created).toStrictEqual({ data: { name: 'new', sitePk: 5, id: 5 } });
    const updated = await provider.update('site', { id: 5, data: { sitePk: 5, name: 'x' }, previousData: { id: 5 } });
    expect(updated).toStrictEqual({ data: { sitePk: 5, name: 'x', id: 5 } });
    await provider.delete('site', { id: 5 });
    expect(sent.map(({ method, url, body }) => [method, url, body])).toStrictEqual([
      ['POST', base, { name: 'new' }],
      ['PUT', `${base}/5`, { sitePk: 5, name: 'x' }],
      ['DELETE', `${base}/5`, undefined],
    ]);
  });

  it('sends no id of react-admin, and knows from the address what an empty answer is about', async () => {
    const { provider, sent } = fakeProvider([ok(null), ok(null), ok(null)], { table: sites });
    const updated = await provider.update('site', { id: 5, data: { id: 5, name: 'x' }, previousData: { id: 5 } });
    expect(updated).toStrictEqual({ data: { name: 'x', id: '5' } });
    expect(sent[0]!.body).toStrictEqual({ name: 'x' });
    expect(await provider.deleteMany('site', { ids: ['a/b', 6] })).toStrictEqual({ data: ['a/b', '6'] });
  });

  it('uses the calls of its table where it has them', async () => {
    const table = {
      ...sites,
      calls: { ...sites.calls, get: { method: 'GET' as const, path: 'site-details/{sitePk}' } },
    };
    const { provider, sent } = fakeProvider([ok({ sitePk: 5 }), ok([], { total: 0 })], { table });
    await provider.getOne('site', { id: 5 });
    await provider.getList('site', page());
    expect(sent[0]!.url).toBe('/steve/site-details/5');
    expect(sent[1]!.url).toContain(`${base}?`);
  });

  it('fails with the text of the server', async () => {
    const { provider } = fakeProvider([json({ success: false, msg: 'No' })], { table: sites });
    expect(await failure(provider.getOne('site', { id: 5 }))).toMatchObject({ message: 'No' });
  });
});
