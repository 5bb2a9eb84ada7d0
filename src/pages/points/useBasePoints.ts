import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/types';
import type { Entity } from '../../model/entity';
import { useToast } from '../../widgets/useToast';

export type BaseValues = Readonly<Record<string, unknown>>;

export interface BasePoints {
  /** Undefined until they are known; without a key while the server has no base setting yet. */
  values: BaseValues | undefined;
  failed: boolean;
  reload: () => void;
}

const isRecord = (data: unknown): data is BaseValues =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/**
 * The base setting by the entity's own get call. Not react-admin's `getOne`: there is no id to ask
 * for, and no setting at all is an answer like any other.
 */
export function useBasePoints({ name, calls }: Entity): BasePoints {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const toast = useToast();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [name, 'single'],
    queryFn: async ({ signal }) => {
      const call = calls['get'];
      if (!call) throw new Error(`"${name}" has no get call`);
      const answer = await dataProvider.send(call, { signal, read: true });
      return isRecord(answer.data) ? answer.data : {};
    },
    retry: false,
    refetchOnMount: 'always',
  });
  useEffect(() => {
    if (error) toast.error(error);
  }, [error, toast]);
  return { values: data, failed: error !== null && !isFetching, reload: () => void refetch() };
}
