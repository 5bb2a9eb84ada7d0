import { useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'ra-core';

/**
 * Invalidates the cached responses of an entity and of all option lists. Components that are currently mounted do
 * not refetch them.
 */
export function useInvalidateEntity(name: string): () => Promise<void> {
  const client = useQueryClient();
  return useEvent(async () => {
    for (const queryKey of [[name], ['wattdesk', 'options']])
      await client.invalidateQueries({ queryKey, refetchType: 'none' });
  });
}
