/** Runs work once per key at a time: callers with the same key share the pending promise. */
export type Deduplicate = <T>(key: string, run: () => Promise<T>) => Promise<T>;

/**
 * Creates a guard that prevents duplicate writes, for example after a double click. Equal keys must always return the
 * same type.
 */
export function createDeduplicator(): Deduplicate {
  const running = new Map<string, Promise<unknown>>();
  return <T>(key: string, run: () => Promise<T>): Promise<T> => {
    const pending = running.get(key);
    if (pending) return pending as Promise<T>;
    const promise = run().finally(() => running.delete(key));
    running.set(key, promise);
    return promise;
  };
}
