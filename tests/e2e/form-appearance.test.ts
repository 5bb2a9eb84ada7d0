import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLES_PATH } from '../support/articleForm';
import { closeApps, openApp, PHONE_VIEWPORT, resetApi } from '../support/browser';

const REFUSAL = 'The server refuses this and says so in a text that takes two lines of a phone.';

const openForm = (path: string) => openApp({ account: 'admin', path, viewport: PHONE_VIEWPORT });

/** @param errors messages for fields, by their paths */
const reject = (page: Page, path: RegExp, errors?: Record<string, string>) =>
  page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ json: { success: false, msg: REFUSAL, data: null, errors } }),
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
    await reject(page, /article\/articles/);
    const title = page.getByRole('textbox', { name: /^Title/ });
    await title.fill('Another');
    await page.getByRole('button', { name: 'Save' }).click();
    const toast = page.getByRole('alert').filter({ hasText: REFUSAL });
    const bar = page.locator('.wd-save-bar');
    await bar.getByText(REFUSAL).waitFor();
    // The toast slides in, and moves when the height of the bar is known.
    await expect.poll(() => getOverlap(toast, bar)).toBeLessThanOrEqual(0);
  });

  it('leaves the last field in sight, which the server refuses', async () => {
    const { page } = await openForm('/pos-device-management/edit/1');
    await reject(page, /pos\/devices/, { dataStatus: 'Still in use' });
    await page.getByRole('textbox').first().fill('Another');
    await page.getByRole('button', { name: 'Save' }).click();
    const field = page.locator('[data-field=dataStatus]');
    await field.getByText('Still in use').waitFor();
    const toast = page.getByRole('alert').filter({ hasText: REFUSAL });
    // The field scrolls into view, and the toast moves with the bar.
    await expect.poll(() => getOverlap(field, toast)).toBeLessThanOrEqual(0);
  });

  it('leaves the buttons of a short form in sight', async () => {
    const { page } = await openForm('/notification-management/in-app-notification/add');
    await reject(page, /v1\/notification$/);
    await page.getByRole('textbox', { name: /^Title/ }).fill('Maintenance');
    await page.getByRole('textbox', { name: /^Message/ }).fill('Tonight');
    await page.getByRole('checkbox', { name: 'Web' }).check();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    const bar = page.locator('.wd-save-bar');
    await bar.getByText(REFUSAL).waitFor();
    const toast = page.getByRole('alert').filter({ hasText: REFUSAL });
    // The toast stands below the bar.
    await expect.poll(() => getOverlap(bar, toast)).toBeLessThanOrEqual(0);
  });
});

it('the Save bar covers the checkboxes of a list inside of its form', async () => {
  const { page } = await openForm('/notification-management/mail-recipients');
  const box = page.getByRole('checkbox', { name: 'Select this page' });
  await box.waitFor();
  const bar = page.locator('.wd-save-bar');
  const [{ y: top }, { y: edge }] = [(await box.boundingBox())!, (await bar.boundingBox())!];
  await page.evaluate((by) => window.scrollBy(0, by), top - edge - 8);
  const inFront = await box.evaluate((element) => {
    const { x, y, width } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + 8)?.closest('.wd-save-bar') !== null;
  });
  expect(inFront).toBe(true);
});

describe('on a wide screen, a save that failed', () => {
  it('shows its messages beside the fields that they are about', async () => {
    const { page } = await openApp({ account: 'admin', path: '/site-management/dynamic-rate-update/1' });
    await reject(page, /dynamic-rate/, { 'rates.0.rate': 'Too dear' });
    const rate = page.getByRole('textbox', { name: 'Rate', exact: true }).first();
    await rate.fill('0.99');
    await page.getByRole('button', { name: 'Save' }).click();
    const toast = page.getByRole('alert').filter({ hasText: REFUSAL });
    await toast.waitFor();
    const { x, width } = (await rate.boundingBox())!;
    expect((await toast.boundingBox())!.x).toBeGreaterThan(x + width);
  });
});

describe('a dialog with a field that is refused', () => {
  it('keeps its buttons in one line', async () => {
    const { page } = await openApp({ account: 'admin', path: '/smart-energy-management/config-stations' });
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Clear Charging Profile' }).click();
    const dialog = page.getByRole('dialog');
    const clear = dialog.getByRole('button', { name: /^Clear Charging Profile/ });
    await clear.click();
    await dialog.getByText('1 field needs attention').waitFor();
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    expect((await cancel.boundingBox())?.y).toBe((await clear.boundingBox())?.y);
  });
});

describe('a text of several lines', () => {
  it('scrolls below its label, not behind it', async () => {
    const { page } = await openApp({ account: 'admin', path: '/notification-management/in-app-notification/add' });
    const message = page.getByRole('textbox', { name: /^Message/ });
    await message.fill('Maintenance\n'.repeat(40));
    const label = await page.locator('label').filter({ hasText: 'Message' }).boundingBox();
    const text = await message.boundingBox();
    expect(text?.y).toBeGreaterThanOrEqual((label?.y ?? 0) + (label?.height ?? 0));
  });
});

