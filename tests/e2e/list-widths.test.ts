/**
 * Every list at every width it can have in a window: it renders, and its layout does not flip between table and
 * cards.
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { closeApps, DESKTOP_VIEWPORT, openApp } from '../support/browser';
import { followLink } from '../support/schemaEdits';

afterEach(closeApps);

interface SchemaFile {
  'x-admin'?: { list?: { columns?: unknown }; routes?: { list?: string } };
}

/** Routes of the lists that have rows, one route each. */
const LISTS = readdirSync('schema')
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const { list, routes } = (JSON.parse(readFileSync(`schema/${name}`, 'utf8')) as SchemaFile)['x-admin'] ?? {};
    return list?.columns && routes?.list ? [routes.list] : [];
  });

/** Number of pages measured in parallel: they wait for their frames at the same time. */
const LANES = 5;
/** Number of lists per test; each test can be run on its own. */
const PART = 12;
const PARTS = Array.from({ length: Math.ceil(LISTS.length / PART) }, (_, index) =>
  LISTS.slice(index * PART, (index + 1) * PART),
);

/**
 * Widths in pixels of the content beside the menu: in windows of 1440 to 900 pixels, lists have all of these
 * widths.
 */
const [WIDEST, NARROWEST] = [1192, 840];
/**
 * Step in pixels of the sweep; around a change of the layout every pixel is measured, and in the first list of all
 * every width with rows of one page. SWEEP=every-pixel measures every width of every list.
 */
const COARSE_STEP = process.env['SWEEP'] === 'every-pixel' ? 1 : 8;
/** Rows of a page: as cards they are higher than the window, so that a scrollbar can appear and disappear with them. */
const ROWS = 20;
/** Pixels by which the width must grow until a list that has changed to cards becomes a table again. */
const RETURN = 40;

/** Widths of narrow windows, in which only overflow is checked. */
const PHONES = [880, 600, 599, 390, 320];

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, index) => from - index * step);

/**
 * Renders the page at these widths, one frame each.
 * @returns the widths at which the layout changed
 */
const sweep = (page: Page, widths: number[]): Promise<number[]> =>
  page.evaluate(async (all) => {
    const main = document.querySelector<HTMLElement>('.wd-main')!;
    // Hidden content is laid out but not painted, which is faster.
    document.documentElement.style.visibility = 'hidden';
    // Changes that observers report in a frame are rendered before the next one.
    const layoutAt = async (width: number, frames = 1): Promise<string> => {
      main.style.width = `${width}px`;
      for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
      const list = document.querySelector('.wd-list')?.firstElementChild;
      if (!list) throw new Error(`There is no list at ${width} pixels`);
      return document.querySelector('.wd-list table') ? 'table' : 'cards';
    };
    const changes: number[] = [];
    await new Promise(requestAnimationFrame);
    let before: string | undefined;
    for (const width of all) {
      const layout = await layoutAt(width);
      if (before !== undefined && layout !== before) {
        changes.push(width);
        if ((await layoutAt(width + 1, 3)) !== layout) throw new Error(`The layout flips at ${width} pixels`);
      }
      before = layout;
    }
    main.style.width = '';
    document.documentElement.style.visibility = '';
    return changes;
  }, widths);

const settled = (page: Page, size: number): Promise<unknown> =>
  page.waitForFunction(
    (rows) =>
      document.querySelector<HTMLSelectElement>('.wd-page-size > select')?.value === String(rows) &&
      document.querySelector('.wd-list [data-row]') !== null &&
      document.querySelector('.wd-list [aria-busy="true"]') === null,
    size,
  );

/** Returns the values of cards that overflow their container. */
const spilledValues = (): string[] =>
  [...document.querySelectorAll('.wd-row-card dd')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);

/** Renders the page at all widths in steps, and around each change of the layout at every pixel. */
async function sweepInSteps(page: Page): Promise<void> {
  for (const width of await sweep(page, range(WIDEST, NARROWEST, COARSE_STEP))) {
    const near = range(width + COARSE_STEP, width - COARSE_STEP);
    await sweep(page, [Math.min(WIDEST, width + RETURN), ...near]);
  }
}

/** Opens a list as a link does, from a page without a list. Loading the code again takes longer than most sweeps. */
async function openList(page: Page, path: string): Promise<void> {
  await page.setViewportSize(DESKTOP_VIEWPORT);
  await followLink(page, '/404');
  await page.getByText('Back to Home').waitFor();
  await followLink(page, path);
}

async function tryList(page: Page, path: string, isFirst: boolean): Promise<void> {
  if (isFirst) {
    await openList(page, `${path}?perPage=10`);
    await settled(page, 10);
    await sweep(page, range(WIDEST, NARROWEST));
    await page.locator('.wd-page-size > select').selectOption(String(ROWS));
  } else await openList(page, `${path}?perPage=${ROWS}`);
  await settled(page, ROWS);
  await sweepInSteps(page);
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 844 });
    await page.locator('.wd-list [data-row]').first().waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    expect(await page.evaluate(spilledValues), `${path} at ${width}`).toEqual([]);
  }
}

it.each(PARTS.map((paths, index) => ({ part: index + 1, paths })))(
  'is drawn in one layout at each width: part $part',
  { timeout: 600_000 },
  async ({ paths }) => {
    const begun = paths.values();
    await Promise.all(
      Array.from({ length: LANES }, async () => {
        const { page, faults } = await openApp({ account: 'admin', path: '/404' });
        page.on('console', (message) => {
          if (message.type() === 'error' && / failed/.test(message.text())) faults.push(message.text());
        });
        for (const path of begun) {
          await tryList(page, path, path === LISTS[0]);
          expect(faults, path).toEqual([]);
        }
      }),
    );
  },
);

it.each([1230, 390])('wraps the dates of cards that no parser knows, at %i pixels', async (width) => {
  const { page } = await openApp({ account: 'admin' });
  await page.route('**/charging-profile/pages', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/("valid(?:From|To)":\s*")[^"]*/g, `$1${'not-a-date'.repeat(12)}`);
    await route.fulfill({ response, body });
  });
  await page.setViewportSize({ width, height: 844 });
  await page.goto('/smart-energy-management/charging-profiles');
  await page.locator('.wd-row-card', { hasText: 'not-a-date' }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(spilledValues)).toEqual([]);
});
