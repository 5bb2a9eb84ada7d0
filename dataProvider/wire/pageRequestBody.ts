import { buildFilters } from './buildFilters';
import type { Call } from '../contract/types';
import type { Json } from '../contract/jsonValues';

/** The pagination style of calls that state none: the most common one. */
const USUAL = 'pageNo/pageVo';

/**
 * Builds the body of a page call in the pagination style of the call. Page numbers start at 1; the filters are always
 * sent, even without any.
 *
 * @example
 * const call: Call = { method: 'POST', path: 'article/article-pages', pagination: 'pageNum/pageCriteria' };
 * // { pageNum: 1, pageSize: 10, pageCriteria: { dataStatus: 'A' } }
 * buildPageRequestBody(call, { page: 1, perPage: 10, filter: { dataStatus: 'A', articleTitle: '' } });
 */
export function buildPageRequestBody(
  { pagination = USUAL, fixedParams }: Call,
  { page, perPage, filter }: { page: number; perPage: number; filter?: Json },
): Json {
  const [number = '', filters = ''] = pagination.split('/');
  return { [number]: page, pageSize: perPage, [filters]: buildFilters(filter, fixedParams) };
}
