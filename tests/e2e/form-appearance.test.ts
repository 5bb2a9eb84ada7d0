import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLES_PATH } from '../support/articleForm';
import { closeApps, openApp, PHONE_VIEWPORT, resetApi } from '../support/browser';

const REFUSAL = 'The server refuses this and says so in a text that takes two lines of a phone.';

const openForm = (path: string) => openApp({ account: 'admin', path, viewport: PHONE_VIEWPORT });

const refuse = (page: Page, path: RegExp) =>
  page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ json: { success: false, msg: REFUSAL, data: null } }),
  );

/** How far a toast reaches into the bar below it, in pixels. */
async function getOverlap(toast: Locator, bar: Locator): Promise<number> {
  await toast.waitFor();
  const [upper, lower] = await Promise.all([toast.boundingBox(), bar.boundingBox()]);
  if (!upper || !lower) throw new Error('They are not on the screen');
  return upper.y + upper.height - lower.y;
}

beforeEach(resetApi);
afterEach(closeApps);

describe('on a phone, a save that failed', () => {
  it('leaves the buttons and the reason in sight', async () => {
    const { page } = await openForm(`${ARTICLES_PATH}/update/1`);
    await refuse(page, /article\/articles/);
    const title = page.getByRole('textbox', { name: /^Title/ });
    await title.fill('Another');
    await page.getByRole('button', { name: 'Save' }).click();
    const toast = page.getByRole('alert').filter({ hasText: REFUSAL });
    const bar = page.locator('.wd-save-bar');
    await bar.getByText(REFUSAL).waitFor();
    // The toast slides in, and moves when the height of the bar is known.
    await expect.poll(() => getOverlap(toast, bar)).toBeLessThanOrEqual(0);
  });
});

describe('a field that cannot be used', () => {
  it.each([false, true])('has a fainter frame than one that can, dark: %s', async (dark) => {
    const { page } = await openApp({ account: 'admin', path: '/voucher-management/voucher/update/6', dark });
    const points = page.getByRole('textbox', { name: /^Points Value/ });
    await expect.poll(() => points.isDisabled()).toBe(true);
    const frame = await points.locator('..').evaluate((element) => getComputedStyle(element).borderTopColor);
    const line = await page
      .locator('.wd-card')
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopColor);
    expect(frame).toBe(line);
  });

  it('is named in the grey of the system where that gives the colours', async () => {
    const { page } = await openApp({ account: 'admin', path: '/voucher-management/voucher/update/6' });
    await page.emulateMedia({ forcedColors: 'active' });
    const getNameColor = (name: string) =>
      page
        .locator('.wd-field-frame > label')
        .filter({ hasText: name })
        .first()
        .evaluate((label) => getComputedStyle(label).color);
    expect(await getNameColor('Points Value')).not.toBe(await getNameColor('Quantity'));
  });
});
