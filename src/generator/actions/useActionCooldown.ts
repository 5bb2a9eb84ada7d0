import { useCallback, useEffect, useRef, useState } from 'react';
import { getRowKey } from '../shared/listRowIds';
import type { PerformedAction } from './types';

export type ActionWithCooldown = Pick<PerformedAction, 'action' | 'target'>;

export interface ActionCooldowns {
  isCoolingDown(used: ActionWithCooldown): boolean;
  start(used: ActionWithCooldown): void;
}

/**
 * Returns the key under which a cooldown is stored: the name of the action and, for an action on a record, the
 * record's id.
 */
export const getCooldownKey = ({ action, target: { record } }: ActionWithCooldown): string =>
  record ? `${action.name} ${getRowKey(record)}` : action.name;

/** Disables each action for its configured cooldown period after use. */
export function useActionCooldown(): ActionCooldowns {
  const [paused, setPaused] = useState<readonly string[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);
  const startCooldown = useCallback((used: ActionWithCooldown) => {
    const { cooldownMs = 0 } = used.action;
    if (cooldownMs === 0) return;
    const own = getCooldownKey(used);
    setPaused((all) => [...all, own]);
    const timer = setTimeout(() => setPaused((all) => all.filter((one) => one !== own)), cooldownMs);
    timers.current.add(timer);
  }, []);
  return { start: startCooldown, isCoolingDown: (used) => paused.includes(getCooldownKey(used)) };
}
