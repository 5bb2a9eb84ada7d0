import { useQueryClient } from '@tanstack/react-query';
import { useDelayed } from './useDelayed';

/**
 * Reloads the list of an entity after a change. Other cached data of the entity is invalidated but not refetched,
 * because a closing dialog no longer needs it.
 */
export function useReloadList(resource: string): (after?: number) => Promise<void> {
  const client = useQueryClient();
  return useDelayed(async () => {
    await client.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
    await client.invalidateQueries({ queryKey: [resource, 'getList'] });
  });
}
