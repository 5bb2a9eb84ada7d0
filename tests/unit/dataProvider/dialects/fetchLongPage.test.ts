import { expect, it } from 'vitest';
import type { RequestedPage } from '../../../../dataProvider/dialects/dialect';
import { createLongPageReader } from '../../../../dataProvider/dialects/interpreter/fetchLongPage';

const readerOf = (maxPageSize?: number) => createLongPageReader({ maxPageSize, isNumbered: true, follow: undefined });

/** Reads pages of a list of numbered rows, of which the API returns at most `cap`, and records the requests. */
function createList(count: number, hasTotal = true, cap = Infinity) {
  const asked: string[] = [];
  const fetchOne = async ({ page, perPage: size }: RequestedPage) => {
    asked.push(`${page}/${size}`);
    const perPage = Math.min(size, cap);
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
    const { rows, total } = await readerOf(most)(page, fetchOne, 'lots');
    expect(asked).toEqual(requests);
    expect(rows.length > 0 ? [rows[0]!['id'], rows.at(-1)!['id']] : []).toEqual(ends);
    if (hasTotal) expect(total).toBe(count);
  }
});

it('knows of pages before and after a long page without a total', async () => {
  const { fetchOne } = createList(180, false);
  expect(await readerOf(50)({ page: 1, perPage: 100 }, fetchOne, 'lots')).toMatchObject({
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
  });
  expect(await readerOf(50)({ page: 2, perPage: 100 }, fetchOne, 'lots')).toMatchObject({
    pageInfo: { hasNextPage: false, hasPreviousPage: true },
  });
});

interface CappedCase {
  name: string;
  count: number;
  cap: number;
  /** The pages that are read in turn, the requests for each, and its first and last row. */
  reads: [page: number, perPage: number, requests: string, ends: number[]][];
}

it.each<CappedCase>([
  {
    name: 'from the first page',
    count: 130,
    cap: 50,
    reads: [
      [1, 100, '1/100 1/50 2/50', [0, 99]],
      [2, 100, '3/50', [100, 129]],
      [1, 10, '1/10', [0, 9]],
    ],
  },
  {
    name: 'from a page in the middle',
    count: 350,
    cap: 50,
    reads: [
      [2, 100, '2/100 1/100 3/50 4/50', [100, 199]],
      [3, 100, '5/50 6/50', [200, 299]],
    ],
  },
  {
    name: 'from a last page, of which the API returns rows of an earlier one',
    count: 130,
    cap: 30,
    reads: [
      [2, 100, '2/100 1/100 5/25 6/25', [100, 129]],
      [1, 100, '1/25 2/25 3/25 4/25', [0, 99]],
    ],
  },
  {
    name: 'no doubt about a last page of a size that was returned before',
    count: 130,
    cap: 100,
    reads: [
      [1, 100, '1/100', [0, 99]],
      [2, 100, '2/100', [100, 129]],
    ],
  },
  {
    name: 'a doubt that the first page removes',
    count: 130,
    cap: 100,
    reads: [
      [2, 100, '2/100 1/100', [100, 129]],
      [2, 100, '2/100', [100, 129]],
    ],
  },
  { name: 'no doubt about a last page of a usual size', count: 23, cap: 100, reads: [[3, 10, '3/10', [20, 22]]] },
])('learns the largest page size: $name', async ({ count, cap, reads }) => {
  for (const hasTotal of [true, false]) {
    const { asked, fetchOne } = createList(count, hasTotal, cap);
    const read = readerOf();
    for (const [page, perPage, requests, ends] of reads) {
      const { rows } = await read({ page, perPage }, fetchOne, 'lots');
      expect(asked.splice(0).join(' ')).toBe(requests);
      expect([rows[0]!['id'], rows.at(-1)!['id']]).toEqual(ends);
    }
  }
});

it('reads a list in parts once whose total counts rows that are never returned', async () => {
  const asked: string[] = [];
  const fetchOne = async ({ page, perPage }: RequestedPage) => {
    asked.push(`${page}/${perPage}`);
    return { rows: [{ id: 1 }, { id: 2 }].slice((page - 1) * perPage, page * perPage), total: 90 };
  };
  const read = readerOf();
  for (const requests of [['1/50', '1/2', '2/2'], ['1/50']]) {
    expect(await read({ page: 1, perPage: 50 }, fetchOne, 'lots')).toMatchObject({ rows: [{}, {}], total: 90 });
    expect(asked.splice(0)).toEqual(requests);
  }
  await read({ page: 1, perPage: 50 }, fetchOne, 'others');
  expect(asked.splice(0)[0]).toBe('1/50');
  await read({ page: 1, perPage: 20 }, fetchOne, 'small pages');
  expect(asked).toEqual(['1/20']);
});

it('takes short pages of a list whose responses select the next page as they are', async () => {
  const { asked, fetchOne } = createList(60, false, 20);
  const follow = (page: RequestedPage, read: typeof fetchOne) => read(page);
  const reader = createLongPageReader({ maxPageSize: 100, isNumbered: false, follow });
  expect((await reader({ page: 1, perPage: 50 }, fetchOne, 'lots')).rows).toHaveLength(20);
  expect(asked).toEqual(['1/50']);
});
