import type { CallTable, Call } from '../contract/types';
import { isPresent, type Json } from '../contract/values';
import type { Wire } from '../wire/wire';

/** So many rows of a list are read at most for what the server cannot do itself: find one by its id, sort. */
const MAX_ROWS = 2000;
const ROWS_PER_CALL = 1000;

export interface WholeOptions {
  filter?: Json;
  signal?: AbortSignal | undefined;
}

/** The pages of a list in turn. `isLast`: the list ends with it; without one there are more rows than are read. */
export async function* readPages(
  table: CallTable,
  call: Call,
  wire: Wire,
  { filter = {}, signal }: WholeOptions,
): AsyncGenerator<{ rows: Json[]; isLast: boolean }> {
  let seen = 0;
  for (let page = 1; seen < MAX_ROWS; page += 1) {
    const { rows, total } = await wire.pageOf(table, call, { page, perPage: ROWS_PER_CALL, filter, signal });
    // A server may give fewer rows than it was asked for.
    seen += rows.length;
    const isLast = rows.length === 0 || seen >= total;
    yield { rows, isLast };
    if (isLast) return;
  }
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** What has no value stands last, in either order. */
function compareValues(one: unknown, other: unknown, direction: number): number {
  if (!isPresent(one) || !isPresent(other)) return Number(!isPresent(one)) - Number(!isPresent(other));
  if (typeof one === 'number' && typeof other === 'number') return direction * (one - other);
  return direction * collator.compare(String(one), String(other));
}

const valueAt = (row: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Json | null | undefined)?.[key], row);

/**
 * The rows of a list in an order that the server does not know: the list is read whole.
 * @throws HttpError when there are more rows than are read for that
 */
export async function readSorted(
  table: CallTable,
  call: Call,
  wire: Wire,
  { sort, ...options }: WholeOptions & { sort: { field: string; order: string } },
): Promise<Json[]> {
  const all: Json[] = [];
  for await (const { rows, isLast } of readPages(table, call, wire, options)) {
    all.push(...rows);
    if (!isLast) continue;
    const direction = sort.order === 'DESC' ? -1 : 1;
    return all.toSorted((one, other) => compareValues(valueAt(one, sort.field), valueAt(other, sort.field), direction));
  }
  throw wire.http.fail('unsortable', { args: { title: table.title, limit: MAX_ROWS } });
}
