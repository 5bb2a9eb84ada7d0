/** Reads the rows of a page even if some are malformed: an invalid row or total must not break the whole list. */
import type { PageOptions, RowsPage } from '../contract/types';
import { isObject } from '../contract/jsonValues';
import type { Json } from '../contract/jsonValues';

/** The requested page. */
export type PagePosition = Pick<PageOptions, 'page' | 'perPage'>;

/** The page size that every server of this API supports. A response with fewer rows is the last page. */
const SURE = 100;

/** Parses a row count, also from text: some databases return large numbers as text. Undefined for anything else. */
export function parseCount(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : undefined;
}

/**
 * Reads the rows and the total of a page. An item that is not an object becomes an empty row, so that the positions
 * of the others do not change.
 * @param reportedTotal the total number of rows; undefined if the server returned none
 * @param warn receives each kind of defect: 0 for the rows, 1 for the total
 */
export function readRows(
  list: readonly unknown[],
  reportedTotal: number | undefined,
  { page, perPage }: PagePosition,
  warn: (missingPart: 'record' | 'number', place: 0 | 1) => void,
): RowsPage<Json> {
  if (!list.every(isObject)) warn('record', 0);
  const rows = list.map((row) => (isObject(row) ? row : {}));
  const isNothing = rows.length === 0 && page === 1;
  const seen = rows.length === 0 ? 0 : (page - 1) * perPage + Math.min(rows.length, perPage);
  // The received rows are more reliable than the total. The previous pages count only if the server is known to
  // support the page size or the page is full.
  const least = rows.length >= perPage || perPage < SURE ? seen : rows.length;
  if (reportedTotal !== undefined && reportedTotal >= least && !(isNothing && reportedTotal > 0))
    return { rows, total: reportedTotal };
  warn('number', 1);
  const hasPreviousPage = page > 1;
  // A server that returns more rows than requested does not paginate: these are all rows.
  if (rows.length <= perPage && rows.length >= Math.min(perPage, SURE)) {
    return { rows, total: seen + 1, pageInfo: { hasNextPage: true, hasPreviousPage } };
  }
  // After an empty page beyond the end, the position of the last row is unknown.
  const isBeyond = rows.length === 0 && hasPreviousPage;
  const total = Math.max(seen, rows.length);
  return { rows, total, ...(isBeyond ? { pageInfo: { hasNextPage: false, hasPreviousPage } } : {}) };
}
