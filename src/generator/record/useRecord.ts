import { useGetOne, type RaRecord } from 'ra-core';
import type { Identifier } from '../../../dataProvider/types';
import type { Call } from '../../model/entity';
import { useToast } from '../../widgets/useToast';
import type { Poll } from '../view/usePoll';

export type RecordState =
  | { status: 'loading' }
  | {
      status: 'ready';
      record: RaRecord;
      refetch: () => Promise<RaRecord | undefined>;
      /** It was read again by itself, and is no more although it has not come to its end. */
      hasStopped: boolean;
    }
  | { status: 'failed'; error: Error; retry: () => void };

interface Options {
  /** Another call than the entity's own. */
  get?: Call | undefined;
  /** It is not known yet how to ask. */
  waits?: boolean;
  /** Reads it again by itself. */
  poll?: Poll | undefined;
  /** A failure to read it again is told, and the record stays. */
  keeps?: boolean;
}

/**
 * The record by the get call, asked anew for each screen: what a list has left in the cache lacks the
 * fields that only a form shows, and may be old. Once read, nothing but the screen itself reads it again
 * under the user's hands; a page that is hidden asks for nothing.
 */
export function useRecord(
  resource: string,
  id: Identifier,
  { get, waits = false, poll, keeps = false }: Options = {},
): RecordState {
  const toast = useToast();
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useGetOne<RaRecord, Error>(
    resource,
    { id, ...(get ? { meta: { get } } : {}) },
    {
      enabled: !waits,
      retry: false,
      staleTime: Infinity,
      refetchOnMount: 'always',
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      ...(poll ? { refetchInterval: ({ state }) => poll.again(state.data) } : {}),
      onError: (fault) => toast.error(fault),
    },
  );
  const isKept = keeps && data !== undefined && isFetchedAfterMount;
  if (error && !isFetching && !isKept) return { status: 'failed', error, retry: () => void refetch() };
  if (!data || !isFetchedAfterMount) return { status: 'loading' };
  const hasStopped = poll?.hasStopped(data) ?? false;
  return { status: 'ready', record: data, refetch: async () => (await refetch()).data, hasStopped };
}
