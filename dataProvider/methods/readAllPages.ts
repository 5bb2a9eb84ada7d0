import type { ResourceCalls, Call } from '../contract/types';
import type { Json } from '../contract/jsonValues';
import type { ApiClient } from '../wire/apiClient';

/**
 * The maximum number of rows that are read for operations that the server does not support, such as sorting or
 * finding a row by its id.
 */
export const MAX_FETCHED_ROWS = 2000;
const ROWS_PER_CALL = 1000;

export interface ReadPagesOptions {
  filter?: Json;
  signal?: AbortSignal | undefined;
}

/**
 * Yields the pages of a list one after the other. `isLast` is true for the last page of the list. If it is true for
 * none of the pages, the list has more than `MAX_FETCHED_ROWS` rows.
 */
export async function* readAllPages(
  table: ResourceCalls,
  call: Call,
  wire: ApiClient,
  { filter = {}, signal }: ReadPagesOptions,
): AsyncGenerator<{ rows: Json[]; isLast: boolean }> {
  let seen = 0;
  for (let page = 1; seen < MAX_FETCHED_ROWS; page += 1) {
    const { rows, total } = await wire.fetchPageOf(table, call, { page, perPage: ROWS_PER_CALL, filter, signal });
    // A server may return fewer rows than requested, so a short page is not necessarily the last page.
    seen += rows.length;
    const isLast = rows.length === 0 || seen >= total;
    yield { rows, isLast };
    if (isLast) return;
  }
}
