import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seriousFindings } from '../support/axe';
import { closeApps, DESKTOP, openApp, PHONE, resetApi } from '../support/browser';
import { ARTICLES } from '../support/articleForm';
import { chooseOfRow, type Screen } from '../support/screen';
import { SCREENS } from '../support/screens';

beforeEach(resetApi);
afterEach(closeApps);

const LOOKS = [
  ['wide, light', DESKTOP, 'light'],
  ['wide, dark', DESKTOP, 'dark'],
  ['narrow, dark', PHONE, 'dark'],
  ['narrow, light', PHONE, 'light'],
] as const;

/** Gives the open page another look, as a turned tablet or the system's evening does, and waits for it. */
async function look(page: Page, viewport: typeof PHONE, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  const shown = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(shown).toBe(colorScheme);
  // A colour that is inherited arrives one level of the page per frame: until nothing moves for some.
  await page.evaluate(async () => {
    for (let still = 0; still < 5; still += 1) {
      await new Promise(requestAnimationFrame);
      const moving = document.getAnimations().some(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      if (moving) still = 0;
    }
  });
}

const STATIONS = '/smart-energy-management/config-stations';

/** Lists with filters that are set, and what those see who may only look. */
const MORE: readonly Screen[] = [
  [
    'filter bar with what was chosen',
    'admin',
    `${ARTICLES}?filter={"dataStatus":"Active","articleTypeId":1}`,
    async ({ page }) => page.getByRole('button', { name: 'Reset filters' }).waitFor(),
  ],
  [
    'filter bar with an open choice',
    'admin',
    ARTICLES,
    async ({ page }) => {
      await page.getByRole('combobox', { name: 'Status' }).click();
      await page.getByRole('option', { name: 'Inactive' }).waitFor();
    },
  ],
  [
    'search that finds nothing',
    'admin',
    `${STATIONS}?filter={"criteria":"nowhere to be found"}`,
    async ({ page }) => page.getByRole('button', { name: 'Reset filters' }).first().waitFor(),
  ],
  ['config stations', 'admin', STATIONS, async ({ page }) => page.getByRole('row').nth(10).waitFor()],
  [
    'dialog of an action that sets',
    'admin',
    STATIONS,
    async (app) => {
      await chooseOfRow(app, 'Set');
      await app.page
        .getByRole('dialog')
        .getByRole('combobox', { name: /^Profile/ })
        .waitFor();
    },
  ],
  [
    'charging profile without a note',
    'admin',
    '/smart-energy-management/charging-profiles/view/3',
    async ({ page }) => page.getByRole('figure', { name: 'Limit Over the Day' }).waitFor(),
  ],
  [
    'mail settings to be read',
    'viewer',
    '/notification-management/mail-settings',
    async ({ page }) => page.getByRole('definition').first().waitFor(),
  ],
  [
    'mail server and recipients to be read',
    'viewer',
    '/notification-management/mail-recipients',
    async ({ page }) => page.getByRole('row').nth(5).waitFor(),
  ],
];

describe('axe finds nothing serious, wide and narrow, light and dark', () => {
  it.each([...SCREENS, ...MORE])('%s', async (_, account, path, ready) => {
    const app = await openApp({ path, ...(account ? { account } : {}) });
    const { page } = app;
    await ready(app);
    for (const [name, viewport, colorScheme] of LOOKS) {
      await look(page, viewport, colorScheme);
      expect(await seriousFindings(page), name).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${name}: nothing sticks out at the side`).toBeLessThanOrEqual(0);
    }
    expect(app.faults).toEqual([]);
  });
});
