import { expect, it } from 'vitest';
import type { RequestedPage } from '../../../../dataProvider/dialects/dialect';
import { fetchLongPage } from '../../../../dataProvider/dialects/interpreter/fetchLongPage';

/** Reads pages of a list of numbered rows and records the requests. */
function createList(count: number, hasTotal = true) {
  const asked: string[] = [];
  const fetchOne = async ({ page, perPage }: RequestedPage) => {
    asked.push(`${page}/${perPage}`);
    const rows = Array.from({ length: count }, (_, id) => ({ id })).slice((page - 1) * perPage, page * perPage);
    const hasNextPage = page * perPage < count;
    const seen = Math.min(page * perPage, count);
    return hasTotal
      ? { rows, total: count }
      : { rows, total: hasNextPage ? seen + 1 : seen, pageInfo: { hasNextPage, hasPreviousPage: page > 1 } };
  };
  return { asked, fetchOne };
}

it.each<[string, number, RequestedPage, number, string[], number[]]>([
  ['a page within the limit', 90, { page: 2, perPage: 10 }, 50, ['2/10'], [10, 19]],
  ['a page of two parts', 180, { page: 1, perPage: 100 }, 50, ['1/50', '2/50'], [0, 99]],
  ['the second page', 180, { page: 2, perPage: 100 }, 50, ['3/50', '4/50'], [100, 179]],
  [
    'a limit that does not divide the page',
    100,
    { page: 1, perPage: 100 },
    30,
    ['1/25', '2/25', '3/25', '4/25'],
    [0, 99],
  ],
  ['a short list ends early', 60, { page: 1, perPage: 1000 }, 50, ['1/50', '2/50'], [0, 59]],
  ['an empty list', 0, { page: 1, perPage: 100 }, 50, ['1/50'], []],
])('%s', async (_, count, page, most, requests, ends) => {
  for (const hasTotal of [true, false]) {
    const { asked, fetchOne } = createList(count, hasTotal);
    const { rows, total } = await fetchLongPage(page, most, fetchOne);
    expect(asked).toEqual(requests);
    expect(rows.length > 0 ? [rows[0]!['id'], rows.at(-1)!['id']] : []).toEqual(ends);
    if (hasTotal) expect(total).toBe(count);
  }
});

it('knows of pages before and after a long page without a total', async () => {
  const { fetchOne } = createList(180, false);
  expect(await fetchLongPage({ page: 1, perPage: 100 }, 50, fetchOne)).toMatchObject({
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
  });
  expect(await fetchLongPage({ page: 2, perPage: 100 }, 50, fetchOne)).toMatchObject({
    pageInfo: { hasNextPage: false, hasPreviousPage: true },
  });
});
