/**
 * Typing in the article form at four times CPU throttling: time from a key press to the next frame that shows it,
 * as reported by the browser's Event Timing API (in steps of 8 ms).
 */
import type { Browser } from 'playwright-core';
import { watchKeys } from './keys';
import { sessionOf } from './serving';
import { median, ms, percentile } from './statistics';

const TEXT = 'Cheaper charging after ten at night, every day of the week, at all sites in the north. ';

export async function typing(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  const stored = await sessionOf(url);
  await context.addInitScript((text) => localStorage.setItem('wattdesk.session', text), stored);
  const page = await context.newPage();
  await page.goto('/marketing-management/article/create');
  console.log('\nTyping in the article form at 4× CPU throttling');
  for (const field of ['Title', 'Content', 'Link Name']) {
    const input = page.getByRole('textbox', { name: new RegExp(`^${field}`) }).first();
    await input.click();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const all = await watchKeys(page, [...TEXT]);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    console.log(
      `  ${field.padEnd(10)} ${TEXT.length} keys: median ${ms(median(all))}, 95th percentile ${ms(percentile(all, 0.95))}, slowest ${ms(Math.max(...all))}`,
    );
  }
  await context.close();
}
