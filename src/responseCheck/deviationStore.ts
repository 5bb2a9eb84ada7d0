/** The deviations that the running app has observed, for the dialog that lists them. They contain no values of records. */
import {
  createDeviationLog,
  getDeviationKey,
  type CountedDeviation,
  type Deviation,
} from '../model/contract/deviation';

/** A deviation with the times of its first and last occurrence, in milliseconds since 1970. */
export interface ObservedDeviation extends CountedDeviation {
  firstSeen: number;
  lastSeen: number;
}

/** The state at one point in time. It is replaced and never changed. */
export interface ObservedDeviations {
  /** Whether the responses of this app are compared. */
  isActive: boolean;
  /** In the order of their first occurrence. */
  deviations: readonly ObservedDeviation[];
  /** The number of responses that have been compared. */
  responseCount: number;
  /** Whether further deviations are not collected, because there are too many different ones. */
  isFull: boolean;
}

export interface DeviationStore {
  get(): ObservedDeviations;
  /** @returns a function that removes the listener */
  subscribe(listener: () => void): () => void;
  setActive(isActive: boolean): void;
  /** Adds the deviations of one response. */
  add(found: readonly Deviation[], now: number): void;
  clear(): void;
}

/** The maximum number of different deviations. Keys of an open object could make any number of them. */
export const MAX_DEVIATIONS = 200;

const EMPTY = { deviations: [], responseCount: 0, isFull: false };

export function createDeviationStore(): DeviationStore {
  const log = createDeviationLog();
  const times = new Map<string, Pick<ObservedDeviation, 'firstSeen' | 'lastSeen'>>();
  const listeners = new Set<() => void>();
  let state: ObservedDeviations = { isActive: false, ...EMPTY };
  const change = (next: Partial<ObservedDeviations>): void => {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  };
  /** @returns false if the deviation is a new one and there is no space for it */
  const accept = (deviation: Deviation, now: number): boolean => {
    const key = getDeviationKey(deviation);
    const known = times.get(key);
    if (!known && times.size >= MAX_DEVIATIONS) return false;
    times.set(key, { firstSeen: known?.firstSeen ?? now, lastSeen: now });
    return true;
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setActive: (isActive) => change({ isActive }),
    add: (found, now) => {
      const accepted = found.filter((deviation) => accept(deviation, now));
      log.add(accepted);
      change({
        deviations: log.list().map((deviation) => ({ ...deviation, ...times.get(getDeviationKey(deviation))! })),
        responseCount: state.responseCount + 1,
        isFull: state.isFull || accepted.length < found.length,
      });
    },
    clear: () => {
      log.clear();
      times.clear();
      change(EMPTY);
    },
  };
}

/** The store of the running app, in the memory of this tab. */
export const deviationStore = createDeviationStore();
