import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Reads the list again after a change. Whatever else is known of the entity is old from now on, but
 * is not asked for again: a dialog that is just closing needs its record no more.
 */
export function useReload(resource: string): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await client.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
    await client.invalidateQueries({ queryKey: [resource, 'getList'] });
  }, [client, resource]);
}
