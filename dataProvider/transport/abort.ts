/** What an aborted request rejects with: react-query and react-admin stay silent about it. */
export const createAbortError = (): DOMException => new DOMException('The request was aborted', 'AbortError');

/** Waits, unless the signal ends the wait. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  return withAbort(pause, signal);
}

/** A promise nobody can stop, made to reject at once when its reader leaves. */
function withAbort<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return promise;
  if (signal.aborted) return Promise.reject(createAbortError());
  return new Promise<T>((resolve, reject) => {
    const leave = (): void => reject(createAbortError());
    signal.addEventListener('abort', leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
