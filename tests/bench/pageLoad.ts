/** One load of a page in a browser, and one click on it: what the browser itself says of both. */
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** What the first loads are measured with. */
export interface LoadOptions {
  launch: () => Promise<Browser>;
  /** The built app. */
  dir: string;
  /** Where the app's API is answered. */
  api: string;
  rounds: number;
}

/** What the machine and the network are made to be. */
export interface Profile {
  name: string;
  /** Share of the processor's speed: 4 is a quarter. */
  cpu: number;
  network?: { megabits: number; roundTrip: number };
}

export interface Load {
  /** Bytes of JavaScript that were there before the screen was complete, compressed. */
  script: number;
  /** … and until nothing more was fetched. */
  settledScript: number;
  /** Milliseconds from the address to the first paint with content, to the rows and to the complete screen. */
  paint: number;
  rows: number;
  complete: number;
}

/** Something to wait for: a text at a place, another one than before; or a text at so many places. */
export interface Place {
  selector: string;
  changes?: boolean;
  least?: number;
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

/** What a page may take, in milliseconds, before the measurement says that it never came. */
const PATIENCE = 60_000;

/**
 * Inside of the page: the time of the frame in which the place has a text, after that frame is painted.
 * @throws Error naming the place
 */
async function seen(place: Place & { patience: number }): Promise<number> {
  const { selector, changes = false, least = 1, patience } = place;
  const start = performance.now();
  let before: string | undefined = changes ? undefined : '';
  let text = '';
  while (text === '' || text === before) {
    await new Promise(requestAnimationFrame);
    if (performance.now() - start > patience) throw new Error(`Nothing came at ${selector}`);
    const shown = [...document.querySelectorAll<HTMLInputElement>(selector)]
      .slice(0, least)
      .filter((element) => element.getClientRects().length > 0);
    const texts = shown.map((element) => (element.value ?? element.textContent).trim()).filter(Boolean);
    text = texts.length === least ? texts.join(' ') : '';
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

interface OpenOptions {
  profile: Profile;
  isCold?: boolean;
  /** What there must be besides the rows until the screen is complete. */
  controls?: Place;
}

/** Opens the address and waits for the places; @returns the page, at rest, and what it took. */
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
  // A window that has just opened keeps the browser itself busy.
  await page.waitForTimeout(800);
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
  await page.waitForTimeout(1000);
  const sum = async (isCounted: (url: string) => boolean): Promise<number> => {
    const sizes = await Promise.all([...scripts].filter(([name]) => isCounted(name)).map(([, size]) => size));
    return sizes.reduce((before, size) => before + size, 0);
  };
  const script = await sum((name) => early.includes(name));
  return { page, load: { script, settledScript: await sum(() => true), paint, rows: time, complete } };
}

/** Milliseconds from the pressed button to the painted frame that shows the place. */
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
