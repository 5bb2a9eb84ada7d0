/** Lists sorted in the browser, because their calls do not support sorting. */
import { describe, expect, it } from 'vitest';
import { articles, fakeProvider, json, page } from './support';

const rows = (...titles: (string | number | null)[]) =>
  titles.map((articleTitle, index) => ({ articleId: index + 1, articleTitle }));
const answer = (data: unknown[], total = data.length) => json({ success: true, data, total });
const sorted = (order: 'ASC' | 'DESC', pageNo = 1, perPage = 10) => ({
  ...page(pageNo, perPage),
  sort: { field: 'articleTitle', order },
});

describe('a list that its server cannot sort', () => {
  it.each([
    ['ASC', ['B2', 'b10', 'z', null]],
    ['DESC', ['z', 'b10', 'B2', null]],
  ] as const)('is read whole and sorted here (%s), empty values last', async (order, titles) => {
    const { provider, sent } = fakeProvider([answer(rows('z', null, 'b10', 'B2'))], { table: articles });
    const { data, total } = await provider.getList('article', sorted(order));
    expect(data.map(({ articleTitle }) => articleTitle)).toEqual(titles);
    expect(total).toBe(4);
    expect(sent.map(({ body }) => body)).toEqual([{ pageNo: 1, pageSize: 1000, pageVo: {} }]);
  });

  it('gives the page that was asked for, whatever pages the server has', async () => {
    const all = rows(5, 3, 4, 1, 2);
    const pages = [answer(all.slice(0, 2), 5), answer(all.slice(2, 4), 5), answer(all.slice(4), 5)];
    const { provider } = fakeProvider(pages, { table: articles });
    const { data, total } = await provider.getList('article', sorted('ASC', 2, 2));
    expect(data.map(({ articleTitle }) => articleTitle)).toEqual([3, 4]);
    expect(total).toBe(5);
  });

  it('says so where it is too long for that', async () => {
    const long = rows(...Array.from({ length: 1000 }, (_, index) => index));
    const { provider } = fakeProvider([answer(long, 2001), answer(long, 2001)], { table: articles });
    await expect(provider.getList('article', sorted('ASC'))).rejects.toThrow('Articles cannot be sorted here');
  });
});
