/**
 * Sends requests one after the other and not in parallel, because servers lock rows and because users want to see
 * the progress. Pure functions.
 */

/** Pauses, resumes or stops a series of requests. */
export interface PauseGate {
  /**
   * Called before each request. Resolves to true when the request may be sent, or to false when the series has been
   * stopped.
   */
  pass(): Promise<boolean>;
  pause(): void;
  resume(): void;
  /** Stops the series permanently. A request that is running is not aborted. */
  stop(): void;
}

export function createPauseGate(): PauseGate {
  let state: 'open' | 'paused' | 'stopped' = 'open';
  let waiting: (() => void)[] = [];
  const turn = (next: typeof state): void => {
    if (state === 'stopped') return;
    state = next;
    if (next === 'paused') return;
    const freed = waiting;
    waiting = [];
    freed.forEach((free) => free());
  };
  const pass = async (): Promise<boolean> => {
    if (state !== 'paused') return state === 'open';
    await new Promise<void>((resolve) => waiting.push(resolve));
    return pass();
  };
  return {
    pass,
    pause: () => turn('paused'),
    resume: () => turn('open'),
    stop: () => turn('stopped'),
  };
}

/** Runs a task for one item after the other. If a task throws an error, the following tasks are not run. */
export async function runSequentially<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
  gate: Pick<PauseGate, 'pass'>,
): Promise<void> {
  for (const item of items) {
    if (!(await gate.pass())) return;
    await run(item);
  }
}
