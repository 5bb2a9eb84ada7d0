/** Duration for which a toast is shown. */
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from '../../../src/layout/toasts/useCountdown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(duration: number | null, goesOn = false) {
  const reader = { isReading: false };
  const onEnd = vi.fn();
  const { unmount } = renderHook(() => useCountdown(duration, () => reader.isReading, onEnd, goesOn));
  return { reader, onEnd, unmount };
}

it('it goes after its time, and while it is read its time begins again', () => {
  const { reader, onEnd } = open(1000);
  reader.isReading = true;
  vi.advanceTimersByTime(2500);
  reader.isReading = false;
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('it stays while the window is not in front, where nothing waits for it', () => {
  const { onEnd } = open(1000);
  const waited = open(1000, true);
  window.dispatchEvent(new Event('blur'));
  vi.advanceTimersByTime(5000);
  expect(waited.onEnd).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('it leaves no timer behind, and has none where it stays for ever', () => {
  open(1000).unmount();
  open(null);
  expect(vi.getTimerCount()).toBe(0);
});
