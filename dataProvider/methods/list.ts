import type { GetListParams, GetListResult } from 'ra-core';
import { toRows } from '../record';
import type { Call, CallTable } from '../types';
import type { PageOptions, RowsPage } from '../types';
import type { Json } from '../values';
import type { Wire } from '../wire';
import type { Methods } from './types';

/** Page and filters of a list; the wire has no sorting. */
function pageParams({ pagination, filter }: GetListParams): Omit<PageOptions, 'signal'> {
  const { page = 1, perPage = 10 } = pagination ?? {};
  return { page, perPage, filter: filter ?? {} };
}

const toResult = (table: CallTable, { rows, ...count }: RowsPage<Json>): GetListResult => ({
  data: toRows(table, rows),
  ...count,
});

/** getList and getManyReference over the call `page`. */
export function listMethods(table: CallTable, call: Call, wire: Wire): Pick<Methods, 'getList' | 'getManyReference'> {
  const getList: Methods['getList'] = async (_, params) =>
    toResult(table, await wire.pageOf(table, call, { ...pageParams(params), signal: params.signal }));
  return {
    getList,
    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),
  };
}
