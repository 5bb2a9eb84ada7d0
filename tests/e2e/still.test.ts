import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLES_PATH } from '../support/articleForm';
import { closeApps, openApp, PHONE_VIEWPORT, resetApi } from '../support/browser';

beforeEach(resetApi);
afterEach(closeApps);

/** Blocks the app's own code, so that it never loads. */
const withoutCode = (page: Page) => page.route(/assets\/index-.*\.js$/, (route) => route.abort());

const store = (entries: Record<string, string>) => (page: Page) =>
  page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);

/** Returns the position and size in pixels of the frame's parts, including skeleton, logo and rows. */
const places = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      ['.wd-sidebar', '.wd-panel-head', '.wd-logo svg', '.wd-top-bar', '.wd-main', '.wd-heading'].map((selector) => {
        const {
          left = 0,
          top = 0,
          width = 0,
          height = 0,
        } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        // The height of the page depends on its content.
        return [selector, selector === '.wd-main' ? [left, top, width] : [left, top, width, height]];
      }),
    ),
  );

describe('before the app has arrived', () => {
  it.each([
    ['a wide screen', {}, {}],
    ['a folded menu', {}, { 'wattdesk.settings.sidebar.open': 'false' }],
    ['a telephone', { viewport: PHONE_VIEWPORT }, {}],
  ])('the frame stands where the app will draw it: %s', async (_, look, entries) => {
    const options = { account: 'admin', path: ARTICLES_PATH, ...look };
    const app = await openApp({ ...options, prepare: store(entries as Record<string, string>) });
    await app.page.getByRole('heading', { name: 'Articles' }).waitFor();
    expect(await app.page.locator('#still').count()).toBe(0);
    const still = await openApp({
      ...options,
      prepare: async (page) => {
        await withoutCode(page);
        await store(entries as Record<string, string>)(page);
      },
    });
    await still.page.locator('#still .wd-top-bar').waitFor();
    expect(await places(still.page)).toEqual(await places(app.page));
  });

  it('has the colours that were chosen', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: ARTICLES_PATH,
      prepare: async (opened) => {
        await withoutCode(opened);
        await store({ 'wattdesk.settings.theme': '"dark"' })(opened);
      },
    });
    await page.locator('#still .wd-top-bar').waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  });

  it('shows no menu to whom is not signed in', async () => {
    const { page } = await openApp({ path: '/login', prepare: withoutCode });
    await page.locator('#still .wd-still-login').waitFor();
    expect(await page.locator('#still .wd-sidebar').isVisible()).toBe(false);
  });

  it('gives way to the app without a moment of nothing', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: ARTICLES_PATH,
      prepare: (opened) =>
        opened.addInitScript(() => {
          let isFramed = false;
          const look = (): void => {
            const frame = document.querySelector('.wd-frame');
            if (isFramed && !frame) Object.assign(window, { wasBlank: true });
            isFramed ||= frame !== null;
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
    });
    await page.getByRole('row').nth(10).waitFor();
    expect(await page.evaluate(() => 'wasBlank' in window)).toBe(false);
  });
});

describe('a browser', () => {
  it('that forbids storage can sign in and work', async () => {
    const { page, faults } = await openApp({
      path: '/login',
      prepare: (opened) =>
        opened.addInitScript(() => {
          const get = (): never => {
            throw new DOMException('denied', 'SecurityError');
          };
          Object.defineProperty(window, 'localStorage', { configurable: true, get });
        }),
    });
    await page.getByRole('textbox', { name: /User Name/ }).fill('admin');
    await page.getByRole('textbox', { name: /^Password/ }).fill('Wattdesk#2026');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('row').nth(10).waitFor();
    expect(faults).toEqual([]);
  });

  it('whose storage holds garbage opens all the same', async () => {
    const { page, faults } = await openApp({
      account: 'admin',
      path: ARTICLES_PATH,
      prepare: store({
        'wattdesk.settings.theme': '{"a":',
        'wattdesk.settings.locale': '"tlh"',
        'wattdesk.settings.sidebar.open': '"perhaps"',
        'wattdesk.settings.sidebar.group': '[[]]',
        'wattdesk.settings.lastView.article': '7',
        'wattdesk.settings.views.1.article': '[{}]',
      }),
    });
    await page.getByRole('row').nth(10).waitFor();
    expect(faults).toEqual([]);
  });
});

describe('the heading of a page on a telephone', () => {
  it.each([
    [
      'a record with a long title',
      '/marketing-management/campaign/update/1',
      'National Day: 59 cents all day',
      '#root .wd-heading',
    ],
    // The frame before the app is that of a list.
    ['a list with buttons', '/site-management/dynamic-rate-configuration', 'Dynamic Rates', '.wd-heading'],
  ])('has the same height while it is loading: %s', async (_, path, title, selector) => {
    const { page } = await openApp({
      account: 'admin',
      path,
      viewport: PHONE_VIEWPORT,
      prepare: (opened) =>
        opened.addInitScript((watched) => {
          const heights = new Set<number>();
          const look = (): void => {
            const heading = document.querySelector(watched);
            if (heading) heights.add(heading.getBoundingClientRect().height);
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
          Object.assign(window, { headingHeights: heights });
        }, selector),
    });
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.locator('.wd-heading-buttons button').first().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const heights = await page.evaluate(() => [
      ...(window as unknown as { headingHeights: Set<number> }).headingHeights,
    ]);
    expect(heights).toHaveLength(1);
  });
});
