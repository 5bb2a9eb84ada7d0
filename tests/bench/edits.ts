/**
 * Measures the time from saving a schema file until the open browser shows the change, on the dev server: each kind
 * of edit ten times, applied and reverted.
 */
import type { Browser, Page } from 'playwright-core';
import { startDevServer, type DevServer } from '../support/devServer';
import { SCHEMA_EDITS, type SchemaEdit } from '../support/schemaEdits';
import { sessionOf } from './serving';
import { median, ms } from './statistics';

const TIMES = 10;

async function signedIn(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  const stored = await sessionOf(url);
  await context.addInitScript((text) => localStorage.setItem('wattdesk.session', text), stored);
  return context.newPage();
}

async function timeEdit(page: Page, server: DevServer, edit: SchemaEdit): Promise<number[]> {
  const original = server.read(edit.file);
  const times: number[] = [];
  for (let round = 0; round < TIMES; round += 1) {
    await page.goto(edit.path);
    await edit.ready(page);
    const start = performance.now();
    server.edit(edit.file, edit.before, edit.after);
    await edit.seen(page);
    times.push(performance.now() - start);
    server.write(edit.file, original);
    await page.waitForResponse((response) => response.url().includes('virtual:wattdesk')).catch(() => undefined);
  }
  return times;
}

export async function edits(browser: Browser): Promise<void> {
  const server = await startDevServer();
  const page = await signedIn(browser, server.url);
  console.log(`\nFrom saving a schema file to the browser showing it, median of ${TIMES}`);
  for (const edit of SCHEMA_EDITS) {
    const times = await timeEdit(page, server, edit);
    console.log(`  ${edit.name.padEnd(24)} ${ms(median(times))} (slowest ${ms(Math.max(...times))})`);
  }
  await server.close();
}
