/** The deviations of an API that the running app finds in the responses of its normal use. */
import type { Page, Route } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyLook } from '../support/accessibilityChecks';
import { getSeriousFindings } from '../support/axe';
import { closeApps, openApp, PHONE_VIEWPORT, resetApi, type OpenOptions } from '../support/browser';

const ARTICLES = '/marketing-management/article';

beforeEach(resetApi);
afterEach(closeApps);

/** Serves the configuration of the build with the key that switches the comparison on. */
async function answerConfig(route: Route): Promise<void> {
  const config = (await (await route.fetch()).json()) as object;
  await route.fulfill({ json: { ...config, checkResponses: true } });
}

type Row = Record<string, unknown>;

/** Changes the rows of a list before the app receives them. They are in `data`, or in its `records`. */
const plantRows = (page: Page, path: string, change: (row: Row) => Row) =>
  page.route(`**/${path}`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: Row[] | { records: Row[] } };
    const { data } = json;
    const changed = Array.isArray(data) ? data.map(change) : { ...data, records: data.records.map(change) };
    await route.fulfill({ response, json: { ...json, data: changed } });
  });

const openChecked = (options: OpenOptions = {}) =>
  openApp({
    account: 'admin',
    ...options,
    prepare: async (page) => {
      await page.route('**/config.json', answerConfig);
      await options.prepare?.(page);
    },
  });

const goTo = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Find a screen' }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
};

/** Opens the dialog from the command palette. */
async function openDeviations(page: Page) {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find' }).fill('API deviations');
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: 'API deviations' });
}

it('lists planted deviations with entity, call, field, expected and seen, until the user signs out', async () => {
  const { page, faults } = await openChecked({
    path: ARTICLES,
    prepare: async (fresh) => {
      await plantRows(fresh, 'article/article-pages', ({ articleTitle, ...row }) => ({
        ...row,
        title: articleTitle,
        views: 'many',
      }));
      await plantRows(fresh, 'voucher/issued-voucher-pages', (row) => ({ ...row, voucherStatus: 'LOST' }));
    },
  });
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
  await goTo(page, 'Issued Vouchers');
  const dialog = await openDeviations(page);
  const articles = dialog.getByRole('region', { name: 'Articles article' }).getByRole('listitem');
  const getItem = (text: string) => articles.filter({ has: page.getByText(text, { exact: true }) });
  const missing = getItem('articleTitle');
  for (const text of ['a value, as the schema requires', 'nothing', 'POST article/article-pages'])
    await missing.getByText(text, { exact: true }).waitFor();
  // The app reads further pages before the user asks for them.
  await missing.getByText(/^[1-9]0 times$/).waitFor();
  await getItem('title').getByText('no such key in the schema').waitFor();
  await getItem('views').getByText('text of 4 characters').waitFor();
  const vouchers = dialog.getByRole('region', { name: 'Issued Vouchers issued-voucher' });
  await vouchers.getByText('voucherStatus', { exact: true }).waitFor();
  await vouchers.getByText('one of "ISSUED", "USED", "EXPIRED"').waitFor();
  await vouchers.getByText('"LOST"', { exact: true }).waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(4);
  expect(await getSeriousFindings(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'API deviations 4' }).waitFor();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByLabel('User Name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('Wattdesk#2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  const emptied = await openDeviations(page);
  await emptied.getByText('No deviations', { exact: true }).waitFor();
  expect(faults).toEqual([]);
});

it('lists nothing for the fixture API, on a phone and in the dark', async () => {
  const { page, faults } = await openChecked({ path: ARTICLES });
  await page.getByRole('table').getByRole('row').nth(1).waitFor();
  for (const name of ['Article Types', 'Campaigns', 'Vouchers', 'Dynamic Rates', 'Points Configuration'])
    await goTo(page, name);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Save' }).waitFor();
  const dialog = await openDeviations(page);
  await dialog.getByText(/^\d\d responses checked$/).waitFor();
  await dialog.getByText('No deviations', { exact: true }).waitFor();
  await applyLook(page, PHONE_VIEWPORT, 'dark');
  expect(await getSeriousFindings(page)).toEqual([]);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(faults).toEqual([]);
});

it('is not there without the key', async () => {
  const { page } = await openApp({ account: 'admin', path: ARTICLES });
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  expect(await page.getByRole('menuitem', { name: /API deviations/ }).count()).toBe(0);
});
