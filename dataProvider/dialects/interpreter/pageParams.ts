import type { Json } from '../../contract/jsonValues';
import type { ListFormat } from '../definition';
import type { ListRequest } from '../dialect';

/** Returns the parameters that select a page: by number, by the index of its rows, or by the previous response. */
export function buildPageParams(
  { pageParam, firstPage = 1, offsetParam, endParam, pageSizeParam }: ListFormat,
  { page, perPage, nextPageParams }: ListRequest,
): Json {
  const offset = (page - 1) * perPage;
  return {
    ...(pageParam === undefined ? {} : { [pageParam]: page - 1 + firstPage }),
    ...(offsetParam === undefined ? {} : { [offsetParam]: offset }),
    ...(endParam === undefined ? {} : { [endParam]: offset + perPage }),
    ...(pageSizeParam === undefined ? {} : { [pageSizeParam]: perPage }),
    ...nextPageParams,
  };
}
