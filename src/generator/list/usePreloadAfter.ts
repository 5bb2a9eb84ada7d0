import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { preloadWhenIdle, type Preload } from '../../ui/preload';

/**
 * Fetches what the user is likely to want next once the screen is complete: its rows stand there, and no answer,
 * such as the choices of a filter, is on its way.
 * @param loads in the order of their use; the same array as long as they are the same
 */
export function usePreloadAfter(isComplete: boolean, loads: readonly Preload[]): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isComplete) return undefined;
    let end: (() => void) | undefined;
    const begin = (): void => {
      if (end === undefined && client.isFetching() === 0) end = preloadWhenIdle(loads);
    };
    begin();
    const unsubscribe = client.getQueryCache().subscribe(begin);
    return () => {
      unsubscribe();
      end?.();
    };
  }, [client, isComplete, loads]);
}
