import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sleep } from '../../../dataProvider/transport/abort';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What became of a promise by now. */
async function stateOf(promise: Promise<void>): Promise<string> {
  const open = Promise.resolve('waiting');
  return Promise.race([
    promise.then(
      () => 'over',
      (error: Error) => `${error.name}: ${error.message}`,
    ),
    // One turn later than what has happened already.
    open.then(() => open).then(() => open),
  ]);
}

const GIVEN_UP = 'AbortError: The request was aborted';

describe('a pause', () => {
  it.each([
    ['that nobody can end', undefined],
    ['that a reader could end', new AbortController().signal],
  ])('%s lasts as long as it was asked to', async (_, signal) => {
    const pause = sleep(300, signal);
    await vi.advanceTimersByTimeAsync(299);
    expect(await stateOf(pause)).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await stateOf(pause)).toBe('over');
  });

  it('ends with its reader', async () => {
    const leaving = new AbortController();
    const pause = sleep(300, leaving.signal);
    expect(await stateOf(pause)).toBe('waiting');
    leaving.abort();
    expect(await stateOf(pause)).toBe(GIVEN_UP);
  });

  it('does not begin when its reader has left', async () => {
    expect(await stateOf(sleep(300, AbortSignal.abort()))).toBe(GIVEN_UP);
  });

  it('leaves nobody listening', async () => {
    const { signal } = new AbortController();
    const listening = new Set<unknown>();
    vi.spyOn(signal, 'addEventListener').mockImplementation((name, listener) => void listening.add([name, listener]));
    const removed = vi.spyOn(signal, 'removeEventListener');
    const pause = sleep(300, signal);
    await vi.advanceTimersByTimeAsync(300);
    await pause;
    await Promise.resolve();
    expect(removed.mock.calls).toEqual([...listening]);
    expect(listening.size).toBe(1);
  });
});
