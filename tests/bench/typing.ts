/**
 * Typing in the article form at four times CPU throttling: how long from a key to the next frame
 * that shows it, as the browser's own Event Timing reports it (steps of 8 ms).
 */
import type { Browser } from 'playwright-core';
import { median, ms, percentile } from './statistics';

const TEXT = 'Cheaper charging after ten at night, every day of the week, at all sites in the north. ';

export async function typing(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const response = await fetch(`${url}/steve/dawn/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Wattdesk#2026' }),
  });
  const { data } = (await response.json()) as { data: unknown };
  await context.addInitScript((text) => localStorage.setItem('wattdesk.session', text), JSON.stringify(data));
  const page = await context.newPage();
  await page.goto('/marketing-management/article/create');
  console.log('\nTyping in the article form at 4× CPU throttling');
  for (const field of ['Title', 'Content', 'Link Name']) {
    const input = page.getByRole('textbox', { name: new RegExp(`^${field}`) }).first();
    await input.click();
    await page.evaluate(() => {
      const durations: number[] = [];
      Object.assign(window, { durations });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.name === 'keydown') durations.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
    });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const key of TEXT) await page.keyboard.press(key === ' ' ? 'Space' : key);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    const slow = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
    // Keys faster than the observer's threshold are not reported: they count as the threshold.
    const all = [...slow, ...Array.from({ length: Math.max(0, TEXT.length - slow.length) }, () => 16)];
    console.log(
      `  ${field.padEnd(10)} ${TEXT.length} keys: median ${ms(median(all))}, 95th percentile ${ms(percentile(all, 0.95))}, slowest ${ms(Math.max(...all))}`,
    );
  }
  await context.close();
}
