import type { Dialect } from './types';

/** Dialect B: the points variants; criteria text and country code travel together (API-003, API-009). */
export const pageNumCriteria: Dialect = ({ page, perPage, filters }) => ({
  pageNum: page,
  pageSize: perPage,
  pageCriteria: filters,
});
