import type { GetListParams, GetListResult } from 'ra-core';
import { toRows } from '../wire/record';
import type { Call, CallTable } from '../contract/types';
import type { PageOptions, RowsPage } from '../contract/types';
import type { Json } from '../contract/values';
import type { Wire } from '../wire/wire';
import type { Methods } from './types';

function pageParams({ pagination, filter }: GetListParams): Omit<PageOptions, 'signal'> {
  const { page = 1, perPage = 10 } = pagination ?? {};
  return { page, perPage, filter: filter ?? {} };
}

const toResult = (table: CallTable, { rows, ...count }: RowsPage<Json>): GetListResult => ({
  data: toRows(table, rows),
  ...count,
});

/** What react-admin asks for when nobody has chosen an order: that of the server. */
const NO_ORDER = 'id';

/**
 * getList and getManyReference over the call `page`. These calls know no order: it is not sent, and who asks for
 * one gets a page of the list read whole and sorted here.
 */
export function listMethods(table: CallTable, call: Call, wire: Wire): Pick<Methods, 'getList' | 'getManyReference'> {
  const getList: Methods['getList'] = async (_, params) => {
    const { page, perPage, filter } = pageParams(params);
    const { sort, signal } = params;
    if (!sort || sort.field === NO_ORDER) {
      return toResult(table, await wire.pageOf(table, call, { page, perPage, filter, signal }));
    }
    // Generated lists ask for no order: the code comes with the first list that does.
    const { readSorted } = await import('./sorted');
    const rows = await readSorted(table, call, wire, { sort, filter, signal });
    return toResult(table, { rows: rows.slice((page - 1) * perPage, page * perPage), total: rows.length });
  };
  return {
    getList,
    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),
  };
}
