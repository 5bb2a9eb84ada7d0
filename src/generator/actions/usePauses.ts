import { useCallback, useEffect, useRef, useState } from 'react';
import { rowId } from '../records/row';
import type { Performed } from './types';

export type Used = Pick<Performed, 'action' | 'subject'>;

export interface Pauses {
  isPaused(used: Used): boolean;
  begin(used: Used): void;
}

/** What rests: an action, of a row that of this row alone. */
export const placeOfUse = ({ action, subject: { record } }: Used): string =>
  record ? `${action.name} ${rowId(record)}` : action.name;

/** Actions that cannot be used again for a while after they were used. */
export function usePauses(): Pauses {
  const [paused, setPaused] = useState<readonly string[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  const begin = useCallback((used: Used) => {
    const { cooldownMs = 0 } = used.action;
    if (cooldownMs === 0) return;
    const own = placeOfUse(used);
    setPaused((all) => [...all, own]);
    const timer = setTimeout(() => setPaused((all) => all.filter((one) => one !== own)), cooldownMs);
    timers.current.add(timer);
  }, []);
  return { begin, isPaused: (used) => paused.includes(placeOfUse(used)) };
}
