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
  useMarkResponseRead,
} from '../queries/preloadedResponses';
import type { RecordPoll } from '../queries/useRecordPoll';

export type RecordState =
  | {
      status: 'loading';
      /**
       * The values that are already known: those of the list row or of an earlier response. They may be outdated or
       * incomplete.
       */
      partialRecord: RaRecord | undefined;
    }
  | {
      status: 'ready';
      record: RaRecord;
      refetch: () => Promise<RaRecord | undefined>;
      /** Whether polling stopped at its time limit before the record satisfied the condition in the schema. */
      hasStopped: boolean;
      /** The error of the last reload. If set, the values of the record may be outdated. */
      error: Error | undefined;
    }
  | { status: 'failed'; error: Error; retry: () => void };

interface Options {
  /** The get call to use instead of the get call of the entity. */
  get?: Call | undefined;
  /** The route params. They are sent with a get call that does not identify the record by its id. */
  params?: Readonly<Record<string, string | undefined>>;
  /** Whether to wait with the request, because it is not known yet which get call to use. */
  waits?: boolean;
  /**
   * The row of the record in the list that the user has just left. If set, the row is used as the record, and no
   * request is sent until the record is reloaded.
   */
  row?: RaRecord | undefined;
  /** Determines when the record is requested again. If undefined, the record is not polled. */
  poll?: RecordPoll | undefined;
}

/**
 * Loads a record with the get call (the request for a single record). Each screen sends a new request, because
 * cached list rows may be outdated and lack fields that only a form shows. The exception is a record that was
 * preloaded by the click that opened the screen. After that, only the screen itself reloads the record, so that
 * values do not change while the user works, and a hidden page sends no requests. If a reload fails, the record
 * stays visible. If polling fails several times, the error toast is shown only once, until a request succeeds or
 * the user reloads.
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
  useMarkResponseRead(queryKey);
  const ask = async (): Promise<RaRecord | undefined> => {
    setFault(undefined);
    const { data: now, error: failure } = await refetch();
    return failure ? undefined : now;
  };
  // Data that was cached before the screen mounted may be an incomplete list row. It is not used as the record.
  const isFresh = data !== undefined && !error && (isFetchedAfterMount || isPreloaded) && !isFetching;
  if (isFresh && !isRead) setIsRead(true);
  const record = isRead || isFresh ? data : row;
  const failed = isFetching ? fault : error;
  if (failed && !record) return { status: 'failed', error: failed, retry: () => void ask() };
  if (!record) return { status: 'loading', partialRecord: data };
  return { status: 'ready', record, refetch: ask, hasStopped: poll?.hasStopped(record) ?? false, error: fault };
}
