import { useQueryClient } from '@tanstack/react-query';
import { useDelayedCallback } from './useDelayedCallback';

/**
 * Reloads the list of an entity after a change. Other cached responses of the entity are invalidated but not
 * refetched, because the dialog that shows them is about to close.
 */
export function useReloadList(resource: string): (after?: number) => Promise<void> {
  const client = useQueryClient();
  return useDelayedCallback(async () => {
    await client.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
    await client.invalidateQueries({ queryKey: [resource, 'getList'] });
  });
}
