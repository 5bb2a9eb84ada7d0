import { useEffect } from 'react';
import { useEvent } from 'ra-core';

/**
 * Calls `onEnd` after the duration. If `isPaused` returns true at that time, the countdown starts again. It also
 * starts again when the window regains the focus, because the user may not have read the message.
 * @param duration milliseconds; null: `onEnd` is never called
 * @param goesOn whether the countdown continues while the window is in the background
 */
export function useCountdown(
  duration: number | null,
  isPaused: () => boolean,
  onEnd: () => void,
  goesOn: boolean,
): void {
  const endUnlessPaused = useEvent((again: () => void) => (isPaused() ? again() : onEnd()));
  useEffect(() => {
    if (duration === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => clearTimeout(timer);
    const start = (): void => {
      stop();
      timer = setTimeout(() => endUnlessPaused(start), duration);
    };
    start();
    if (goesOn) return stop;
    window.addEventListener('blur', stop);
    window.addEventListener('focus', start);
    return () => {
      stop();
      window.removeEventListener('blur', stop);
      window.removeEventListener('focus', start);
    };
  }, [duration, goesOn, endUnlessPaused]);
}
