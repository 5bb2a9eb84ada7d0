/** The timeout of a request, combined with the abort signal of the caller. */
export interface Deadline {
  signal: AbortSignal;
  expired(): boolean;
  /**
   * Restarts the timeout. Call it after data was sent or received, so that a slow transfer is not aborted like a
   * stalled one.
   */
  extend(): void;
  /** Stops the timer. It must be called after the request; otherwise the timer continues to run. */
  clear(): void;
}

export function startDeadline(milliseconds: number, outer?: AbortSignal): Deadline {
  const clock = new AbortController();
  const start = (): ReturnType<typeof setTimeout> => setTimeout(() => clock.abort(), milliseconds);
  let timer = start();
  return {
    signal: outer ? AbortSignal.any([outer, clock.signal]) : clock.signal,
    expired: () => clock.signal.aborted,
    extend: () => {
      clearTimeout(timer);
      timer = start();
    },
    clear: () => clearTimeout(timer),
  };
}
