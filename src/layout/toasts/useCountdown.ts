import { useEffect } from 'react';
import { useEvent } from 'ra-core';

/**
 * Calls `onEnd` after a time, and once more that time for as long as `isPaused` says so or the window is
 * not in front: who looks somewhere else has not read it.
 * @param duration milliseconds; null: never
 * @param goesOn whether it counts while the window is not in front as well
 */
export function useCountdown(
  duration: number | null,
  isPaused: () => boolean,
  onEnd: () => void,
  goesOn: boolean,
): void {
  const tryToEnd = useEvent((again: () => void) => (isPaused() ? again() : onEnd()));
  useEffect(() => {
    if (duration === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => clearTimeout(timer);
    const start = (): void => {
      stop();
      timer = setTimeout(() => tryToEnd(start), duration);
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
  }, [duration, goesOn, tryToEnd]);
}
