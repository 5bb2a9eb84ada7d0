import type { GetListParams, GetListResult } from 'ra-core';
import { toRecords } from '../wire/recordConversion';
import type { Call, ResourceCalls } from '../contract/types';
import type { PaginationOptions, RowsPage } from '../contract/types';
import type { Json } from '../contract/jsonValues';
import type { ApiClient } from '../wire/apiClient';
import type { DataProviderMethods } from './types';

function getPageParams({ pagination, filter }: GetListParams): Omit<PaginationOptions, 'signal'> {
  const { page = 1, perPage = 10 } = pagination ?? {};
  return { page, perPage, filter: filter ?? {} };
}

const toResult = (table: ResourceCalls, { rows, ...count }: RowsPage<Json>): GetListResult => ({
  data: toRecords(table, rows),
  ...count,
});

/** The sort field that react-admin sends if the user has chosen no order. The rows then keep the server's order. */
const NO_ORDER = 'id';

/** Creates the methods getList and getManyReference from the call `page`. */
export function createListMethods(
  table: ResourceCalls,
  call: Call,
  wire: ApiClient,
): Pick<DataProviderMethods, 'getList' | 'getManyReference'> {
  const getList: DataProviderMethods['getList'] = async (_, params) => {
    const { page, perPage, filter } = getPageParams(params);
    const { sort, signal } = params;
    if (!sort || sort.field === NO_ORDER || (await wire.getDialect(call)).canSort) {
      const [idField] = table.ids;
      return toResult(table, await wire.fetchPageOf(table, call, { page, perPage, filter, sort, idField, signal }));
    }
    // Generated lists request no order by default, so the sorting code is lazy-loaded by the first list that
    // requests an order.
    const { readAllRowsSorted } = await import('./readAllRowsSorted');
    const rows = await readAllRowsSorted(table, call, wire, { sort, filter, signal });
    return toResult(table, { rows: rows.slice((page - 1) * perPage, page * perPage), total: rows.length });
  };
  return {
    getList,
    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),
  };
}
