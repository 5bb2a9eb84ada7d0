/**
 * Reads the rows of a page even if some of them are malformed: one invalid row or an invalid total must not prevent
 * the display of the whole list.
 */
import type { RowsPage } from '../contract/types';
import type { RequestedPage } from '../dialects/dialect';
import { isObject } from '../contract/jsonValues';
import type { Json } from '../contract/jsonValues';

/**
 * The largest page size that every server of this API supports. If a response has fewer rows than this and fewer
 * than requested, its page is the last one.
 */
const SURE = 100;

/**
 * Parses a row count. Text is accepted too, because some databases return large numbers as text. Returns undefined
 * for any other value.
 */
export function parseCount(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : undefined;
}

/**
 * Reads the rows and the total of a page. An item that is not an object becomes an empty row, so that the positions
 * of the other rows do not change.
 * @param count the total number of rows and whether another page follows, each undefined if the response does not say it
 * @param warn called for each kind of malformed value; `place` is 0 for the rows and 1 for the total
 */
export function parseResponseRows(
  list: readonly unknown[],
  { reportedTotal, hasNext }: { reportedTotal: number | undefined; hasNext?: boolean | undefined },
  { page, perPage }: RequestedPage,
  warn: (missingPart: 'record' | 'number', place: 0 | 1) => void,
): RowsPage<Json> {
  if (!list.every(isObject)) warn('record', 0);
  const rows = list.map((row) => (isObject(row) ? row : {}));
  const isNothing = rows.length === 0 && page === 1;
  const seen = rows.length === 0 ? 0 : (page - 1) * perPage + Math.min(rows.length, perPage);
  // The number of received rows is more reliable than the total in the response. A total below this number is
  // ignored. The rows of the previous pages are added to this number only if this page is full or if the server
  // certainly supports the page size.
  const least = rows.length >= perPage || perPage < SURE ? seen : rows.length;
  if (reportedTotal !== undefined && reportedTotal >= least && !(isNothing && reportedTotal > 0))
    return { rows, total: reportedTotal };
  if (hasNext === undefined) warn('number', 1);
  const hasPreviousPage = page > 1;
  // If the page is full, another page may follow. If the server returned more rows than requested, it does not
  // paginate, and the response contains all rows.
  if (hasNext ?? (rows.length <= perPage && rows.length >= Math.min(perPage, SURE))) {
    return { rows, total: seen + 1, pageInfo: { hasNextPage: true, hasPreviousPage } };
  }
  // An empty page after the first one is beyond the end of the list. The position of the last row is then unknown.
  const isBeyond = rows.length === 0 && hasPreviousPage;
  const total = Math.max(seen, rows.length);
  return { rows, total, ...(isBeyond ? { pageInfo: { hasNextPage: false, hasPreviousPage } } : {}) };
}
