import { useCallback, useEffect, useRef, useState } from 'react';
import type { Action } from '../../model/entity';

export interface Pauses {
  isPaused(action: Action): boolean;
  begin(action: Action): void;
}

/** Actions that cannot be used again for a while after they were used, by their names. */
export function usePauses(): Pauses {
  const [paused, setPaused] = useState<readonly string[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  const begin = useCallback(({ name, pause = 0 }: Action) => {
    if (pause === 0) return;
    setPaused((names) => [...names, name]);
    const timer = setTimeout(() => setPaused((names) => names.filter((one) => one !== name)), pause);
    timers.current.add(timer);
  }, []);
  return { begin, isPaused: ({ name }) => paused.includes(name) };
}
