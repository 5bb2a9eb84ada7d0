import { useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'ra-core';

/**
 * Tells what was read of an entity, and all lists of options, that they are old: whoever shows them next
 * reads them again. What stands on the screen is left as it is.
 */
export function useOutdate(name: string): () => Promise<void> {
  const client = useQueryClient();
  return useEvent(async () => {
    for (const queryKey of [[name], ['wattdesk', 'options']])
      await client.invalidateQueries({ queryKey, refetchType: 'none' });
  });
}
