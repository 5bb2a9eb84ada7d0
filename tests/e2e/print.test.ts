/** Lists and records on paper: everything that the screen shows is readable, within the width of a sheet. */
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { closeApps, openApp, PHONE_VIEWPORT } from '../support/browser';

afterEach(closeApps);

/** The width in pixels of a sheet of A4 between the margins that browsers print with. */
const SHEET_WIDTH = 718;

/** Shows the page as it is printed. The print styles are loaded with the clock. */
async function print(page: Page): Promise<void> {
  await page.locator('.wd-clock').first().waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

it.each([
  '/rfid-card-management',
  '/financial-management/billing-settlement',
  '/voucher-management/issued-voucher',
  '/smart-energy-management/charging-profiles',
])('the table %s fits on a sheet, and none of its texts is cut off', async (path) => {
  const { page } = await openApp({ account: 'admin', path });
  await page.locator('.wd-table [data-row]').first().waitFor();
  await print(page);
  // Only the frame of the table gets narrower: if its list did, it would become cards, as it does not in a print.
  await page.locator('.wd-table-frame').evaluate((frame, width) => (frame.style.width = `${width}px`), SHEET_WIDTH);
  const getCutTexts = () =>
    page.locator('.wd-table :is(th, td)').evaluateAll(
      (cells, width) =>
        cells.flatMap((cell) => {
          const box = cell.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(cell);
          const text = range.getBoundingClientRect();
          const right = cell.closest('.wd-table-frame')!.getBoundingClientRect().left + width;
          const isCut = box.width > 0 && (text.right > right + 1 || text.bottom > box.bottom + 1);
          return isCut ? [cell.textContent] : [];
        }),
      SHEET_WIDTH,
    );
  // The table has the paper's layout after the next frame, or after the rows of a later response.
  await expect.poll(getCutTexts).toEqual([]);
  expect(await page.locator('.wd-table td').count()).toBeGreaterThan(10);
});

it('the dash of an empty dropdown stands below its name', async () => {
  const { page } = await openApp({ account: 'admin', path: '/voucher-management/voucher/add' });
  const frame = page.locator('.wd-choice').filter({ hasText: 'Voucher Type' });
  await frame.waitFor();
  await print(page);
  expect(await frame.getAttribute('data-printed')).toBe('–');
  expect(await frame.locator('button').isVisible()).toBe(false);
});

it('a unit follows its value, and an empty search is left out', async () => {
  const { page } = await openApp({ account: 'admin', path: '/smart-energy-management/site-load-balancing/1' });
  const frame = page.locator('.wd-field-frame').filter({ hasText: 'Static Maximum' });
  await frame.waitFor();
  await print(page);
  const orders = await frame.evaluate((element) =>
    [getComputedStyle(element, '::after').order, getComputedStyle(element.querySelector('.wd-field-side')!).order].map(
      Number,
    ),
  );
  expect(orders[1]).toBeGreaterThan(orders[0]!);
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/rfid-card-management');
  await page.locator('.wd-table [data-row]').first().waitFor();
  await print(page);
  expect(await page.getByRole('searchbox', { includeHidden: true }).locator('..').isVisible()).toBe(false);
});

it('the names of all fields of a form have one colour', async () => {
  const { page } = await openApp({ account: 'admin', path: '/voucher-management/voucher/add', dark: true });
  await page.getByRole('button', { name: 'Save' }).waitFor();
  await page.locator('.MuiInputLabel-root').first().waitFor();
  await print(page);
  const getColors = () =>
    page
      .locator('.wd-main :is(.wd-field-frame > label, .MuiInputLabel-root)')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).color));
  // Labels change their colour in a transition.
  await expect.poll(async () => new Set(await getColors()).size).toBe(1);
});

