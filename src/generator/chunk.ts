import { useLayoutEffect, useState } from 'react';
import { useEvent } from 'ra-core';

/** Code that arrives on demand. Unlike `React.lazy` it forgets a failure, so that Retry can work. */
export interface Chunk<T> {
  /** What has arrived, at once and without a flash of the skeleton. */
  get(): T | undefined;
  load(): Promise<T>;
}

export function createChunk<T>(fetchCode: () => Promise<T>): Chunk<T> {
  let value: T | undefined;
  let pending: Promise<T> | undefined;
  const settle = (arrived: T): T => (value = arrived);
  const forget = (error: unknown): never => {
    pending = undefined;
    throw error;
  };
  return { get: () => value, load: () => (pending ??= fetchCode().then(settle, forget)) };
}

export interface Arrival {
  error: Error | undefined;
  /** How often Retry was pressed. */
  attempt: number;
  retry(): void;
}

/**
 * Runs `load` for as long as `ready` is false and draws again when it has settled.
 * In a layout effect: the call leaves before the skeleton is painted.
 */
export function useArrival(ready: boolean, load: () => Promise<unknown>, key: string): Arrival {
  const [state, setState] = useState<{ key: string; attempt: number; error?: Error }>({ key, attempt: 0 });
  const current = state.key === key ? state : { key, attempt: 0, error: undefined };
  const { attempt } = current;
  // `load` is described by `key`: a new function on each render does not start it again.
  const start = useEvent(load);
  useLayoutEffect(() => {
    if (ready) return undefined;
    let wanted = true;
    const tell = (error?: Error): void => {
      if (wanted) setState({ key, attempt, ...(error ? { error } : {}) });
    };
    start().then(
      () => tell(),
      (error: unknown) => tell(error instanceof Error ? error : new Error(String(error))),
    );
    return () => {
      wanted = false;
    };
  }, [ready, key, attempt, start]);
  return { error: current.error, attempt, retry: () => setState({ key, attempt: attempt + 1 }) };
}
