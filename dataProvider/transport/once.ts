/** Runs equal work only once at a time: who asks again gets the promise that is on its way. */
export type Once = <T>(key: string, run: () => Promise<T>) => Promise<T>;

/**
 * Guards writes against a double click (two equal rows, two charges). The key says what makes two
 * writes equal, so one key always has one type of answer.
 */
export function createOnce(): Once {
  const running = new Map<string, Promise<unknown>>();
  return <T>(key: string, run: () => Promise<T>): Promise<T> => {
    const known = running.get(key);
    if (known) return known as Promise<T>;
    const promise = run().finally(() => running.delete(key));
    running.set(key, promise);
    return promise;
  };
}
