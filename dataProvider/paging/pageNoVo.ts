import type { Dialect } from './types';

/** Dialect A: article types, articles, campaigns, rates (API-002). */
export const pageNoVo: Dialect = ({ page, perPage, filters }) => ({
  pageNo: page,
  pageSize: perPage,
  pageVo: filters,
});
