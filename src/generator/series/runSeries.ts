/** Calls that go one after the other: servers lock rows, and people want to see how far it is. Pure. */

/** A gate that a person opens and closes. */
export interface PauseGate {
  /** Resolves when the next call may go; false: none is to follow. Asked before each of them. */
  pass(): Promise<boolean>;
  pause(): void;
  resume(): void;
  /** For good; what is under way ends. */
  stop(): void;
}

export function createPauseGate(): PauseGate {
  let standing: 'open' | 'paused' | 'stopped' = 'open';
  let waiting: (() => void)[] = [];
  const turn = (next: typeof standing): void => {
    if (standing === 'stopped') return;
    standing = next;
    if (next === 'paused') return;
    const freed = waiting;
    waiting = [];
    freed.forEach((free) => free());
  };
  const pass = async (): Promise<boolean> => {
    if (standing !== 'paused') return standing === 'open';
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

/**
 * Runs calls one after the other, because servers lock rows and users want to see the progress. An error of `run`
 * ends the series.
 */
export async function runSeries<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
  gate: Pick<PauseGate, 'pass'>,
): Promise<void> {
  for (const item of items) {
    if (!(await gate.pass())) return;
    await run(item);
  }
}
