/** Reports: default filters, generating a report, and its file. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { API_PREFIX, openScreen, pickOption, pressButton } from '../support/administrationScreens';
import { getAppUrl, closeApps, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';
import { getSearchInput } from '../support/dropdowns';

beforeEach(resetApi);
afterEach(closeApps);

const REPORTS = '/report-management/reports';
const PAGES = `POST ${API_PREFIX}/report/report-pages`;
const GENERATE = `POST ${API_PREFIX}/report/generate`;
const HEADINGS = ['Report Type', 'Year', 'Month', 'Creation Date/Time', 'Created By', 'Role', 'Status', 'File'];

const today = new Date();
/** The previous month, whose charging sessions are all complete. */
const LAST = new Date(Date.UTC(today.getFullYear(), today.getMonth() - 1, 1)).toISOString().slice(0, 7);
const [YEAR, MONTH] = LAST.split('-') as [string, string];

/** Advances the server's clock. */
const forward = (ms: number) =>
  fetch(`${getAppUrl()}/steve/${API_PREFIX}/fixtures/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ms }),
  });

/** Clicks a link and returns the rows of the downloaded file. */
async function saved(page: Page, name: RegExp): Promise<unknown[][]> {
  const arrives = page.waitForEvent('download');
  await page.getByRole('link', { name }).first().click();
  const { Sheets, SheetNames } = read(await readFile(await (await arrives).path()));
  return utils.sheet_to_json<unknown[]>(Sheets[SheetNames[0]!]!, { header: 1 });
}

it('opens with the first type, and makes a report by keyboard, which comes by itself and is a real sheet', async () => {
  const { page, calls } = await openScreen(REPORTS);
  await expect.poll(() => page.getByRole('columnheader').allInnerTexts()).toEqual(HEADINGS);
  const first = { pageNo: 1, pageSize: 10, pageVo: { reportType: 'APENDIXF' } };
  await expect.poll(() => getCallsTo(calls, PAGES)[0]?.body).toEqual(first);
  await page.getByText('At most 500').waitFor();

  await page.getByRole('combobox', { name: /Report Type/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.type('MAF');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Generate' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Please select date range', { exact: true }).waitFor();
  for (const [label, day] of [
    ['From', `01${MONTH}${YEAR}`],
    ['To', `14${MONTH}${YEAR}`],
  ] as const) {
    await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
    await page.keyboard.type(day);
  }
  await pressButton(page, 'Generate');
  await page.getByText('Please select a site', { exact: true }).waitFor();
  await getSearchInput(page, /^Site$/).fill('VivoCity');
  await page.getByRole('option', { name: 'VivoCity' }).click();
  expect(getCallsTo(calls, GENERATE)).toEqual([]);
  await pressButton(page, 'Generate');
  await page.getByText('Generate success', { exact: true }).waitFor();
  const filter = { reportType: 'MAF', dateStart: `${LAST}-01`, dateEnd: `${LAST}-14`, sitePk: 1 };
  expect(getCallsTo(calls, GENERATE).map(({ body }) => body)).toEqual([filter]);

  const row = page.locator('tbody').getByRole('row').first();
  await row.getByText('Pending', { exact: true }).waitFor();
  expect(getCallsTo(calls, PAGES).at(-1)?.body).toEqual({ pageNo: 1, pageSize: 10, pageVo: filter });
  await forward(9000);
  // Without a click, because the list polls.
  await row.getByText('Completed', { exact: true }).waitFor();
  const [heading, ...lines] = await saved(page, new RegExp(`^MAF-${LAST}-01-${LAST}-14-\\d+\\.xlsx$`));
  expect(heading).toEqual(['Day', 'Sessions', 'Minutes', 'Energy (kWh)', 'Amount', 'Currency']);
  expect([lines[0]![0], lines.at(-1)![0]]).toEqual([`${LAST}-01`, 'Total']);
});

it('shows each type its filters, searches half a second later, and tells what the server refuses', async () => {
  const { page, calls } = await openScreen(REPORTS);
  await pickOption(page, /Report Type/, 'Ad Hoc Months');
  for (const [label, month] of [
    ['From', 'June2026'],
    ['To', 'August2026'],
  ] as const) {
    await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
    await page.keyboard.type(month);
  }
  await page.getByRole('button', { name: 'Search' }).dblclick();
  const wanted = { reportType: 'MNTHADHOC', startMonth: '2026-06', endMonth: '2026-08' };
  const searched = () => getCallsTo(calls, PAGES).filter(({ body }) => JSON.stringify(body).includes('MNTHADHOC'));
  await expect.poll(() => searched().map(({ body }) => body)).toEqual([{ pageNo: 1, pageSize: 10, pageVo: wanted }]);
  await page.getByText('No report of this kind and period yet').or(page.getByText('Nothing')).first().waitFor();

  await pickOption(page, /Report Type/, 'Monthly Service Providers');
  await pickOption(page, /Service Provider/, 'Temasek Grid Services');
  await page.keyboard.press('Escape');
  await pressButton(page, 'Generate');
  await page.getByText('The figures of this provider are not complete yet').waitFor();
  expect(getCallsTo(calls, GENERATE).map(({ body }) => body)).toEqual([
    { reportType: 'MNTHSEPR', year: today.getFullYear(), month: 1, providerPks: [4] },
  ]);
  expect(searched()).toHaveLength(1);
});

it('is read only by whoever may not change it: no Generate, files are text', async () => {
  const { page } = await openScreen(REPORTS, 'holder');
  await page
    .getByRole('cell', { name: /^APENDIXF-.*\.xlsx$/ })
    .first()
    .waitFor();
  expect(await page.getByRole('link', { name: /\.xlsx$/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Search' }).waitFor();
  expect(await page.getByRole('button', { name: 'Generate' }).count()).toBe(0);
});
