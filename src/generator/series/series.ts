/** Calls that go one after the other: servers lock rows, and people want to see how far it is. Pure. */

/** Asked before each call. */
export interface Gate {
  /** Resolves when the next call may go; false: none is to follow. */
  pass(): Promise<boolean>;
}

/** A gate that a person opens and closes. */
export interface PauseGate extends Gate {
  pause(): void;
  resume(): void;
  /** For good; what is under way ends. */
  stop(): void;
}

export function createGate(): PauseGate {
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

const OPEN: Gate = { pass: async () => true };

/**
 * One after the other; what the call of one throws ends the series.
 * @returns how many were done
 */
export async function runSeries<Item>(
  items: readonly Item[],
  run: (item: Item, index: number) => Promise<void>,
  gate: Gate = OPEN,
): Promise<number> {
  for (const [index, item] of items.entries()) {
    if (!(await gate.pass())) return index;
    await run(item, index);
  }
  return items.length;
}
