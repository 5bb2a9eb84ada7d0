/** Sends requests one after the other, because servers lock rows and users want to see the progress. Pure functions. */

/** Controls whether a series runs, pauses or stops. */
export interface PauseGate {
  /** Called before each request. Resolves to true when it may be sent, to false when the series is stopped. */
  pass(): Promise<boolean>;
  pause(): void;
  resume(): void;
  /** Stops the series for good; a running request is completed. */
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

/** Runs tasks one after the other. An error of `run` ends the series. */
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
