import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useGetOne, type RaRecord } from 'ra-core';
import type { Identifier } from '../../../dataProvider/contract/types';
import type { Call } from '../../model/entity/entity';
import { useToast } from '../../widgets/useToast';
import { hasUnreadPreload, shouldRefetchOnMount, useMarkAnswerRead } from '../read/preloadedAnswers';
import type { RecordPoll } from '../read/useRecordPoll';
import { getRecordQueryKey } from '../read/preloadRecord';

export type RecordState =
  | {
      status: 'loading';
      /** What is known of it meanwhile: its row in a list, or what was read of it earlier. It may be old, and lack fields. */
      known: RaRecord | undefined;
    }
  | {
      status: 'ready';
      record: RaRecord;
      refetch: () => Promise<RaRecord | undefined>;
      /** It was read again by itself, and is no more although it has not come to its end. */
      hasStopped: boolean;
      /** Why it could not be read again: what is there may be old. */
      error: Error | undefined;
    }
  | { status: 'failed'; error: Error; retry: () => void };

interface Options {
  /** Another call than the entity's own. */
  get?: Call | undefined;
  /** What the address says of the record, for a call that finds it by something else than its id. */
  params?: Readonly<Record<string, string | undefined>>;
  /** It is not known yet how to ask. */
  waits?: boolean;
  /** The record as its list has just shown it: nothing is asked until it is read again. */
  row?: RaRecord | undefined;
  /** Reads it again by itself. */
  poll?: RecordPoll | undefined;
}

/**
 * The record by the get call, asked anew for each screen, if not already for the click that has opened it: what a list has left in the cache lacks the
 * fields that only a form shows, and may be old. Once read, nothing but the screen itself reads it again
 * under the user's hands; a page that is hidden asks for nothing. Where it cannot be read again it stays. What
 * is read again by itself and fails is told once, until it has come or was asked for by hand.
 */
export function useRecord(
  resource: string,
  id: Identifier,
  { get, params, waits = false, row, poll }: Options = {},
): RecordState {
  const toast = useToast();
  const [fault, setFault] = useState<Error>();
  const [isRead, setIsRead] = useState(false);
  const client = useQueryClient();
  const queryKey = getRecordQueryKey(resource, id, get && { get, params });
  const [isPreloaded] = useState(() => hasUnreadPreload(client, queryKey));
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useGetOne<RaRecord, Error>(
    resource,
    { id, ...(get ? { meta: { get, params } } : {}) },
    {
      enabled: !waits && (row === undefined || isRead),
      retry: false,
      staleTime: Infinity,
      refetchOnMount: shouldRefetchOnMount,
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      ...(poll ? { refetchInterval: ({ state }) => poll.refetchInterval(state.data, state.error) } : {}),
      onSuccess: () => setFault(undefined),
      onError: (failed) => {
        if (!fault) toast.error(failed);
        setFault(failed);
      },
    },
  );
  useMarkAnswerRead(queryKey);
  const ask = async (): Promise<RaRecord | undefined> => {
    setFault(undefined);
    const { data: now, error: failure } = await refetch();
    return failure ? undefined : now;
  };
  // What was there before may be a row of the list.
  const isFresh = data !== undefined && !error && (isFetchedAfterMount || isPreloaded) && !isFetching;
  if (isFresh && !isRead) setIsRead(true);
  const record = isRead || isFresh ? data : row;
  const failed = isFetching ? fault : error;
  if (failed && !record) return { status: 'failed', error: failed, retry: () => void ask() };
  if (!record) return { status: 'loading', known: data };
  return { status: 'ready', record, refetch: ask, hasStopped: poll?.hasStopped(record) ?? false, error: fault };
}
