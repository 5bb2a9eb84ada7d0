import type { Dialect } from './types';

/** Dialect C: vouchers (API-005). */
export const pageNumVo: Dialect = ({ page, perPage, filters }) => ({
  pageNum: page,
  pageSize: perPage,
  pageVo: filters,
});
