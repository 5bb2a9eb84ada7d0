import type { Page } from 'playwright-core';

/** The observer does not report key presses below this duration in milliseconds; they are counted with it. */
const THRESHOLD = 16;

/**
 * Presses keys in the focused element and returns for each key the milliseconds to the frame that shows it, as
 * reported by the browser's Event Timing API (in steps of 8 ms).
 */
export async function watchKeys(page: Page, keys: readonly string[]): Promise<number[]> {
  await page.evaluate((threshold) => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: threshold, buffered: false } as PerformanceObserverInit);
  }, THRESHOLD);
  for (const key of keys) await page.keyboard.press(key === ' ' ? 'Space' : key);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
  const slow = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  return [...slow, ...Array.from({ length: Math.max(0, keys.length - slow.length) }, () => THRESHOLD)];
}
