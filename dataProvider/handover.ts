/** Keeps an answer that was asked for early until the one who needs it comes for it. */
export interface Handover<T> {
  /**
   * Starts the work, unless equal work already waits.
   * @returns the answer, no longer handed over, if it arrived before anyone came for it; undefined
   * when it was taken on its way or failed: a failure is for the one who takes it
   */
  put(key: string, start: () => Promise<T>): Promise<T | undefined>;
  /** The waiting work, once; undefined when there is none. A failed one is handed over as it is. */
  take(key: string): Promise<T> | undefined;
}

/** @param lifetime milliseconds after which nobody will come: the data may have changed since */
export function createHandover<T>(lifetime = 5_000): Handover<T> {
  const waiting = new Map<string, { promise: Promise<T>; timer: ReturnType<typeof setTimeout> }>();
  const take: Handover<T>['take'] = (key) => {
    const entry = waiting.get(key);
    if (!entry) return undefined;
    clearTimeout(entry.timer);
    waiting.delete(key);
    return entry.promise;
  };
  return {
    take,
    put(key, start) {
      if (waiting.has(key)) return Promise.resolve(undefined);
      const promise = start();
      waiting.set(key, { promise, timer: setTimeout(() => waiting.delete(key), lifetime) });
      return promise.then(
        () => (waiting.get(key)?.promise === promise ? take(key) : undefined),
        () => undefined,
      );
    },
  };
}
