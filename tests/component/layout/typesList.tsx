/** The app at the list of article types, which has three rows. */
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { ADMIN, openApp, TYPES, type OpenOptions } from '../app';

export const ROWS = [
  { id: 1, articleTypeId: 1, articleTypeName: 'News', dataStatus: 'Active' },
  { id: 2, articleTypeId: 2, articleTypeName: 'Old', dataStatus: 'Inactive' },
  { id: 3, articleTypeId: 3, articleTypeName: 'Tips', dataStatus: 'Active' },
];

type GetList = WattdeskDataProvider['getList'];
export const getList = (answer: (resource: string, filter: Record<string, unknown>) => unknown): GetList =>
  (async (resource: string, { filter }: { filter: Record<string, unknown> }) =>
    answer(resource, filter)) as unknown as GetList;

export const open = (options: OpenOptions = {}) =>
  openApp({
    path: TYPES.path,
    session: ADMIN,
    dataProvider: { getList: getList(() => ({ data: ROWS, total: ROWS.length })) },
    ...options,
  });
