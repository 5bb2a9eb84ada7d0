import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorFactory } from '../../../dataProvider/contract/errors';
import { sleep } from '../../../dataProvider/transport/abort';
import { runHttpRequest } from '../../../dataProvider/transport/runHttpRequest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the current state of a promise. */
async function stateOf(promise: Promise<void>): Promise<string> {
  const open = Promise.resolve('waiting');
  return Promise.race([
    promise.then(
      () => 'over',
      (error: Error) => `${error.name}: ${error.message}`,
    ),
    // Settles one microtask later than a promise that is already settled.
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

describe('an exchange', () => {
  const fail = createErrorFactory((key, { seconds }) => [key, seconds].join(' ').trim());
  const options = { url: '/steve/x', timeout: 1000, createError: fail, findBlockedOrigin: async () => undefined };
  const broken = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));
  const reasonOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'none',
      (error: Error) => error.message,
    );

  it.each<[string, object | undefined, string]>([
    ['says that the line is down', { onLine: false }, 'wd.error.offline'],
    ['says that nothing came', { onLine: true }, 'wd.error.network'],
    ['says no more where nobody knows', undefined, 'wd.error.network'],
  ])('%s', async (_, navigator, reason) => {
    vi.stubGlobal('navigator', navigator);
    expect(await reasonOf(runHttpRequest(options, broken))).toBe(reason);
  });

  it('says after how long nobody waited any more', async () => {
    const never = ({ signal }: { signal: AbortSignal }): Promise<never> =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const reason = reasonOf(runHttpRequest({ ...options, timeout: 30_000 }, never));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await reason).toBe('wd.error.timeout 30');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that is given up in the moment it was asked for does nothing', async () => {
    const leaving = new AbortController();
    const work = vi.fn(async () => 1);
    const reason = reasonOf(runHttpRequest({ ...options, signal: leaving.signal }, work));
    leaving.abort();
    expect(await reason).toBe('The request was aborted');
    expect(work).not.toHaveBeenCalled();
  });

  it('that nobody can give up begins at once', () => {
    const work = vi.fn(async () => 1);
    void runHttpRequest(options, work);
    expect(work).toHaveBeenCalledOnce();
  });
});
