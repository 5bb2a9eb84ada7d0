/** Viewports and color schemes in which a screen is checked: wide and narrow, light and dark. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { getSeriousFindings } from './axe';
import { DESKTOP_VIEWPORT, openApp, PHONE_VIEWPORT, resetApi, type App } from './browser';
import type { CheckedScreen } from './checkedScreen';
import { followLink } from './schemaEdits';

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

/** Whether the page can go on to another screen: no dialog is open, and nothing would be lost in a form. */
const isUntouched = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      document.querySelector('[role="dialog"], [role="listbox"], [role="menu"]') === null &&
      dispatchEvent(new Event('beforeunload', { cancelable: true })),
  );

/** The apps that were opened for an account: the first, whose profile all share, and one that can go on to a screen. */
interface AccountApps {
  first?: App;
  idle?: App | undefined;
}

/** Opens a screen: in an open page as a link does, which takes half the time of loading a page, or in a new page. */
async function openScreen(apps: AccountApps, [, account, path, , own]: CheckedScreen): Promise<App> {
  const { idle } = apps;
  if (idle && !own) {
    apps.idle = undefined;
    await followLink(idle.page, path);
    return idle;
  }
  const app = await openApp({ path, ...(account ? { account } : {}), ...(apps.first ? { openIn: apps.first } : {}) });
  apps.first ??= app;
  return app;
}

/** Closes the page, or keeps it for the next screen with nothing of this one in it. */
async function leaveScreen(apps: AccountApps, app: App, [, account, , , own]: CheckedScreen): Promise<void> {
  const { page } = app;
  if (own || !account || apps.idle || !(await isUntouched(page))) {
    await page.close();
    return;
  }
  await page.setViewportSize(DESKTOP_VIEWPORT);
  await page.emulateMedia({ colorScheme: 'light' });
  await followLink(page, '/404');
  await page.getByText('Back to Home').waitFor();
  apps.idle = app;
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
    return [screen[0], screen, looks] as const;
  });
  const appsOf = new Map(screens.map(([, account]): [string | undefined, AccountApps] => [account, {}]));
  // No screen writes to the API.
  beforeAll(resetApi);
  describe('axe finds nothing serious, wide and narrow, light and dark', () => {
    it.each(rows)('%s', async (_, screen, looks) => {
      const apps = appsOf.get(screen[1])!;
      const app = await openScreen(apps, screen);
      const { page } = app;
      await screen[3](app);
      for (const [look, viewport, colorScheme] of looks) {
        await applyLook(page, viewport, colorScheme);
        expect(await getSeriousFindings(page), look).toEqual([]);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(wider, `${look}: nothing sticks out at the side`).toBeLessThanOrEqual(0);
      }
      expect(app.faults).toEqual([]);
      await leaveScreen(apps, app, screen);
    });
  });
}
