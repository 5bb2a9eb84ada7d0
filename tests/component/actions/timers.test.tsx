/** Action delays, cooldowns and polling: what they delay or block, and that no timer runs after its screen unmounts. */
import { act, renderHook } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDelayedCallback } from '../../../src/generator/queries/useDelayedCallback';
import { useActionCooldown, type ActionWithCooldown } from '../../../src/generator/actions/useActionCooldown';
import { MAX_POLL_DURATION_MS, useRecordPoll } from '../../../src/generator/queries/useRecordPoll';
import { createTestModule } from '../../support/entityModule';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('a delayed action', () => {
  it('runs once, after the last delay asked for', () => {
    const run = vi.fn();
    const { result } = renderHook(() => useDelayedCallback(run));
    void result.current(500);
    pass(400);
    void result.current(500);
    pass(499);
    expect(run).not.toHaveBeenCalled();
    pass(1);
    expect(run).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('runs at once without a delay, in place of one that waits, and is awaited', async () => {
    let finish = (): void => undefined;
    const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { result } = renderHook(() => useDelayedCallback(run));
    void result.current(500);
    const settled = vi.fn();
    void result.current().then(settled);
    await act(async () => undefined);
    expect([run.mock.calls.length, settled.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0, 0]);
    await act(async () => finish());
    expect(settled).toHaveBeenCalledTimes(1);
  });

  it('does not run after its screen was left', () => {
    const run = vi.fn();
    const { result, unmount } = renderHook(() => useDelayedCallback(run));
    void result.current(500);
    unmount();
    pass(500);
    expect([run.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  });
});

describe('the pause after an action', () => {
  const use = (name: string, pause: number | undefined, id?: number): ActionWithCooldown =>
    ({
      action: { name, cooldownMs: pause },
      target: id === undefined ? {} : { record: { id } },
    }) as unknown as ActionWithCooldown;

  it('holds for its record and its action alone, as long as the schema says', () => {
    const { result } = renderHook(() => useActionCooldown());
    const isPaused = (...all: ActionWithCooldown[]) => all.map((one) => result.current.isCoolingDown(one));
    const all = [use('ring', 1000, 1), use('ring', 1000, 2), use('dim', 1000, 1), use('ring', 1000)];
    act(() => result.current.start(all[0]!));
    pass(600);
    act(() => result.current.start(all[1]!));
    expect(isPaused(...all)).toEqual([true, true, false, false]);
    pass(399);
    expect(isPaused(...all)).toEqual([true, true, false, false]);
    pass(1);
    expect(isPaused(...all)).toEqual([false, true, false, false]);
    pass(600);
    expect(isPaused(...all)).toEqual([false, false, false, false]);
  });

  it('is none where the schema says nothing of it', () => {
    const { result } = renderHook(() => useActionCooldown());
    act(() => result.current.start(use('ring', undefined, 1)));
    expect([result.current.isCoolingDown(use('ring', undefined, 1)), vi.getTimerCount()]).toEqual([false, 0]);
  });

  it('leaves no timer behind', () => {
    const { result, unmount } = renderHook(() => useActionCooldown());
    act(() => result.current.start(use('ring', 1000, 1)));
    act(() => result.current.start(use('ring', 1000, 2)));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('polling of a record', () => {
  const polled = (longest?: number) => {
    const until = { properties: { state: { const: 'done' } } } as const;
    return createTestModule(
      { properties: { state: { type: 'string' } } },
      {
        routes: { view: '/things/{id}' },
        calls: { get: 'GET things/{id}' },
        view: {
          sections: [{ fields: ['state'] }],
          poll: { intervalMs: 2000, stopPollingWhen: until, ...(longest ? { maxDurationMs: longest } : {}) },
        },
      },
    );
  };
  const busy = { id: 1, state: 'busy' };
  const done = { id: 1, state: 'done' };

  it('goes on until the record is as the schema says, also after a failure, but not where there is no record', () => {
    const module = polled();
    const { refetchInterval } = renderHook(() => useRecordPoll(module)).result.current;
    expect([refetchInterval(undefined, null), refetchInterval(busy, null), refetchInterval(done, null)]).toEqual([
      2000,
      2000,
      false,
    ]);
    expect(refetchInterval(busy, new HttpError('Busy', 503))).toBe(2000);
    expect(refetchInterval(busy, new HttpError('Not found', 404))).toBe(false);
    expect(refetchInterval(undefined, new HttpError('Not found', 404))).toBe(false);
  });

  it.each([
    ['the time of the schema', 5000, 5000],
    ['ten minutes', undefined, MAX_POLL_DURATION_MS],
  ])('ends after %s, and says so of what has not ended', (_, longest, maximum) => {
    const module = polled(longest);
    const { result } = renderHook(() => useRecordPoll(module));
    pass(maximum - 1);
    expect([result.current.refetchInterval(busy, null), result.current.hasStopped(busy)]).toEqual([2000, false]);
    pass(1);
    expect(result.current.refetchInterval(busy, null)).toBe(false);
    expect([result.current.hasStopped(busy), result.current.hasStopped(done)]).toEqual([true, false]);
  });

  it('leaves no timer behind, and has none where nothing is polled', () => {
    const module = polled();
    const { unmount } = renderHook(() => useRecordPoll(module));
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    const { result } = renderHook(() => useRecordPoll(createTestModule({}, { view: { sections: [] } })));
    expect([vi.getTimerCount(), result.current.refetchInterval(busy, null), result.current.hasStopped(busy)]).toEqual([
      0,
      false,
      false,
    ]);
  });
});
