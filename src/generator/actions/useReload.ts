import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useEvent } from 'ra-core';

/**
 * Reads the list of an entity again after a change. Whatever else is known of it is old from now
 * on, but is not asked for again: a dialog that is just closing needs its record no more.
 * @returns called with the milliseconds to wait; who leaves before that has no need of it any more
 */
export function useReload(resource: string): (after?: number) => Promise<void> {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const read = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: [resource], refetchType: 'none' });
    await client.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
  return useEvent(async (after = 0) => {
    clearTimeout(timer.current);
    if (after > 0) timer.current = setTimeout(() => void read(), after);
    else await read();
  });
}
