/** Pages of any size from those of an API that takes no page size. */
import { describe, expect, it } from 'vitest';
import type { DialectSource } from '../../../../dataProvider/dialects/definition';
import type { PageFetcher, RequestedPage } from '../../../../dataProvider/dialects/dialect';
import { createDialect } from '../../../../dataProvider/dialects/interpreter/createDialect';
import { createOwnPageReader } from '../../../../dataProvider/dialects/interpreter/fetchOwnPages';

/** Creates the reader for a list of numbered rows, of which the API returns `size` on each page. */
function createList(count: number, size: number, hasTotal: boolean) {
  const asked: number[] = [];
  const fetchOne: PageFetcher = async ({ page }) => {
    asked.push(page);
    const rows = Array.from({ length: count }, (_, id) => ({ id })).slice((page - 1) * size, page * size);
    const hasNextPage = page * size < count;
    if (hasTotal) return { rows, total: count };
    const seen = Math.min(page * size, count);
    return { rows, total: seen + Number(hasNextPage), pageInfo: { hasNextPage, hasPreviousPage: page > 1 } };
  };
  const readPage = createOwnPageReader((page, fetch) => fetch(page));
  return { asked, read: (page: RequestedPage, key = 'list') => readPage(page, fetchOne, key) };
}

describe.each([true, false])('with a total: %s', (hasTotal) => {
  it.each<[string, number, number, RequestedPage, number[], number[]]>([
    ['a page of the same size', 30, 10, { page: 1, perPage: 10 }, [1], [0, 9]],
    ['the last page of the same size', 25, 10, { page: 3, perPage: 10 }, [1, 3], [20, 24]],
    ['a page of several', 27, 4, { page: 1, perPage: 10 }, [1, 2, 3], [0, 9]],
    ['a page that begins and ends within others', 27, 4, { page: 2, perPage: 10 }, [1, 3, 4, 5], [10, 19]],
    ['a last page that is not full', 27, 4, { page: 3, perPage: 10 }, [1, 6, 7], [20, 26]],
    ['a page within one', 60, 20, { page: 2, perPage: 5 }, [1], [5, 9]],
    ['a page after that of a long one', 60, 20, { page: 6, perPage: 5 }, [1, 2], [25, 29]],
    ['a page within the last one', 30, 20, { page: 5, perPage: 5 }, [1, 2], [20, 24]],
    ['all rows', 27, 4, { page: 1, perPage: 100 }, [1, 2, 3, 4, 5, 6, 7], [0, 26]],
    ['a list of one page', 3, 4, { page: 1, perPage: 10 }, [1], [0, 2]],
    ['a page beyond the list', 3, 4, { page: 2, perPage: 10 }, [1], []],
    ['an empty list', 0, 4, { page: 1, perPage: 10 }, [1], []],
  ])('%s', async (_, count, size, page, requests, ends) => {
    const { asked, read } = createList(count, size, hasTotal);
    const { rows, total, pageInfo } = await read(page);
    expect(asked).toEqual(requests);
    expect(rows.length > 0 ? [rows[0]!['id'], rows.at(-1)!['id']] : []).toEqual(ends);
    const end = page.page * page.perPage;
    if (hasTotal) expect(total).toBe(count);
    else if (rows.length > 0) expect(pageInfo?.hasNextPage ?? total > end).toBe(end < count);
  });
});

it('knows the size from the first page on, for each list', async () => {
  const { asked, read } = createList(27, 4, true);
  await read({ page: 1, perPage: 4 });
  await read({ page: 3, perPage: 4 });
  await read({ page: 1, perPage: 4 }, 'other');
  expect(asked).toEqual([1, 3, 1]);
});

it.each<[string, DialectSource['list'], boolean]>([
  ['a page number alone', { pageParam: 'page' }, true],
  ['a cursor alone', { cursorParam: 'cursor', nextCursorPath: 'next' }, true],
  ['an address alone', { nextUrlPath: 'next' }, true],
  ['a page number with a size, which the API may not keep to', { pageParam: 'page', pageSizeParam: 'size' }, true],
  ['an index with an end, likewise', { offsetParam: '_start', endParam: '_end' }, true],
  ['an index alone', { offsetParam: 'offset' }, false],
  ['no pages', {}, false],
])('%s', (_, list, isRead) => {
  const { fetchPage } = createDialect({ list } as Parameters<typeof createDialect>[0]);
  expect(fetchPage !== undefined).toBe(isRead);
});
