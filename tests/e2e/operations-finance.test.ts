/** Settlements, monthly reports and settings of charger types: their requests and files. */
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { API_PREFIX, openScreen, pickOption, pressButton } from '../support/administrationScreens';
import { getAppUrl, closeApps, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';

beforeEach(resetApi);
afterEach(closeApps);

const SETTLEMENTS = '/financial-management/billing-settlement';
const REPORTS = '/report-management/monthly-reports';
const SETTINGS = '/charger-type-settings';
const TYPES = `${API_PREFIX}/charge-type/charge-types`;
const firstPage = { pageNo: 1, pageSize: 10, pageVo: {} };

/** Files of the last month, whichever month it is. */
const SETTLEMENT_FILE = /^Settlement-\d{4}-\d{2}-\d{4}\.xls$/;
const REPORT_FILE = /^Straits Energy \d{4}-\d{2}\.xlsx$/;

/** Clicks the link and returns the name of the downloaded file. */
async function saved(page: Page, file: Locator): Promise<string> {
  const arrives = page.waitForEvent('download');
  await file.click();
  return (await arrives).suggestedFilename();
}

const typeDays = async (page: Page, ...days: [label: string, day: string][]): Promise<void> => {
  for (const [label, day] of days) {
    await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
    await page.keyboard.type(day);
  }
};

describe.each([
  {
    path: SETTLEMENTS,
    headings: [
      'Entity Name',
      'Account Type',
      'Year',
      'Month',
      'POC Name',
      'POC Email',
      'Generated Date',
      'Amount',
      'Billing Type',
      'Status',
      'File',
    ],
    pages: `POST ${API_PREFIX}/billing/settlement-pages`,
    by: (page: Page) => pickOption(page, /Account Type/, 'Site Owner'),
    filtered: { accountType: 'Site Owner' },
    hidden: /Generate/,
    file: SETTLEMENT_FILE,
  },
  {
    path: REPORTS,
    headings: ['File Name', 'Month', 'Service Provider', 'Creation Date/Time', 'Action'],
    pages: `POST ${API_PREFIX}/report/monthly-report-pages`,
    by: async (page: Page) => {
      await page.getByRole('group', { name: 'Year' }).click();
      await page.keyboard.type('2025');
      await pickOption(page, /Month/, 'December');
    },
    filtered: { year: 2025, month: 12 },
    hidden: /Regenerate/,
    file: REPORT_FILE,
  },
])('$path', ({ path, headings, pages, by, filtered, hidden, file }) => {
  it('is listed ten at first, and filtered by the server', async () => {
    const { page, calls } = await openScreen(path);
    await expect.poll(() => page.getByRole('columnheader').allInnerTexts()).toEqual(headings);
    await expect.poll(() => getCallsTo(calls, pages)[0]?.body).toEqual(firstPage);
    await by(page);
    await expect
      .poll(() => getCallsTo(calls, pages).map(({ body }) => body))
      .toContainEqual({ ...firstPage, pageVo: filtered });
    // The last column is visible: the table does not scroll horizontally.
    const frame = page.locator('.wd-table-frame');
    await expect.poll(() => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  it('is read only by whoever may not change it: no link leads to a file', async () => {
    const { page } = await openScreen(path, 'viewer');
    await page.getByRole('cell', { name: file }).first().waitFor();
    const links = page.getByRole('link', { name: file });
    const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(targets.filter((target) => !target?.startsWith(`${path}/view/`))).toEqual([]);
    expect(await page.getByRole('button', { name: hidden }).count()).toBe(0);
  });
});

it('a settlement is generated; its file comes a while later, and is saved', async () => {
  const { page, calls } = await openScreen(SETTLEMENTS);
  // The name of the new file is long: in a narrower window the rows are cards.
  await page.setViewportSize({ width: 1600, height: 900 });
  const link = page.getByRole('link', { name: SETTLEMENT_FILE }).first();
  expect(await saved(page, link)).toBe(await link.innerText());
  await pressButton(page, 'Generate');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await dialog.getByText('Please select account').waitFor();
  await dialog.getByText('Please select date').first().waitFor();
  const generated = `POST ${API_PREFIX}/billing/settlements`;
  expect(getCallsTo(calls, generated)).toEqual([]);
  await pickOption(page, /Account/, 'Toa Payoh Bakeries Pte Ltd');
  await typeDays(page, ['From', '15122025'], ['To', '14012026']);
  await dialog.getByRole('button', { name: 'Generate' }).click();
  await page.getByText('Generate success', { exact: true }).waitFor();
  expect(getCallsTo(calls, generated).map(({ body }) => body)).toEqual([
    { entityId: 3, startDate: '2025-12-15', endDate: '2026-01-14' },
  ]);
  await dialog.waitFor({ state: 'hidden' });
  const row = page.locator('tbody').getByRole('row').first();
  await row.getByText('Generating', { exact: true }).waitFor();
  await fetch(`${getAppUrl()}/steve/${API_PREFIX}/fixtures/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ms: 6000 }),
  });
  // Without a click, because the list polls.
  await row.getByRole('link', { name: 'Settlement-2025-12-15-2026-01-14-0003.xls' }).waitFor();
});

it('a monthly report is saved, and made again by a button that rests', async () => {
  const { page, calls } = await openScreen(REPORTS);
  const name = await page.getByRole('cell', { name: REPORT_FILE }).first().innerText();
  expect(await saved(page, page.getByRole('link', { name, exact: true }))).toBe(name);
  const again = page.getByRole('button', { name: `Regenerate: ${name}`, exact: true });
  await again.click();
  await page.getByText('Generate success', { exact: true }).waitFor();
  expect(await again.getAttribute('aria-disabled')).toBe('true');
  expect(getCallsTo(calls, `POST ${API_PREFIX}/report/generate-monthly-excel`).map(({ body }) => body)).toEqual([
    { filePk: 999 },
  ]);
  await page
    .getByRole('button', { name: /^Regenerate: Temasek Grid Services/ })
    .first()
    .click();
  await page.getByText('The figures of this provider are not complete yet').waitFor();
});

it('charger types are added, saved whole, and deleted where no connector is of them; Cancel goes back', async () => {
  const { page, calls } = await openScreen(REPORTS);
  await page.getByRole('button', { name: 'Administration' }).click();
  await page.getByRole('link', { name: 'Charger Type Settings' }).click();
  await page.getByRole('button', { name: 'Add charge type' }).click();
  const added = page.getByRole('group', { name: 'Charge Type 10', exact: true });
  await pressButton(page, 'Save');
  await added.getByText('Wattage is required').waitFor();
  expect(getCallsTo(calls, `POST ${TYPES}`)).toEqual([]);
  await added.getByRole('combobox', { name: /Plug Type/ }).click();
  await page.getByRole('option', { name: 'GB/T DC' }).click();
  await added.getByRole('combobox', { name: /Charge Type/ }).click();
  await page.getByRole('option', { name: 'DC Fast' }).click();
  for (const [name, value] of Object.entries({ Wattage: '022', Voltage: '750', Amperage: '160' }))
    await added.getByRole('textbox', { name }).fill(value);
  await pressButton(page, 'Save');
  await added.getByText('Please type a correct wattage').waitFor();
  const wattage = added.getByRole('textbox', { name: 'Wattage' });
  await expect.poll(() => wattage.evaluate((input) => input === document.activeElement)).toBe(true);
  await wattage.fill('120');
  await pressButton(page, 'Save');
  await page.getByText('Save charge types successfully', { exact: true }).waitFor();
  const [sent] = getCallsTo(calls, `POST ${TYPES}`).map(({ body }) => body as Record<string, unknown[]>);
  expect(Object.keys(sent!)).toEqual(['chargeTypes', 'summaries', 'audit']);
  expect(sent!['chargeTypes']!.at(-1)).toEqual({
    plugType: 'GBT_DC',
    chargeType: 'DC_FAST',
    wattage: '120',
    voltage: '750',
    amperage: '160',
  });
  // After the reload the row has an id, so it is deleted on the server.
  await page.getByRole('table').getByRole('cell', { name: 'GB/T DC' }).waitFor();
  await page.getByRole('button', { name: 'Remove Charge Type 10' }).click();
  await page.getByText('Confirm delete this charge type?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Successfully deleted!', { exact: true }).waitFor();
  expect(getCallsTo(calls, `DELETE ${TYPES}/10`)).toHaveLength(1);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await pressButton(page, 'Cancel');
  await page.waitForURL(`**${REPORTS}`);
});

it('charger types are read, and no more, by whoever may not change them', async () => {
  const { page } = await openScreen(SETTINGS, 'viewer');
  await page.getByRole('heading', { name: 'CHARGER TYPE SUMMARIES' }).waitFor();
  await expect.poll(() => page.getByRole('cell', { name: '7.4 kW' }).count()).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: /^(Save|Add charge type|Remove .*)$/ }).count()).toBe(0);
});
