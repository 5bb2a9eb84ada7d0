import { HttpError } from 'ra-core';
import { fetchAllRows, type FetchAllOptions } from '../queries/fetchAllRows';
import type { Row } from '../shared/listRowIds';

/** Number of rows per request. With 1000 rows, the ids of 5,000 sites take five requests. */
export const ID_PAGE_SIZE = 1000;
/** A page size that every server of this API accepts. It is used if the server rejects a larger page size. */
const SURE_PAGE = 100;

const isRefused = (error: unknown): boolean => error instanceof HttpError && error.status === 400;

/** Loads the ids of all rows that match the filters, with as few requests as the server allows. */
export async function fetchAllIds(
  getId: (row: Row) => unknown,
  options: Pick<FetchAllOptions, 'fetchPage' | 'signal' | 'onProgress'>,
): Promise<unknown[]> {
  const collect = (perPage: number) => fetchAllRows({ ...options, perPage, maximum: Infinity });
  const rows = await collect(ID_PAGE_SIZE).catch((error: unknown) => {
    if (isRefused(error)) return collect(SURE_PAGE);
    throw error;
  });
  return rows.map(getId).filter((id) => id !== undefined);
}
