import { useQueryClient } from '@tanstack/react-query';
import { useLater } from './useLater';

/**
 * Reads the list of an entity again after a change. Whatever else is known of it is old from now
 * on, but is not asked for again: a dialog that is just closing needs its record no more.
 */
export function useReload(resource: string): (after?: number) => Promise<void> {
  const client = useQueryClient();
  return useLater(async () => {
    await client.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
    await client.invalidateQueries({ queryKey: [resource, 'getList'] });
  });
}
