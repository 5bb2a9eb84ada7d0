/** A record that is asked for before its screen is there. */
import type { QueryClient } from '@tanstack/react-query';
import type { Identifier, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { preloadAnswer } from './preloadedAnswers';

/** The key and the answer's shape are those of react-admin's `useGetOne`. */
export const getRecordQueryKey = (resource: string, id: Identifier, meta?: object): unknown[] => [
  resource,
  'getOne',
  { id: String(id), meta },
];

/** Sends the get call now, unless its answer is already there and no screen has shown it. */
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
