import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { sectionsKey } from '../sections/useSectionData';

/** Milliseconds after which nobody waits for a server that is slow. */
const PATIENCE = 2000;

/** Calls it once the browser has nothing else to do; where a browser cannot tell, in its next turn. @returns undoes it */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(act);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(act);
  return () => clearTimeout(timer);
}

/** Whether what the sections of an entity asked for at first has been answered and drawn, or would have been by now. */
export function useAnswers(entity: string): boolean {
  const client = useQueryClient();
  const [isAnswered, setAnswered] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (isAnswered) return undefined;
    const cache = client.getQueryCache();
    const look = (): void => {
      const asked = cache.findAll({ queryKey: sectionsKey(entity) });
      if (asked.every(({ state }) => state.status !== 'pending')) setAnswered(true);
    };
    look();
    return cache.subscribe(look);
  }, [client, entity, isAnswered]);
  useEffect(() => (isAnswered ? whenIdle(() => setDrawn(true)) : undefined), [isAnswered]);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return isDrawn;
}
