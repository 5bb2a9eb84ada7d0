import { useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'ra-core';

/**
 * Returns a function that reloads the list of an entity and its quick filters, wherever they are shown. It also works
 * after the component has unmounted: a toast may outlive the screen that showed it. Open forms are not reloaded.
 */
export function useReloadFromToast(resource: string): () => Promise<void> {
  const client = useQueryClient();
  return useEvent(async () => {
    for (const queryKey of [[resource], ['wattdesk', 'options']])
      await client.invalidateQueries({ queryKey, refetchType: 'none' });
    await client.invalidateQueries({ queryKey: [resource, 'getList'] });
    await client.invalidateQueries({ queryKey: ['wattdesk', 'attention', resource] });
  });
}
