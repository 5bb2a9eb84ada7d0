/** Reads the pages of a list whose API takes no page size: all of its pages have a size of its own. */
import type { Dialect, FetchedPage, RequestedPage } from '../dialect';

type PageReader = NonNullable<Dialect['fetchPage']>;

const hasRowsAfter = ({ rows, total, pageInfo }: FetchedPage, { page, perPage }: RequestedPage): boolean =>
  rows.length > 0 && (pageInfo ? pageInfo.hasNextPage : total > (page - 1) * perPage + rows.length);

/**
 * Creates the function that reads a page of any size from the pages of the API that contain it. The size of these is the
 * number of rows on the first one, if another follows.
 * @param readOne reads a page of the API
 */
export function createOwnPageReader(readOne: PageReader): PageReader {
  const sizes = new Map<string, number>();
  return async ({ page, perPage }, fetchOne, listKey) => {
    const read = (asked: RequestedPage): Promise<FetchedPage> => readOne(asked, fetchOne, listKey);
    const start = (page - 1) * perPage;
    let part: FetchedPage | undefined;
    if (start === 0 || !sizes.has(listKey)) {
      part = await read({ page: 1, perPage: sizes.get(listKey) ?? perPage });
      const isWhole = !hasRowsAfter(part, { page: 1, perPage: part.rows.length });
      // A list that ends on its first page is one page of all its rows.
      if (isWhole) return { rows: part.rows.slice(start, start + perPage), total: part.total };
      sizes.set(listKey, part.rows.length);
    }
    const size = sizes.get(listKey)!;
    const first = Math.floor(start / size) + 1;
    const skipped = start - (first - 1) * size;
    const rows: FetchedPage['rows'] = [];
    let next = first;
    let isMore: boolean;
    do {
      if (next !== 1 || !part) part = await read({ page: next, perPage: size });
      rows.push(...part.rows);
      isMore = hasRowsAfter(part, { page: next, perPage: size });
      next += 1;
    } while (isMore && rows.length < skipped + perPage);
    const found = rows.slice(skipped, skipped + perPage);
    if (!part.pageInfo) return { rows: found, total: part.total };
    const hasNextPage = isMore || rows.length > skipped + perPage;
    const total = start + found.length + (hasNextPage ? 1 : 0);
    return { rows: found, total, pageInfo: { hasNextPage, hasPreviousPage: page > 1 } };
  };
}
