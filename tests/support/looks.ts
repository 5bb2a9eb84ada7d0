/** Every look of a screen: wide and narrow, light and dark. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seriousFindings } from './axe';
import { closeApps, DESKTOP, openApp, PHONE, resetApi } from './browser';
import type { Screen } from './screen';

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

/** Opens each of the screens and lets axe look at it in every look. */
export function lookAt(screens: readonly Screen[]): void {
  beforeEach(resetApi);
  afterEach(closeApps);
  describe('axe finds nothing serious, wide and narrow, light and dark', () => {
    it.each([...screens])('%s', async (_, account, path, ready) => {
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
}
