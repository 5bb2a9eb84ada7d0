/** Preloads a record before its screen mounts. */
import type { QueryClient } from '@tanstack/react-query';
import type { Identifier, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { preloadAnswer } from './preloadedAnswers';

/** Returns the query key. Key and data have the form that react-admin's `useGetOne` uses. */
export const getRecordQueryKey = (resource: string, id: Identifier, meta?: object): unknown[] => [
  resource,
  'getOne',
  { id: String(id), meta },
];

/** Sends the get request now, unless an unused response is cached. */
export const preloadRecord = (
  client: QueryClient,
  dataProvider: Pick<WattdeskDataProvider, 'getOne'>,
  resource: string,
  id: Identifier,
): Promise<void> =>
  preloadAnswer(
    client,
    getRecordQueryKey(resource, id),
    async () => (await dataProvider.getOne(resource, { id })).data,
  );
