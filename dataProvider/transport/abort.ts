/** Creates the error of an aborted request, which react-query and react-admin do not report. */
export const createAbortError = (): DOMException => new DOMException('The request was aborted', 'AbortError');

/** Waits for a time; rejects early if the signal aborts. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  return withAbort(pause, signal);
}

/** Wraps a promise that cannot be cancelled so that it rejects as soon as the signal aborts. */
function withAbort<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return promise;
  if (signal.aborted) return Promise.reject(createAbortError());
  return new Promise<T>((resolve, reject) => {
    const leave = (): void => reject(createAbortError());
    signal.addEventListener('abort', leave, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
