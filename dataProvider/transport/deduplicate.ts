/**
 * Runs a function and returns its promise. If the promise of an earlier call with the same key is still pending,
 * returns that promise and does not run the function.
 */
export type Deduplicator = <T>(key: string, run: () => Promise<T>) => Promise<T>;

/**
 * Creates a function that prevents duplicate writes, for example after a double click. Calls with equal keys must
 * have the same result type.
 */
export function createDeduplicator(): Deduplicator {
  const running = new Map<string, Promise<unknown>>();
  return <T>(key: string, run: () => Promise<T>): Promise<T> => {
    const pending = running.get(key);
    if (pending) return pending as Promise<T>;
    const promise = run().finally(() => running.delete(key));
    running.set(key, promise);
    return promise;
  };
}
