/** The polling of rows that the server still works on. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useListPoll, useUnprocessedRowCount } from '../../../src/generator/list/useListPoll';
import { createTestModule } from '../../support/entityModule';

afterEach(() => vi.useRealTimers());

describe('rows that the server still works on', () => {
  const poll = { intervalMs: 1000, stopPollingWhen: { properties: { state: { const: 'done' } } } };
  const hookOf = (list: object) =>
    renderHook(() => useListPoll(createTestModule({ properties: { state: { type: 'string' } } }, { list }))).result
      .current.refetchInterval;

  it('are read again until they are done, or until it has taken too long', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const again = hookOf({ poll: { ...poll, maxDurationMs: 5000 } })!;
    const busy = [{ state: 'done' }, { state: 'busy' }];
    expect(again([])).toBe(false);
    expect(again(busy)).toBe(1000);
    vi.advanceTimersByTime(4999);
    expect(again(busy)).toBe(1000);
    vi.advanceTimersByTime(1);
    expect(again(busy)).toBe(false);
    // A row that becomes busy later starts a new polling duration.
    expect(again([{ state: 'done' }])).toBe(false);
    expect(again(busy)).toBe(1000);
  });

  it('are not asked for where the schema does not say so', () => expect(hookOf({})).toBeUndefined());

  it('are said to be given up after so long, counted from when they began, and only while they go on', () => {
    vi.useFakeTimers();
    const module = createTestModule(
      { properties: { state: { type: 'string' } } },
      { list: { poll: { ...poll, maxDurationMs: 5000 } } },
    );
    const { result, rerender } = renderHook(({ state }) => useUnprocessedRowCount(useListPoll(module), [{ state }]), {
      initialProps: { state: 'done' },
    });
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
    const become = (state: string) => rerender({ state });
    pass(60_000);
    become('busy');
    pass(4999);
    expect(result.current).toBe(0);
    pass(1);
    expect(result.current).toBe(1);
    become('done');
    expect(result.current).toBe(0);
    become('busy');
    expect(result.current).toBe(0);
    pass(5000);
    expect(result.current).toBe(1);
  });

  it('are not counted where nobody waits for them', () => {
    const module = createTestModule({ properties: { state: { type: 'string' } } }, { list: {} });
    expect(
      renderHook(() => useUnprocessedRowCount(useListPoll(module), [{ state: 'busy' }])).result.current,
    ).toBeUndefined();
  });
});
