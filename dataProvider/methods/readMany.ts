import type { GetManyParams, GetManyResult, RaRecord } from 'ra-core';
import type { Call, ResourceCalls } from '../contract/types';
import { getDialectName } from '../dialects/loadDialect';
import type { ApiClient } from '../wire/apiClient';
import { readListResponse } from '../wire/readEnvelope';
import { toRecords } from '../wire/recordConversion';

/** The page position for a response that contains all rows. */
const ALL_ROWS = { page: 1, perPage: Infinity };

/**
 * Reads several records with one list request. The response need not contain a total.
 * @param get the call that reads one record
 * @returns undefined if the dialect cannot read several records at once, if several fields identify a record, or if the
 *   entity has no list call of that dialect
 */
export async function readMany<R extends RaRecord>(
  table: ResourceCalls,
  get: Call,
  wire: ApiClient,
  { ids, signal }: Pick<GetManyParams<R>, 'ids' | 'signal'>,
): Promise<GetManyResult<R> | undefined> {
  const { page } = table.calls;
  // An API does not know the id that the app makes of several id fields.
  if (table.ids.length > 1) return undefined;
  const asks = await (await wire.getDialect(get)).buildManyRequest?.(ids);
  if (!page || !asks || getDialectName(page) !== getDialectName(get)) return undefined;
  const found = await wire.fetchRows(page, { ...asks, signal });
  const total = Array.isArray(found.rows) ? found.rows.length : undefined;
  const { rows } = readListResponse({ ...found, total }, { ...table, call: page }, ALL_ROWS, wire.http);
  return { data: toRecords<R>(table, rows) };
}
