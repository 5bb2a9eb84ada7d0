import type { GetManyParams, GetManyResult, RaRecord } from 'ra-core';
import type { Call, ResourceCalls } from '../contract/types';
import type { ApiClient } from '../wire/apiClient';
import { readPage } from '../wire/readEnvelope';
import { toRecords } from '../wire/records';

/** The position of a list that is answered as a whole. */
const ALL_ROWS = { page: 1, perPage: Infinity };

/**
 * Reads several records by the list's call; its answer needs no total.
 * @param get the call that reads one record
 * @returns undefined if the dialect cannot do so
 */
export async function readMany<R extends RaRecord>(
  table: ResourceCalls,
  get: Call,
  wire: ApiClient,
  { ids, signal }: Pick<GetManyParams<R>, 'ids' | 'signal'>,
): Promise<GetManyResult<R> | undefined> {
  const { page } = table.calls;
  const asks = await (await wire.getDialect(get)).buildManyRequest?.(ids);
  if (!page || !asks || page.dialect !== get.dialect) return undefined;
  const found = await wire.fetchRows(page, { ...asks, signal });
  const total = Array.isArray(found.rows) ? found.rows.length : undefined;
  const { rows } = readPage({ ...found, total }, { ...table, call: page }, ALL_ROWS, wire.http);
  return { data: toRecords<R>(table, rows) };
}
