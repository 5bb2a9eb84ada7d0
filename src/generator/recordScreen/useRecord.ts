import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useGetOne, type RaRecord } from 'ra-core';
import type { Identifier } from '../../../dataProvider/contract/types';
import type { Call } from '../../model/entity/entity';
import { useToast } from '../../widgets/useToast';
import {
  getRecordQueryKey,
  hasUnreadPreload,
  shouldRefetchOnMount,
  useMarkAnswerRead,
} from '../queries/preloadedAnswers';
import type { RecordPoll } from '../queries/useRecordPoll';

export type RecordState =
  | {
      status: 'loading';
      /** The values known while loading: the list row, or an earlier response. They may be outdated and incomplete. */
      partialRecord: RaRecord | undefined;
    }
  | {
      status: 'ready';
      record: RaRecord;
      refetch: () => Promise<RaRecord | undefined>;
      /** Polling stopped before the record satisfied the condition. */
      hasStopped: boolean;
      /** The error of the last reload: the values may be outdated. */
      error: Error | undefined;
    }
  | { status: 'failed'; error: Error; retry: () => void };

interface Options {
  /** A get call other than the entity's own. */
  get?: Call | undefined;
  /** The route params, for a call that does not identify the record by its id. */
  params?: Readonly<Record<string, string | undefined>>;
  /** The call to use is not known yet. */
  waits?: boolean;
  /** The record as its list has just shown it: no request is sent until a reload. */
  row?: RaRecord | undefined;
  /** Polls the record. */
  poll?: RecordPoll | undefined;
}

/**
 * Loads a record with the get call, anew for each screen, unless the click that opened it has preloaded it: cached
 * list rows lack fields that only a form shows, and may be outdated. Afterwards only the screen itself reloads it,
 * so that values do not change while the user works, and a hidden page sends no requests. If a reload fails, the
 * record stays visible. The error of a polled record is shown once, until a request succeeds or the user reloads.
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
      staleTime: Infinity,
      refetchOnMount: shouldRefetchOnMount,
      refetchOnReconnect: false,
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
  // Earlier cached data may be a list row.
  const isFresh = data !== undefined && !error && (isFetchedAfterMount || isPreloaded) && !isFetching;
  if (isFresh && !isRead) setIsRead(true);
  const record = isRead || isFresh ? data : row;
  const failed = isFetching ? fault : error;
  if (failed && !record) return { status: 'failed', error: failed, retry: () => void ask() };
  if (!record) return { status: 'loading', partialRecord: data };
  return { status: 'ready', record, refetch: ask, hasStopped: poll?.hasStopped(record) ?? false, error: fault };
}
