/** Loads all rows that match a filter, page by page, because the API has no request for all rows. */
import type { Row } from '../shared/listRowIds';

/**
 * The maximum number of rows of an `.xls` sheet. If a file has more rows, office programs open it without the
 * remaining rows and without a warning.
 */
export const MAX_EXPORT_ROWS = 65_535;

const EXPORT_PAGE = 100;

export class TooManyRowsError extends Error {
  constructor(readonly total: number) {
    super(`${total} rows are more than ${MAX_EXPORT_ROWS}`);
    this.name = 'TooManyRows';
  }
}

export interface FetchAllOptions {
  fetchPage: (
    page: number,
    perPage: number,
    signal: AbortSignal,
  ) => Promise<{ data: Row[]; total: number; pageInfo?: object | undefined }>;
  signal: AbortSignal;
  /** Number of rows per request. */
  perPage?: number;
  /** Maximum number of rows to load. */
  maximum?: number;
  /** Called after each page. @param share the loaded share of all rows, from 0 to 1 */
  onProgress?: (share: number) => void;
}

/**
 * Loads one page after the other until all rows are loaded, even if the server sends fewer rows per page than
 * requested.
 * @throws TooManyRows after the first page, before further pages are requested
 * @throws DOMException `AbortError` when the user cancels
 */
export async function fetchAllRows(options: FetchAllOptions): Promise<Row[]> {
  const { fetchPage, signal, perPage = EXPORT_PAGE, maximum = MAX_EXPORT_ROWS, onProgress } = options;
  const rows: Row[] = [];
  let before: string | undefined;
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const { data, total, pageInfo } = await fetchPage(page, perPage, signal);
    const ends = JSON.stringify([data[0], data.at(-1)]);
    // If the total is unknown, a page that is equal to the previous page means that there are no more rows.
    if (pageInfo && ends === before) break;
    before = ends;
    if (total > maximum) throw new TooManyRowsError(total);
    rows.push(...data);
    onProgress?.(total > 0 ? Math.min(1, rows.length / total) : 1);
    if (data.length === 0 || rows.length >= total) break;
  }
  signal.throwIfAborted();
  return rows;
}
