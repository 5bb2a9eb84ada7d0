import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { preloadWhenIdle, type LoadFunction } from '../../ui/preloadWhenIdle';

/**
 * Preloads the likely next steps once the screen is complete: its rows are displayed and no request is pending.
 * @param loads in the order of their use; a stable array
 */
export function usePreloadWhenComplete(isComplete: boolean, loads: readonly LoadFunction[]): void {
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
