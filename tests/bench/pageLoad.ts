/** Measures one load of a page in a browser and one click on it, with the browser's own performance data. */
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** Options of the first-load measurements. */
export interface LoadOptions {
  launch: () => Promise<Browser>;
  /** Folder of the built app. */
  dir: string;
  /** Base URL of the app's API. */
  api: string;
  rounds: number;
}

/** Simulated processor and network. */
export interface Profile {
  name: string;
  /** CPU throttling factor: 4 means a quarter of the speed. */
  cpu: number;
  network?: { megabits: number; roundTrip: number };
}

export interface Load {
  /** Compressed bytes of JavaScript loaded before the screen was complete. */
  script: number;
  /** Compressed bytes of JavaScript loaded until the network was idle. */
  settledScript: number;
  /**
   * Milliseconds from the start of the navigation to the first contentful paint, to the rows and to the complete
   * screen.
   */
  paint: number;
  rows: number;
  complete: number;
}

/**
 * Elements to wait for: they must show a text, with `changes` another one than before, with `minimum` at so many
 * elements.
 */
export interface Place {
  selector: string;
  changes?: boolean;
  minimum?: number;
}

async function shape(page: Page, { cpu, network }: Profile, isCold: boolean): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: isCold });
  if (network) {
    const bytes = (network.megabits * 1e6) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.roundTrip,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return session;
}

/** Timeout in milliseconds for the elements to appear. */
const PATIENCE = 60_000;

/**
 * Returns the time of the frame in which the elements show a text, after that frame is painted. Runs inside the
 * page.
 * @throws Error that contains the selector
 */
async function seen(place: Place & { patience: number }): Promise<number> {
  const { selector, changes = false, minimum = 1, patience } = place;
  const start = performance.now();
  let before: string | undefined = changes ? undefined : '';
  let text = '';
  while (text === '' || text === before) {
    await new Promise(requestAnimationFrame);
    if (performance.now() - start > patience) throw new Error(`Nothing came at ${selector}`);
    const shown = [...document.querySelectorAll<HTMLInputElement>(selector)]
      .slice(0, minimum)
      .filter((element) => element.getClientRects().length > 0);
    const texts = shown.map((element) => (element.value ?? element.textContent).trim()).filter(Boolean);
    text = texts.length === minimum ? texts.join(' ') : '';
    before ??= text;
  }
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve);
    port1.start();
    port2.postMessage(0);
  });
  return performance.now();
}

/** Length in milliseconds of an idle period in which the browser has nothing else to do. The longest ones have 50. */
const IDLE = 45;

/** Waits until the browser is idle: it is busy for a moment after a window opens. */
const waitUntilIdle = (page: Page): Promise<void> =>
  page.evaluate(async (idle) => {
    let left = 0;
    while (left < idle) {
      left = await new Promise<number>((resolve) => requestIdleCallback((it) => resolve(it.timeRemaining())));
    }
  }, IDLE);

/** Milliseconds without an end of a request after which a page has loaded everything, also what it loads when idle. */
const QUIET = 1000;

interface OpenOptions {
  profile: Profile;
  isCold?: boolean;
  /** Elements that must be visible besides the rows for the screen to be complete. */
  controls?: Place;
}

/**
 * Opens the URL and waits for the elements.
 * @returns the idle page and its measurements
 */
export async function openPage(
  context: BrowserContext,
  url: string,
  rows: Place,
  { profile, isCold = true, controls }: OpenOptions,
): Promise<{ page: Page; load: Load }> {
  const page = await context.newPage();
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    scripts.set(
      response.url(),
      size.catch(() => 0),
    );
  });
  await shape(page, profile, isCold);
  await waitUntilIdle(page);
  await page.goto(url, { waitUntil: 'commit' });
  const timeOf = (place: Place): Promise<number> => page.evaluate(seen, { ...place, patience: PATIENCE });
  const [time, controlsTime] = await Promise.all([timeOf(rows), timeOf(controls ?? rows)]);
  const complete = Math.max(time, controlsTime);
  const { paint, early } = await page.evaluate((until) => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const before = files.filter(({ responseEnd }) => responseEnd <= until).map(({ name }) => name);
    return { paint: first?.startTime ?? Number.NaN, early: before };
  }, complete);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction((quiet) => {
    const ends = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      (one) => one.responseEnd,
    );
    return performance.now() - Math.max(0, ...ends) >= quiet;
  }, QUIET);
  const sum = async (isCounted: (url: string) => boolean): Promise<number> => {
    const sizes = await Promise.all([...scripts].filter(([name]) => isCounted(name)).map(([, size]) => size));
    return sizes.reduce((before, size) => before + size, 0);
  };
  const script = await sum((name) => early.includes(name));
  return { page, load: { script, settledScript: await sum(() => true), paint, rows: time, complete } };
}

/** Returns the milliseconds from the pointer press to the painted frame that shows the elements. */
export async function click(page: Page, target: string, place: Place): Promise<number> {
  await page.evaluate(() => {
    addEventListener('pointerdown', ({ timeStamp }) => Object.assign(window, { pressed: timeStamp }), {
      capture: true,
      once: true,
    });
  });
  const element = page.locator(target).first();
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${target} is not to be seen`);
  const shown = page.evaluate(seen, { ...place, patience: PATIENCE });
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const time = await shown;
  return time - (await page.evaluate(() => (window as unknown as { pressed: number }).pressed));
}
