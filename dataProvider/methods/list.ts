import type { GetListParams, GetListResult } from 'ra-core';
import type { Handover } from '../handover';
import { toRecord } from '../record';
import { abortable } from '../transport/abort';
import type { Call, CallTable } from '../types';
import type { Page, PageParams, Wire } from '../wire';
import type { Methods } from './types';

/** Page and filters of a list; the wire has no sorting. */
export function pageParams({ pagination, filter }: GetListParams): Omit<PageParams, 'signal'> {
  const { page = 1, perPage = 10 } = pagination ?? {};
  return { page, perPage, filter: filter ?? {} };
}

/** Two equal questions have one key. */
const keyOf = (table: CallTable, params: GetListParams): string => JSON.stringify([table.name, pageParams(params)]);

const load = (table: CallTable, call: Call, params: GetListParams, wire: Wire): Promise<Page> =>
  wire.pageOf(table, call, { ...pageParams(params), signal: params.signal });

const toResult = (table: CallTable, { rows, total }: Page): GetListResult => ({
  data: rows.map((row) => toRecord(row, row[table.id])),
  total,
});

/**
 * Asks for a page before its list exists; the list's own `getList` takes the answer.
 * @returns the page if nobody took it on its way
 */
export async function preloadPage(
  table: CallTable,
  params: GetListParams,
  wire: Wire,
  handover: Handover<Page>,
): Promise<GetListResult | undefined> {
  const { page: call } = table.calls;
  if (!call) return undefined;
  const page = await handover.put(keyOf(table, params), () =>
    load(table, call, { ...params, signal: undefined }, wire),
  );
  return page && toResult(table, page);
}

/** getList and getManyReference over the call `page`. */
export function listMethods(
  table: CallTable,
  call: Call,
  wire: Wire,
  handover: Handover<Page>,
): Pick<Methods, 'getList' | 'getManyReference'> {
  const getList: Methods['getList'] = async (_, params) => {
    const early = handover.take(keyOf(table, params));
    return toResult(table, await (early ? abortable(early, params.signal) : load(table, call, params, wire)));
  };
  return {
    getList,
    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),
  };
}
