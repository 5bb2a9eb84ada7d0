/**
 * The rows of a page as they can be shown, whatever became of some of them: one odd row, or an odd
 * number beside them, costs itself and not the list.
 */
import type { PageOptions, RowsPage } from '../contract/types';
import { isObject } from '../contract/jsonValues';
import type { Json } from '../contract/jsonValues';

/** Which rows were asked for. */
export type PagePosition = Pick<PageOptions, 'page' | 'perPage'>;

/** What every server of this API gives at once: fewer rows than that are the last ones. */
const SURE = 100;

/** Parses a row count, also from text: some databases return large numbers as text. Undefined for anything else. */
export function parseCount(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : undefined;
}

/**
 * Reads the rows and the total of a page. An item that is no object becomes an empty row, so that positions stay
 * stable.
 * @param told the number of all rows; undefined where the server gives none
 * @param warn told of each kind of oddity: 0 of the rows, 1 of their number
 */
export function readRows(
  list: readonly unknown[],
  told: number | undefined,
  { page, perPage }: PagePosition,
  warn: (lacks: 'record' | 'number', place: 0 | 1) => void,
): RowsPage<Json> {
  if (!list.every(isObject)) warn('record', 0);
  const rows = list.map((row) => (isObject(row) ? row : {}));
  const isNothing = rows.length === 0 && page === 1;
  const seen = rows.length === 0 ? 0 : (page - 1) * perPage + Math.min(rows.length, perPage);
  // The rows that are there count for more than what is said of them; the pages before a short one of a
  // size that a server may not give do not.
  const least = rows.length >= perPage || perPage < SURE ? seen : rows.length;
  if (told !== undefined && told >= least && !(isNothing && told > 0)) return { rows, total: told };
  warn('number', 1);
  const hasPreviousPage = page > 1;
  // A server that gives more than it was asked for has no pages: that is all.
  if (rows.length <= perPage && rows.length >= Math.min(perPage, SURE)) {
    return { rows, total: seen + 1, pageInfo: { hasNextPage: true, hasPreviousPage } };
  }
  // Beyond the end nobody knows where the end was.
  const isBeyond = rows.length === 0 && hasPreviousPage;
  const total = Math.max(seen, rows.length);
  return { rows, total, ...(isBeyond ? { pageInfo: { hasNextPage: false, hasPreviousPage } } : {}) };
}
