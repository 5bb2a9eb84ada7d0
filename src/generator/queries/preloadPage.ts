/** Preloads a page before its list mounts, so that the list renders its rows at once, without skeletons. */
import type { QueryClient } from '@tanstack/react-query';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { preloadAnswer } from './preloadedAnswers';
import type { PageRequest } from './listParams';

/** Returns the query key. Key and data have the form that react-admin's `useGetList` uses. */
export const getPageQueryKey = (resource: string, request: PageRequest): unknown[] => [
  resource,
  'getList',
  { ...request, meta: undefined },
];

/** Sends the page request now, unless an unused response is cached. */
export const preloadPage = (
  client: QueryClient,
  dataProvider: Pick<WattdeskDataProvider, 'getList'>,
  resource: string,
  request: PageRequest,
): Promise<void> =>
  preloadAnswer(client, getPageQueryKey(resource, request), () => dataProvider.getList(resource, request));