describe('the head of a record', () => {
  it('has title, buttons and back link at one height', async () => {
    const { page } = await openApp({ account: 'admin', path: '/notification-management/in-app-notification/1' });
    const getMiddle = async (found: Locator): Promise<number> => {
      const { y = 0, height = 0 } = (await found.boundingBox()) ?? {};
      return y + height / 2;
    };
    const title = page.locator('.wd-record-head h1');
    await title.waitFor();
    const middle = await getMiddle(page.getByRole('main').getByRole('button', { name: 'Refresh' }));
    expect(Math.abs((await getMiddle(title)) - middle)).toBeLessThanOrEqual(1);
    expect(Math.abs((await getMiddle(page.getByRole('main').getByLabel('Back'))) - middle)).toBeLessThanOrEqual(1);
  });

  it('keeps a status in a line of its own apart from what follows', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: '/notification-management/in-app-notification/3',
      viewport: PHONE_VIEWPORT,
    });
    const head = page.locator('.wd-heading');
    const status = page.locator('.wd-heading-title > :last-child');
    await status.waitFor();
    const [inner, outer] = await Promise.all([status.boundingBox(), head.boundingBox()]);
    const end = (inner?.y ?? 0) + (inner?.height ?? 0);
    expect((outer?.y ?? 0) + (outer?.height ?? 0) - end).toBeGreaterThanOrEqual(8);
  });
});

describe('a search', () => {
  it('has the button that clears it at its end', async () => {
    const { page } = await openApp({ account: 'admin', path: '/smart-energy-management/config-stations' });
    await page.getByRole('searchbox').fill('charge');
    const button = await page.getByRole('button', { name: 'Clear search' }).boundingBox();
    const frame = await page.locator('.wd-search').boundingBox();
    const room = (frame?.x ?? 0) + (frame?.width ?? 0) - (button?.x ?? 0) - (button?.width ?? 0);
    expect(room).toBeLessThanOrEqual(12);
    expect(button?.width).toBe(button?.height);
  });
});

describe('the first part of a section without a title', () => {
  it('has its heading where other sections have theirs', async () => {
    const { page } = await openApp({ account: 'admin', path: '/smart-energy-management/site-load-balancing/3' });
    const getTop = (name: string) =>
      page
        .locator('.wd-card.wd-section')
        .filter({ hasText: name })
        .evaluate((card, text) => {
          const heading = [...card.querySelectorAll('h2, .wd-read-only-group')].find((one) => one.textContent === text);
          return (heading?.getBoundingClientRect().top ?? 0) - card.getBoundingClientRect().top;
        }, name);
    await page.getByText('Audit', { exact: true }).waitFor();
    expect(await getTop('Audit')).toBe(await getTop('Balancing Settings'));
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
    await page.getByRole('textbox', { name: /^Points Value/ }).waitFor();
    const getNameColor = (name: string) =>
      page
        .locator('.wd-field-frame > label')
        .filter({ hasText: name })
        .first()
        .evaluate((label) => getComputedStyle(label).color);
    expect(await getNameColor('Points Value')).not.toBe(await getNameColor('Quantity'));
  });
});

describe('dropdowns, searched or not', () => {
  it('have their arrows and the buttons that clear them in one column', async () => {
    const { page } = await openApp({ account: 'admin', path: '/rfid-card-management/edit/1' });
    const getEnds = (selector: string) =>
      page.locator(selector).evaluateAll((icons) =>
        icons.map((icon) => {
          const frame = icon.closest('.wd-choice, .MuiInputBase-root')?.getBoundingClientRect();
          return Math.round((frame?.right ?? 0) - icon.getBoundingClientRect().right);
        }),
      );
    await page.locator('.MuiAutocomplete-clearIndicator').waitFor({ state: 'attached' });
    const [searchedArrow] = await getEnds('.MuiAutocomplete-popupIndicator svg');
    const [searchedClear] = await getEnds('.MuiAutocomplete-clearIndicator svg');
    expect(new Set(await getEnds('.wd-choice > svg'))).toEqual(new Set([searchedArrow]));
    expect(new Set(await getEnds('.wd-clear svg'))).toEqual(new Set([searchedClear]));
  });
});

describe('an entry of a field with several values', () => {
  it.each(['/voucher-management/voucher/update/1', '/notification-management/mail-settings'])(
    'has an icon to remove it that is large enough for a finger, at %s',
    async (path) => {
      const { page } = await openForm(path);
      const icons = page.locator('.MuiChip-deleteIcon');
      await icons.first().waitFor();
      for (const icon of await icons.all()) {
        const box = (await icon.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      }
    },
  );
});
