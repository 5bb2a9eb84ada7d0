/** Keeps an answer that was asked for early until the one who needs it comes for it. */
export interface Handover<T> {
  /** Starts the work, unless equal work already waits. */
  put(key: string, start: () => Promise<T>): void;
  /** The waiting work, once; undefined when there is none. A failed one is handed over as it is. */
  take(key: string): Promise<T> | undefined;
}

/** @param lifetime milliseconds after which nobody will come: the data may have changed since */
export function createHandover<T>(lifetime = 5_000): Handover<T> {
  const waiting = new Map<string, { promise: Promise<T>; timer: ReturnType<typeof setTimeout> }>();
  return {
    put(key, start) {
      if (waiting.has(key)) return;
      const promise = start();
      // Its failure is for the one who takes it; nobody taking it is no fault.
      promise.catch(() => undefined);
      waiting.set(key, { promise, timer: setTimeout(() => waiting.delete(key), lifetime) });
    },
    take(key) {
      const entry = waiting.get(key);
      if (!entry) return undefined;
      clearTimeout(entry.timer);
      waiting.delete(key);
      return entry.promise;
    },
  };
}
