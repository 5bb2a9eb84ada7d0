import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { sectionsKey } from '../sections/useSectionData';

/** Milliseconds after which nobody waits for a server that is slow. */
const PATIENCE = 1000;

/** Whether what the sections of an entity asked for at first has been answered, or would have been by now. */
export function useAnswers(entity: string): boolean {
  const client = useQueryClient();
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere) return undefined;
    const cache = client.getQueryCache();
    const look = (): void => {
      const asked = cache.findAll({ queryKey: sectionsKey(entity) });
      if (asked.every(({ state }) => state.status !== 'pending')) setThere(true);
    };
    look();
    const unsubscribe = cache.subscribe(look);
    const timer = setTimeout(() => setThere(true), PATIENCE);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [client, entity, isThere]);
  return isThere;
}
