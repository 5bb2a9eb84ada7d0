/** Creates the error of an aborted request. react-query and react-admin do not report this error to the user. */
export const createAbortError = (): DOMException => new DOMException('The request was aborted', 'AbortError');

/** Waits for the given time. Rejects early if the signal aborts. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  return withAbort(pause, signal);
}

/**
 * Returns a promise that settles like the given one, but rejects as soon as the signal aborts. It is used for
 * promises that cannot be cancelled.
 */
function withAbort<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return promise;
  if (signal.aborted) return Promise.reject(createAbortError());
  return new Promise<T>((resolve, reject) => {
    const leave = (): void => reject(createAbortError());
    signal.addEventListener('abort', leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
