import { filtersOf } from './filters';
import type { Call } from '../contract/types';
import type { Json } from '../contract/values';

/** What a call speaks that names no paging: the most common one. */
const USUAL = 'pageNo/pageVo';

/**
 * The body of a page call. Its paging names the keys that this family of calls wants: that of the page's
 * number, which counts from 1, and that of the filters. The filters are always sent, also when there are none.
 */
export function pageBody(
  { pagination = USUAL, fixedParams }: Call,
  { page, perPage, filter }: { page: number; perPage: number; filter?: Json },
): Json {
  const [number = '', filters = ''] = pagination.split('/');
  return { [number]: page, pageSize: perPage, [filters]: filtersOf(filter, fixedParams) };
}
