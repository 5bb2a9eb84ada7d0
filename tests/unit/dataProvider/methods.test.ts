import { describe, expect, it, vi } from 'vitest';
import type { Call, ResourceCalls, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { articles, failure, fakeProvider, hang, json, page, tableOf } from './support';

const ok = (data: unknown = null): Response => json({ success: true, msg: 'done', data });
const row = { articleId: 7, articleTitle: 'LED' };

/** Returns the calls of articles with one call replaced. */
const withCall = (name: string, call: Call): ResourceCalls => ({
  ...articles,
  calls: { ...articles.calls, [name]: call },
});

describe('each method is one call', () => {
  type Run = (provider: WattdeskDataProvider) => Promise<unknown>;
  const previousData = { id: 7, articleId: 7, articleTitle: 'old', views: 3 };
  it.each<[string, Run, string, string, unknown]>([
    [
      'getList',
      (p) => p.getList('article', page(2, 20, { dataStatus: 'A' })),
      'POST',
      'article/article-pages',
      { pageNo: 2, pageSize: 20, pageVo: { dataStatus: 'A' } },
    ],
    [
      'getList without a page',
      (p) => p.getList('article', {}),
      'POST',
      'article/article-pages',
      { pageNo: 1, pageSize: 10, pageVo: {} },
    ],
    [
      'getManyReference',
      (p) => p.getManyReference('article', { ...page(1, 10, { q: 'x' }), target: 'siteId', id: 5 }),
      'POST',
      'article/article-pages',
      { pageNo: 1, pageSize: 10, pageVo: { q: 'x', siteId: 5 } },
    ],
    ['getOne', (p) => p.getOne('article', { id: 7 }), 'GET', 'article/articles/7', undefined],
    [
      'getOne of an awkward id',
      (p) => p.getOne('article', { id: 'a/b?c' }),
      'GET',
      'article/articles/a%2Fb%3Fc',
      undefined,
    ],
    [
      'create',
      (p) => p.create('article', { data: { id: 1, articleId: 1, articleTitle: 'new' } }),
      'POST',
      'article/articles',
      { articleTitle: 'new' },
    ],
    [
      'update',
      (p) => p.update('article', { id: 7, data: { id: 7, articleTitle: 'new' }, previousData }),
      'PUT',
      'article/articles',
      { articleTitle: 'new', articleId: 7 },
    ],
    [
      'update by an address',
      (p) => p.update('article', { id: '7', data: { articleTitle: 'new' }, previousData }),
      'PUT',
      'article/articles',
      { articleTitle: 'new', articleId: 7 },
    ],
    [
      'update of an unknown record',
      (p) => p.update('article', { id: 'x', data: {}, previousData: { id: 'y' } }),
      'PUT',
      'article/articles',
      { articleId: 'x' },
    ],
    ['delete', (p) => p.delete('article', { id: 7, previousData }), 'DELETE', 'article/articles/7', undefined],
  ])('%s', async (name, run, method, path, body) => {
    const list = /List|Reference/.test(name);
    const { provider, sent } = fakeProvider([list ? json({ success: true, data: [], total: 0 }) : ok(row)]);
    await run(provider);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method, url: `/steve/${path}` });
    expect(sent[0]!.body).toStrictEqual(body);
  });
});

describe('getOne', () => {
  it('gives the record with the id of the wire', async () => {
    const { provider } = fakeProvider([ok(row)]);
    expect(await provider.getOne('article', { id: '7' })).toStrictEqual({ data: { ...row, id: 7 } });
  });

  it.each(['article/articles/{id}', 'article/articles/{articleId}'])('fills %s', async (path) => {
    const { provider, sent } = fakeProvider([ok(row)], { table: withCall('get', { method: 'GET', path }) });
    await provider.getOne('article', { id: 7 });
    expect(sent[0]!.url).toBe('/steve/article/articles/7');
  });

  it('is a read even as a POST', async () => {
    const table = withCall('get', { method: 'POST', path: 'details/{id}' });
    const { provider, sent } = fakeProvider([new TypeError('x'), ok(row)], { table });
    await provider.getOne('article', { id: 7 });
    expect(sent).toHaveLength(2);
  });

  it.each(['', '.', '..'])('refuses the id "%s", which would address something else', async (id) => {
    const { provider, sent } = fakeProvider([]);
    expect(await failure(provider.getOne('article', { id }))).toMatchObject({
      message: `No usable value for {articleId} in "article/articles/{articleId}": "${id}"`,
    });
    expect(sent).toStrictEqual([]);
  });
});

