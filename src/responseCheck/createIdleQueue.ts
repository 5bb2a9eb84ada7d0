/** A queue whose items are processed one after the other while the browser is idle. */

export interface IdleQueue<Item> {
  /** Adds an item. If the queue is full, the item is dropped. */
  add(item: Item): void;
  /** Drops all items that have not been processed. */
  clear(): void;
}

/** Calls a function when the browser is idle. Not all browsers have idle callbacks. */
export type IdleScheduler = (run: () => void) => void;

const IDLE_DELAY_MS = 200;

const scheduleWhenIdle: IdleScheduler = (run) => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, IDLE_DELAY_MS);
};

/**
 * Creates the queue.
 * @param process processes an item; the next item waits for it
 */
export function createIdleQueue<Item>(
  process: (item: Item) => Promise<void>,
  maxLength: number,
  schedule: IdleScheduler = scheduleWhenIdle,
): IdleQueue<Item> {
  let items: Item[] = [];
  let isRunning = false;
  const processNext = async (): Promise<void> => {
    const item = items.shift();
    isRunning = item !== undefined;
    if (item === undefined) return;
    await process(item).catch(console.error);
    scheduleNext();
  };
  const scheduleNext = (): void => schedule(() => void processNext());
  return {
    add: (item) => {
      if (items.length >= maxLength) return;
      items.push(item);
      if (isRunning) return;
      isRunning = true;
      scheduleNext();
    },
    clear: () => {
      items = [];
    },
  };
}