it('sections that are closed are left out', async () => {
  const { page } = await openApp({ account: 'admin', path: '/rfid-card-management/edit/1' });
  const history = page.getByRole('button', { name: 'History', includeHidden: true });
  const related = page.locator('.wd-related');
  await Promise.all([history, related].map((part) => part.waitFor()));
  await print(page);
  expect(await Promise.all([history, related].map((part) => part.isVisible()))).toEqual([false, false]);
  await page.emulateMedia({ media: 'screen' });
  await history.click();
  await print(page);
  expect(await Promise.all([history, related].map((part) => part.isVisible()))).toEqual([true, false]);
});

it('cards have no checkboxes and buttons on paper', async () => {
  const { page } = await openApp({ account: 'admin', path: '/rfid-card-management', viewport: PHONE_VIEWPORT });
  const parts = [
    page.getByText('Select this page', { exact: true }),
    page.locator('.wd-row-card-head').getByRole('link', { name: /^View/ }).first(),
  ];
  for (const part of parts) await part.waitFor();
  await print(page);
  expect(await Promise.all(parts.map((part) => part.isVisible()))).toEqual([false, false]);
  const [heading, card] = await Promise.all(
    ['h1', '.wd-row-card'].map((part) => page.locator(part).first().boundingBox()),
  );
  // Nothing is left where the buttons and the filters were.
  expect(card!.y - heading!.y - heading!.height).toBeLessThan(24);
});

it('dates and entries stand at the distance of other values below their names', async () => {
  const { page } = await openApp({ account: 'admin', path: '/voucher-management/voucher/update/1' });
  /** The greatest difference of these distances; null before all fields and their values are there. */
  const getSpread = () =>
    page.evaluate(() => {
      const frames = [...document.querySelectorAll('.wd-field-frame, .MuiFormControl-root')];
      const distances = ['Valid From', 'Voucher Type', 'Charge Type', 'Time From'].map((name) => {
        const frame = frames.find(({ textContent }) => textContent?.includes(name));
        const text = frame?.querySelector('.wd-choice > button, .MuiPickersSectionList-root, .MuiChip-label');
        if (!frame || !text?.textContent) return NaN;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { top, height } = range.getBoundingClientRect();
        return top + height / 2 - frame.querySelector('label')!.getBoundingClientRect().bottom;
      });
      return distances.some(Number.isNaN) ? null : Math.max(...distances) - Math.min(...distances);
    });
  await expect.poll(getSpread).not.toBeNull();
  await print(page);
  // Frames lose their padding in a transition.
  await expect.poll(getSpread).toBeLessThan(2);
});

it('filters that are not set and what inputs accept are left out', async () => {
  const { page } = await openApp({ account: 'admin', path: '/report-management/reports' });
  const filters = page.locator('.wd-filters');
  await page.locator('.wd-table [data-row]').first().waitFor();
  await filters.getByText('At most 500').waitFor();
  await print(page);
  expect(await filters.innerText()).toMatch(/^Report Type\s+Appendix F - Charging by Day\s*$/);
});

it('buttons that fill in days are left out', async () => {
  const { page } = await openApp({ account: 'admin', path: '/site-management/dynamic-rate-update/1' });
  const preset = page.getByRole('button', { name: 'Weekday', exact: true, includeHidden: true });
  const day = page.getByRole('button', { name: 'Mon', exact: true, includeHidden: true });
  await Promise.all([preset, day].map((button) => button.waitFor()));
  await print(page);
  expect(await Promise.all([preset, day].map((button) => button.isVisible()))).toEqual([false, true]);
});

it('charts are drawn for the width of a sheet, and for that of the screen afterwards', async () => {
  const { page } = await openApp({ account: 'admin', path: '/dashboard' });
  const chart = page.locator('.recharts-wrapper').first();
  await chart.waitFor();
  const getWidth = async () => (await chart.boundingBox())!.width;
  await expect.poll(getWidth).toBeGreaterThan(900);
  await print(page);
  expect(await getWidth()).toBeLessThanOrEqual(SHEET_WIDTH);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(getWidth).toBeGreaterThan(900);
});