describe('getMany', () => {
  it('asks once per id, side by side', async () => {
    const { provider, sent } = fakeProvider([ok({ articleId: 1 }), ok({ articleId: 2 })]);
    const result = await provider.getMany('article', { ids: [1, 2] });
    expect(result.data.map(({ id }) => id)).toStrictEqual([1, 2]);
    expect(sent.map(({ url }) => url)).toStrictEqual(['/steve/article/articles/1', '/steve/article/articles/2']);
  });

  it('leaves out what is gone', async () => {
    const { provider } = fakeProvider([json({ success: false, msg: 'Gone' }, 404), ok({ articleId: 2 })]);
    expect((await provider.getMany('article', { ids: [1, 2] })).data).toStrictEqual([{ articleId: 2, id: 2 }]);
  });

  it('fails for any other reason', async () => {
    const { provider } = fakeProvider([json({ success: false, msg: 'No' }, 403), ok({ articleId: 2 })]);
    expect(await failure(provider.getMany('article', { ids: [1, 2] }))).toMatchObject({ message: 'No', status: 403 });
  });

  it('ends all its requests when its reader leaves', async () => {
    const { provider, sent } = fakeProvider([hang, hang]);
    const leaving = new AbortController();
    const promise = failure(provider.getMany('article', { ids: [1, 2], signal: leaving.signal }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    leaving.abort();
    expect(await promise).toMatchObject({ name: 'AbortError' });
    expect(sent.map(({ init }) => init.signal?.aborted)).toStrictEqual([true, true]);
  });
});

describe('create gives a record whatever the server answers', () => {
  const data = { articleTitle: 'new' };
  it.each<[string, unknown, object]>([
    [
      'the record',
      { articleId: 9, articleTitle: 'New', views: 0 },
      { articleId: 9, articleTitle: 'New', views: 0, id: 9 },
    ],
    ['part of it', { articleId: 9 }, { articleTitle: 'new', articleId: 9, id: 9 }],
    ['the bare id', 9, { articleTitle: 'new', id: 9 }],
    ['nothing', null, { articleTitle: 'new', id: '' }],
  ])('%s', async (_, response, record) => {
    const { provider } = fakeProvider([ok(response)]);
    expect(await provider.create('article', { data })).toStrictEqual({ data: record });
  });

  it('keeps an id that people choose, when its call lists it', async () => {
    const table = withCall('create', { method: 'POST', path: 'cards', bodyFields: ['articleId'] });
    const { provider, sent } = fakeProvider([ok()], { table });
    const result = await provider.create('article', { data: { articleId: 'C-1', other: 1 } });
    expect(sent[0]!.body).toStrictEqual({ articleId: 'C-1' });
    expect(result.data).toMatchObject({ id: 'C-1' });
  });
});

describe('update', () => {
  const previousData = { id: 7, articleId: 7, articleTitle: 'old', views: 3 };

  it('gives what was sent, completed by the answer', async () => {
    const { provider } = fakeProvider([ok({ views: 4 })]);
    const result = await provider.update('article', { id: 7, data: { articleTitle: 'new' }, previousData });
    expect(result).toStrictEqual({ data: { id: 7, articleId: 7, articleTitle: 'new', views: 4 } });
  });

  it('fills a path from the record and sends only the keys of its call', async () => {
    const call: Call = { method: 'PUT', path: 'types/{type}/articles/{id}', bodyFields: ['articleTitle'] };
    const { provider, sent } = fakeProvider([ok()], { table: withCall('update', call) });
    await provider.update('article', { id: 7, data: { type: 'a b', articleTitle: 'new' }, previousData });
    expect(sent[0]).toMatchObject({ url: '/steve/types/a%20b/articles/7', body: { articleTitle: 'new' } });
    expect(sent[0]!.body).not.toHaveProperty('articleId');
  });

  it('sends the id of an entity whose id is called id', async () => {
    const { provider, sent } = fakeProvider([ok()], { table: tableOf({ ...articles, ids: ['id'] }) });
    await provider.update('article', { id: 7, data: { a: 1 }, previousData: { id: 7 } });
    expect(sent[0]!.body).toStrictEqual({ a: 1, id: 7 });
  });

  it('leaves its arguments as they were', async () => {
    const { provider } = fakeProvider([ok({ views: 4 })]);
    const data = Object.freeze({ id: 7, articleTitle: 'new' });
    const previous = Object.freeze({ ...previousData });
    await expect(provider.update('article', { id: 7, data, previousData: previous })).resolves.toBeDefined();
  });
});

describe('delete', () => {
  it('gives what was deleted', async () => {
    const { provider } = fakeProvider([ok()]);
    const result = await provider.delete('article', { id: 7, previousData: { id: 7, articleTitle: 'x' } });
    expect(result).toStrictEqual({ data: { id: 7, articleTitle: 'x' } });
  });

  it('sends the keys a call of another method wants', async () => {
    const table = withCall('delete', { method: 'POST', path: 'articles/remove', bodyFields: ['articleId'] });
    const { provider, sent } = fakeProvider([ok()], { table });
    await provider.delete('article', { id: 7 });
    expect(sent[0]).toMatchObject({ method: 'POST', url: '/steve/articles/remove', body: { articleId: 7 } });
  });
});

describe('many writes', () => {
  it('deletes one after the other', async () => {
    const { provider, sent } = fakeProvider([ok(), ok()]);
    expect(await provider.deleteMany('article', { ids: [1, 2] })).toStrictEqual({ data: [1, 2] });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toStrictEqual([
      'DELETE /steve/article/articles/1',
      'DELETE /steve/article/articles/2',
    ]);
  });

  it('stops at the first refusal', async () => {
    const { provider, sent } = fakeProvider([json({ success: false, msg: 'In use' }), ok()]);
    expect(await failure(provider.deleteMany('article', { ids: [1, 2] }))).toMatchObject({ message: 'In use' });
    expect(sent).toHaveLength(1);
  });

  it('updates one after the other', async () => {
    const { provider, sent } = fakeProvider([ok(), ok()]);
    expect(await provider.updateMany('article', { ids: [1, 2], data: { a: 1 } })).toStrictEqual({ data: [1, 2] });
    expect(sent.map(({ body }) => body)).toStrictEqual([
      { a: 1, articleId: 1 },
      { a: 1, articleId: 2 },
    ]);
  });
});
