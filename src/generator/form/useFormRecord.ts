import { useGetOne, type RaRecord } from 'ra-core';
import type { Identifier } from '../../../dataProvider/types';
import { useToast } from '../../widgets/useToast';

export type FormRecord =
  | { status: 'loading' }
  | { status: 'ready'; record: RaRecord }
  | { status: 'failed'; error: Error; retry: () => void };

/**
 * The record by the get call, asked anew for each form: what a list has left in the cache lacks the
 * fields that only the form shows, and may be old. Once read, nothing reads it again under the
 * user's hands.
 */
export function useFormRecord(resource: string, id: Identifier): FormRecord {
  const toast = useToast();
  const { data, error, isFetchedAfterMount, isFetching, refetch } = useGetOne<RaRecord, Error>(
    resource,
    { id },
    {
      retry: false,
      staleTime: Infinity,
      refetchOnMount: 'always',
      refetchOnReconnect: false,
      refetchOnWindowFocus: false,
      onError: (fault) => toast.error(fault),
    },
  );
  if (error && !isFetching) return { status: 'failed', error, retry: () => void refetch() };
  if (!data || !isFetchedAfterMount) return { status: 'loading' };
  return { status: 'ready', record: data };
}
