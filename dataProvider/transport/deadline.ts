/** The timeout of a request combined with the caller's abort signal. */
export interface Deadline {
  signal: AbortSignal;
  expired(): boolean;
  /** Restarts the timeout after data was sent or received: a slow transfer is not a stalled one. */
  extend(): void;
  /** Must be called; otherwise the timer outlives the request. */
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
