/** Viewports and color schemes in which a screen is checked: wide and narrow, light and dark. */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getSeriousFindings } from './axe';
import { closeApps, DESKTOP_VIEWPORT, openApp, PHONE_VIEWPORT, resetApi } from './browser';
import type { CheckedScreen } from './checkedScreen';

type Look = readonly [name: string, viewport: typeof PHONE_VIEWPORT, colorScheme: 'light' | 'dark'];

/** The two pairs of looks cover both widths and both color schemes each, and together all four combinations. */
const PAIRS: readonly (readonly [Look, Look])[] = [
  [
    ['wide, light', DESKTOP_VIEWPORT, 'light'],
    ['narrow, dark', PHONE_VIEWPORT, 'dark'],
  ],
  [
    ['wide, dark', DESKTOP_VIEWPORT, 'dark'],
    ['narrow, light', PHONE_VIEWPORT, 'light'],
  ],
];
const ONES = PAIRS.flat();

/**
 * Changes the viewport and the color scheme of the open page, as when a tablet is rotated or the system switches to
 * dark mode, and waits until the new style is applied.
 */
export async function applyLook(
  page: Page,
  viewport: typeof PHONE_VIEWPORT,
  colorScheme: 'light' | 'dark',
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  const shown = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  await expect.poll(shown).toBe(colorScheme);
  // An inherited color propagates one level of the DOM per frame: waits until no animation has run for five frames.
  await page.evaluate(async () => {
    for (let still = 0; still < 5; still += 1) {
      await new Promise(requestAnimationFrame);
      const moving = document.getAnimations().some(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      if (moving) still = 0;
    }
  });
}

/**
 * Opens each screen and runs axe on it.
 * @param ownKinds names of the screens that are checked in pairs of looks. The others consist of generated parts that
 *   these screens or those of another test have, too: they are checked in one look each. Default: all are checked in pairs
 */
export function testAccessibility(
  screens: readonly CheckedScreen[],
  ownKinds: readonly string[] = screens.map(([name]) => name),
): void {
  const rows = screens.map((screen, index) => {
    const looks = ownKinds.includes(screen[0]) ? PAIRS[index % PAIRS.length]! : [ONES[index % ONES.length]!];
    return [...screen, looks] as const;
  });
  beforeEach(resetApi);
  afterEach(closeApps);
  describe('axe finds nothing serious, wide and narrow, light and dark', () => {
    it.each(rows)('%s', async (...row) => {
      const [, account, path, ready, looks] = row;
      const app = await openApp({ path, ...(account ? { account } : {}) });
      const { page } = app;
      await ready(app);
      for (const [name, viewport, colorScheme] of looks) {
        await applyLook(page, viewport, colorScheme);
        expect(await getSeriousFindings(page), name).toEqual([]);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wider, `${name}: nothing sticks out at the side`).toBeLessThanOrEqual(0);
      }
      expect(app.faults).toEqual([]);
    });
  });
}
