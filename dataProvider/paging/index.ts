/** A new paging convention is one file beside this one and one line here. */
import type { Call, PagingName } from '../types';
import type { Json } from '../values';
import { filtersOf } from './filters';
import { pageNumCriteria } from './pageNumCriteria';
import { pageNoVo } from './pageNoVo';
import { pageNumVo } from './pageNumVo';
import type { Dialect } from './types';

const dialects: Record<PagingName, Dialect> = {
  'pageNo/pageVo': pageNoVo,
  'pageNum/pageVo': pageNumVo,
  'pageNum/pageCriteria': pageNumCriteria,
};

/** The body of a page call; a call that names no dialect speaks the most common one. */
export function pageBody(
  call: Call,
  { page, perPage, filter }: { page: number; perPage: number; filter?: Json },
): Json {
  const filters = filtersOf(filter, call.fixed);
  return dialects[call.paging ?? 'pageNo/pageVo']({ page, perPage, filters });
}
