/**
 * First load, from the address to the first rows of the article list: the generated app beside
 * the hand-written floor app, in one run, taking turns, each time in a profile without a cache.
 * JavaScript is counted as the browser receives it and compressed as a server would (gzip).
 */
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright-core';
import { serve } from './serving';
import { kb, median, ms } from './statistics';

const ROUNDS = 11;
const PASSWORD = 'Wattdesk#2026';

interface Subject {
  name: string;
  url: string;
  list: string;
  sessionKey: string;
  session: (data: { token: string }) => string;
}

interface Sample {
  bytes: number;
  rows: number;
  /** When the page call left, and when the last script before the rows had arrived. */
  pageCall: number;
  lastScript: number;
}

async function measure(browser: Browser, subject: Subject, signIn: boolean): Promise<Sample> {
  const context = await browser.newContext({ baseURL: subject.url, reducedMotion: 'reduce' });
  if (!signIn) {
    const response = await fetch(`${subject.url}/steve/dawn/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: PASSWORD }),
    });
    const { data } = (await response.json()) as { data: { token: string } };
    await context.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      subject.sessionKey,
      subject.session(data),
    ] as const);
  }
  const page = await context.newPage();
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
    scripts.set(
      response.url(),
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  await page.goto(signIn ? '/login' : subject.list);
  if (signIn) {
    await page.locator('input').first().fill('admin');
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.locator('button[type=submit]').click();
    await page.waitForFunction(
      () => document.querySelectorAll('tbody tr').length > 0 || location.pathname !== '/login',
    );
    if (new URL(page.url()).pathname !== subject.list) await page.goto(subject.list);
  }
  // The first data cell with a date in it: real rows, not their placeholders.
  const rows = await page
    .waitForFunction(() => (/\d{4}/.test(document.querySelector('tbody')?.textContent ?? '') ? performance.now() : 0))
    .then((handle) => handle.jsonValue());
  const timing = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const pageCall = entries.find(({ name }) => name.endsWith('article/article-pages'))?.startTime ?? 0;
    const lastScript = Math.max(
      ...entries.filter(({ name }) => name.endsWith('.js')).map((entry) => entry.responseEnd),
    );
    return { pageCall, lastScript };
  });
  const bytes = (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { bytes, rows, ...timing };
}

/** Builds the app as for production and serves it beside the fixture API; returns its address. */
export const serveApp = (): Promise<string> => serve('the app', {}, 'node_modules/.cache/wattdesk/bench-app');

/** Measures both apps and prints a table; leaves its servers to the end of the process. */
export async function firstLoad(browser: Browser, app: string): Promise<void> {
  const floor = await serve(
    'the floor app',
    {
      configFile: false,
      root: 'tests/bench/floor',
      plugins: [react()],
      preview: { host: 'localhost', proxy: { '/steve': app } },
    },
    `${process.cwd()}/node_modules/.cache/wattdesk/bench-floor`,
  );
  const subjects: Subject[] = [
    {
      name: 'wattdesk',
      url: app,
      list: '/marketing-management/article',
      sessionKey: 'wattdesk.session',
      session: (data) => JSON.stringify(data),
    },
    { name: 'floor', url: floor, list: '/articles', sessionKey: 'floor.session', session: ({ token }) => token },
  ];
  const samples = new Map<string, Sample[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const subject of round % 2 ? subjects : subjects.toReversed()) {
      const sample = await measure(browser, subject, false);
      if (round > 0) samples.get(subject.name)?.push(sample);
    }
  }
  console.log(`\nFirst load of the article list, median of ${ROUNDS}`);
  const results = subjects.map(({ name }) => {
    const list = samples.get(name) ?? [];
    const result = { bytes: median(list.map((s) => s.bytes)), rows: median(list.map((s) => s.rows)) };
    const call = median(list.map((s) => s.pageCall));
    const script = median(list.map((s) => s.lastScript));
    console.log(
      `  ${name.padEnd(10)} JavaScript ${kb(result.bytes)} gz, rows after ${ms(result.rows)}; page call left at ${ms(call)}, last script arrived at ${ms(script)}`,
    );
    return result;
  });
  const [ours, theirs] = results as [(typeof results)[0], (typeof results)[0]];
  console.log(
    `  ratio      JavaScript ${(ours.bytes / theirs.bytes).toFixed(2)}, time ${(ours.rows / theirs.rows).toFixed(2)}`,
  );
  for (const subject of subjects) {
    const { bytes } = await measure(browser, subject, true);
    console.log(`  ${subject.name.padEnd(10)} with the sign-in screen: JavaScript ${kb(bytes)} gz`);
  }
}
