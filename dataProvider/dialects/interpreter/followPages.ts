/** Reads the pages of a list whose responses determine the parameters of the next page, such as a cursor. */
import type { Json } from '../../contract/jsonValues';
import type { Dialect } from '../dialect';

/**
 * Creates the function that reads a page of such a list. It keeps the parameters of the pages that it has read. A page
 * that is opened directly, for example after a reload, is found by reading the pages before it.
 * @param hasSize whether the size of a page is requested, so that pages of different sizes begin at different rows
 */
export function createPageFollower(hasSize: boolean): NonNullable<Dialect['fetchPage']> {
  const paramsByList = new Map<string, (Json | undefined)[]>();
  return async ({ page, perPage }, fetchOne, listKey) => {
    const key = hasSize ? `${perPage} ${listKey}` : listKey;
    // The first page starts the list again, because cursors refer to the rows of their time.
    const params = page === 1 ? [] : (paramsByList.get(key) ?? []);
    paramsByList.set(key, params);
    let at = Math.min(page, params.length + 1);
    for (;;) {
      const read = await fetchOne({ page: at, perPage, nextPageParams: params[at - 2] });
      params.splice(at - 1, Infinity, ...(read.nextPageParams ? [read.nextPageParams] : []));
      if (at === page) return read;
      if (!read.nextPageParams) {
        return { rows: [], total: read.total, pageInfo: { hasNextPage: false, hasPreviousPage: true } };
      }
      at += 1;
    }
  };
}
