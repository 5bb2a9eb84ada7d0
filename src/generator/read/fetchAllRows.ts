/** All rows that match, page by page: the wire has no other way to ask for them. */
import type { Row } from '../records/rowIds';

/** The rows of an old `.xls` sheet; beyond them offices open the file with rows missing and do not say so. */
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
  /** Rows per call. */
  perPage?: number;
  /** More rows than this are refused. */
  most?: number;
  /** @param share 0 to 1 */
  onProgress: (share: number) => void;
}

/**
 * Reads until all rows are there; a server that gives fewer rows per page than were asked for is
 * read to its end as well.
 * @throws TooManyRows after the first page, before anything is wasted
 * @throws DOMException `AbortError` when the user cancels
 */
export async function fetchAllRows(options: FetchAllOptions): Promise<Row[]> {
  const { fetchPage, signal, perPage = EXPORT_PAGE, most = MAX_EXPORT_ROWS, onProgress } = options;
  const rows: Row[] = [];
  let before: string | undefined;
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const { data, total, pageInfo } = await fetchPage(page, perPage, signal);
    const ends = JSON.stringify([data[0], data.at(-1)]);
    // Nobody has counted, and the same page comes again and again: there are no others.
    if (pageInfo && ends === before) break;
    before = ends;
    if (total > most) throw new TooManyRowsError(total);
    rows.push(...data);
    onProgress(total > 0 ? Math.min(1, rows.length / total) : 1);
    if (data.length === 0 || rows.length >= total) break;
  }
  signal.throwIfAborted();
  return rows;
}
