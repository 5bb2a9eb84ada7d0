/** A data provider whose uploads the test completes. */
import { vi } from 'vitest';
import { FakeXhr } from './fakeXhr';
import { fakeProvider } from './support';

export function uploads(
  options: Parameters<typeof fakeProvider>[1] = {},
  replies: Parameters<typeof fakeProvider>[0] = [],
) {
  const requests: FakeXhr[] = [];
  const createXhr = (): XMLHttpRequest => {
    const xhr = new FakeXhr();
    requests.push(xhr);
    return xhr as unknown as XMLHttpRequest;
  };
  return { ...fakeProvider(replies, { createXhr, ...options }), requests };
}

/** Waits until the code of uploads is loaded and the request is sent. */
export async function started(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}
