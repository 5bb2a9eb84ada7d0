import type { ResourceCalls, Call } from '../contract/types';
import { isNotEmpty, type Json } from '../contract/jsonValues';
import type { ApiClient } from '../wire/apiClient';
import { MAX_FETCHED_ROWS, readAllPages, type ReadPagesOptions } from './readAllPages';

const collator = new Intl.Collator(undefined, { numeric: true });

/** Compares two values. Empty values are sorted last in ascending and in descending order. */
function compareValues(one: unknown, other: unknown, direction: number): number {
  if (!isNotEmpty(one) || !isNotEmpty(other)) return Number(!isNotEmpty(one)) - Number(!isNotEmpty(other));
  if (typeof one === 'number' && typeof other === 'number') return direction * (one - other);
  return direction * collator.compare(String(one), String(other));
}

const getValueAtPath = (row: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Json | null | undefined)?.[key], row);

/**
 * Reads the whole list and sorts it in the client, because the server does not support the requested order.
 * @throws HttpError if the list has more rows than the maximum
 */
export async function readAllRowsSorted(
  table: ResourceCalls,
  call: Call,
  wire: ApiClient,
  { sort, ...options }: ReadPagesOptions & { sort: { field: string; order: string } },
): Promise<Json[]> {
  const all: Json[] = [];
  for await (const { rows, isLast } of readAllPages(table, call, wire, options)) {
    all.push(...rows);
    if (!isLast) continue;
    const direction = sort.order === 'DESC' ? -1 : 1;
    return all.toSorted((one, other) =>
      compareValues(getValueAtPath(one, sort.field), getValueAtPath(other, sort.field), direction),
    );
  }
  throw wire.http.createError('unsortable', { args: { title: table.title, limit: MAX_FETCHED_ROWS } });
}
