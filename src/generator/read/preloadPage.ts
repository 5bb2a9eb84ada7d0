/** A page that is asked for before its list is there: the list then draws its rows at once, without skeletons. */
import type { QueryClient } from '@tanstack/react-query';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { preloadAnswer } from './preloadedAnswers';
import type { PageRequest } from './listParams';

/** The key and the answer's shape are those of react-admin's `useGetList`. */
export const getPageQueryKey = (resource: string, request: PageRequest): unknown[] => [
  resource,
  'getList',
  { ...request, meta: undefined },
];

/** Sends the page call now, unless its answer is already there and no list has shown it. */
export const preloadPage = (
  client: QueryClient,
  dataProvider: Pick<WattdeskDataProvider, 'getList'>,
  resource: string,
  request: PageRequest,
): Promise<void> =>
  preloadAnswer(client, getPageQueryKey(resource, request), () => dataProvider.getList(resource, request));
