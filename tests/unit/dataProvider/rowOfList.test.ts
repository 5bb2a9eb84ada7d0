/** A record without a get call is searched in its list. */
import { describe, expect, it } from 'vitest';
import { articles, failure, fakeProvider, json, tableOf } from './support';

const rows = (data: object[], total = data.length): Response => json({ success: true, data, total });

describe('a record that is a row of its list', () => {
  const { page: list } = articles.calls;
  const table = tableOf({ ...articles, calls: { page: { ...list!, fixedParams: { kind: 'A' } } }, getFromList: true });
  const getPage = (first: number, count: number, total: number): Response =>
    rows(
      Array.from({ length: count }, (_, index) => ({ articleId: first + index })),
      total,
    );

  it('is looked for on page after page', async () => {
    const { provider, sent } = fakeProvider([getPage(1, 100, 250), getPage(101, 100, 250), getPage(201, 50, 250)], {
      table,
    });
    expect(await provider.getOne('article', { id: '150' })).toStrictEqual({ data: { articleId: 150, id: 150 } });
    expect(sent.map(({ body }) => body)).toStrictEqual([
      { pageNo: 1, pageSize: 1000, pageVo: { kind: 'A' } },
      { pageNo: 2, pageSize: 1000, pageVo: { kind: 'A' } },
    ]);
  });

  it('is found with a server that gives fewer rows than it was asked for', async () => {
    const { provider, sent } = fakeProvider([getPage(1, 50, 120), getPage(51, 50, 120), getPage(101, 20, 120)], {
      table,
    });
    expect((await provider.getOne('article', { id: 110 })).data).toMatchObject({ articleId: 110 });
    expect(sent).toHaveLength(3);
  });

  it.each<[string, Response[]]>([
    ['on the last page', [getPage(1, 100, 120), getPage(101, 20, 120)]],
    ['where there is nothing', [getPage(1, 0, 0)]],
    ['where the rows end before their number', [getPage(1, 100, 500), getPage(101, 0, 500)]],
    ['among rows without an id', [rows([{}, { articleId: null }])]],
  ])('is missed %s', async (_, replies) => {
    const { provider, sent } = fakeProvider([...replies], { table });
    const error = await failure(provider.getOne('article', { id: 'undefined' }));
    expect(error).toMatchObject({ status: 404, body: { fault: 'missing' } });
    expect(sent).toHaveLength(replies.length);
  });

  it('is not looked for without an end', async () => {
    const replies = Array.from({ length: 30 }, (_, index) => getPage(index * 100 + 1, 100, 1_000_000));
    const { provider, sent } = fakeProvider(replies, { table });
    expect(await failure(provider.getOne('article', { id: 0 }))).toMatchObject({ status: 404 });
    expect(sent).toHaveLength(20);
  });

  it('leaves a gap among several where it is gone', async () => {
    const { provider } = fakeProvider([getPage(1, 2, 2), getPage(1, 2, 2)], { table });
    expect((await provider.getMany('article', { ids: [2, 9] })).data).toStrictEqual([{ articleId: 2, id: 2 }]);
  });
});
