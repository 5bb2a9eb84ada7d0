import type { ResourceCalls, Call } from '../contract/types';
import type { Json } from '../contract/jsonValues';
import type { ApiClient } from '../wire/apiClient';

/** So many rows of a list are read at most for what the server cannot do itself: find one by its id, sort. */
export const MAX_ROWS = 2000;
const ROWS_PER_CALL = 1000;

export interface ReadPagesOptions {
  filter?: Json;
  signal?: AbortSignal | undefined;
}

/** The pages of a list in turn. `isLast`: the list ends with it; without one there are more rows than are read. */
export async function* readPages(
  table: ResourceCalls,
  call: Call,
  wire: ApiClient,
  { filter = {}, signal }: ReadPagesOptions,
): AsyncGenerator<{ rows: Json[]; isLast: boolean }> {
  let seen = 0;
  for (let page = 1; seen < MAX_ROWS; page += 1) {
    const { rows, total } = await wire.fetchPageOf(table, call, { page, perPage: ROWS_PER_CALL, filter, signal });
    // A server may give fewer rows than it was asked for.
    seen += rows.length;
    const isLast = rows.length === 0 || seen >= total;
    yield { rows, isLast };
    if (isLast) return;
  }
}
