import { useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'ra-core';

/** Invalidates the cached data of an entity and all option lists. Visible data is not refetched. */
export function useInvalidateEntity(name: string): () => Promise<void> {
  const client = useQueryClient();
  return useEvent(async () => {
    for (const queryKey of [[name], ['wattdesk', 'options']])
      await client.invalidateQueries({ queryKey, refetchType: 'none' });
  });
}
