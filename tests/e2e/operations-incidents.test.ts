/** Reports of charge boxes: the error log and the connectivity, with their files. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { closeApps, openApp, resetApi, type App } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';

beforeEach(resetApi);
afterEach(closeApps);

const INCIDENTS = 'dawn/api/v1/incident';
const CONNECTIVITY = '/incident-management/charger-connectivity';
const PAGES = `POST ${INCIDENTS}/connectivity-pages`;
const EXPORT = `POST ${INCIDENTS}/connectivity-export`;
const ODD = { sitePk: 13, chargeBoxId: 'SG/TD#7 100%' };
const HAN = { sitePk: 43, chargeBoxId: '牛车水-01' };

const infoOf = (named: object): string =>
  `${CONNECTIVITY}/info/${Buffer.from(JSON.stringify(named)).toString('base64url')}`;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.locator('tbody').getByRole('row');
const bodies = ({ calls }: App, call: string) => getCallsTo(calls, call).map(({ body }) => body);
const lastVo = (app: App, call: string) => (bodies(app, call).at(-1) as { pageVo: unknown } | undefined)?.pageVo;

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await page.keyboard.press('Enter');
}

async function fileOf(page: Page, name: string): Promise<{ name: string; rows: unknown[][] }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  const { Sheets } = read(await readFile(await file.path()));
  return { name: file.suggestedFilename(), rows: utils.sheet_to_json(Object.values(Sheets)[0]!, { header: 1 }) };
}

const LOG = ['Site Name', 'Charge Box ID', 'Car Park Code'];

describe.each([
  {
    path: '/incident-management/error-log',
    pages: `POST ${INCIDENTS}/error-pages`,
    headings: [...LOG, 'Connector ID', 'Status', 'Error Code', 'Vendor Error Code', 'Status Time'],
    filter: async (page: Page) => {
      await page.getByRole('combobox', { name: 'Error Code' }).click();
      await page.getByRole('option', { name: 'Internal Error', exact: true }).click();
      // The dropdown returns the focus to its input when it closes.
      await page.getByRole('listbox').waitFor({ state: 'hidden' });
      await page.getByRole('spinbutton', { name: 'Day' }).click();
      await page.keyboard.type('31012026');
      await search(page, 'tuas');
    },
    filtered: { errorCode: 'InternalError', date: '2026-01-31', criteria: 'tuas' },
    menus: 0,
  },
  {
    path: CONNECTIVITY,
    pages: PAGES,
    headings: [...LOG, 'Time', 'Notification', 'Action'],
    filter: async (page: Page) => {
      await page.getByText('Heartbeat Missed', { exact: true }).first().click();
      await search(page, HAN.chargeBoxId);
    },
    filtered: { notification: 'HeartbeatMissed', criteria: HAN.chargeBoxId },
    menus: 1,
  },
])('$path', ({ path, pages, headings, filter, filtered, menus }) => {
  it('is listed ten at first, filtered by the server, and only read', async () => {
    const app = await openApp({ account: 'viewer', path });
    const { page } = app;
    await expect.poll(() => rows(page).count()).toBe(10);
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(headings);
    expect(bodies(app, pages)[0]).toEqual({ pageNo: 1, pageSize: 10, pageVo: {} });
    await filter(page);
    await expect.poll(() => lastVo(app, pages)).toEqual(filtered);
    // A date filter is sent only when it is complete.
    expect(JSON.stringify(bodies(app, pages))).not.toMatch(/Invalid|"date":"0/);
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await page.getByRole('button', { name: /^Actions for/ }).count()).toBe(menus);
    expect(await page.getByRole('button', { name: /Export|Download Log|Create|Add/ }).count()).toBe(0);
  });
});

it('the error log is saved as a sheet of what is filtered, and as the log itself', async () => {
  const app = await openApp({ account: 'admin', path: '/incident-management/error-log?filter={"criteria":"牛车水"}' });
  const { page } = app;
  await expect.poll(() => rows(page).count()).toBe(2);
  const sheet = await fileOf(page, 'Export');
  expect(sheet.name).toMatch(/^Export-\d{14}\.xls$/);
  expect(sheet.rows.map(([, box, , , , , vendor]) => [box, vendor])).toEqual([
    ['Charge Box ID', 'Vendor Error Code'],
    [HAN.chargeBoxId, ''],
    [HAN.chargeBoxId, '@OV 251V'],
  ]);
  expect(bodies(app, `POST ${INCIDENTS}/error-export`)).toEqual([{ criteria: '牛车水' }]);
  const [log] = await Promise.all([page.waitForEvent('download'), button(page, 'Download Log').click()]);
  expect(log.suggestedFilename()).toMatch(/^error-log-\d{14}\.log$/);
  expect(bodies(app, `GET ${INCIDENTS}/log-download`)).toEqual([undefined]);
});

describe('the information of a charge box', () => {
  it.each([ODD, HAN])('is opened from its line, by its address, and left again: %j', async (named) => {
    const app = await openApp({ account: 'admin', path: CONNECTIVITY });
    const { page } = app;
    await search(page, named.chargeBoxId);
    await expect.poll(() => rows(page).count()).toBe(3);
    // The third row is about the same charge box as the first.
    await page
      .getByRole('button', { name: /^Actions for/ })
      .last()
      .click();
    await page.getByRole('menuitem', { name: 'View Info' }).click();
    await page.waitForURL(`**${infoOf(named)}`);
    await expect.poll(() => lastVo(app, PAGES)).toEqual(named);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: named.chargeBoxId, exact: true }).waitFor();
    // What all rows have in common is told once, above them.
    await page.locator('.wd-fact').filter({ hasText: 'Site Name' }).getByRole('link').waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(['Time', 'Notification']);
    await expect.poll(() => rows(page).count()).toBe(3);
    const asked = bodies(app, PAGES).length;
    await button(page, 'Refresh').click();
    await expect.poll(() => bodies(app, PAGES).length).toBe(asked + 1);
    await button(page, 'Back').click();
    await page.waitForURL((url) => url.pathname === CONNECTIVITY);
  });

  it('is none without both parts of its id', async () => {
    const { page } = await openApp({ account: 'admin', path: `${CONNECTIVITY}/info/forged` });
    await page.getByText('Back to Home').waitFor();
    await page.goto(infoOf({ sitePk: 13 }));
    await page.getByText('Back to Home').waitFor();
  });

  it('is shown without its files to whoever may only look', async () => {
    const { page } = await openApp({ account: 'viewer', path: infoOf(HAN) });
    await expect.poll(() => rows(page).count()).toBe(3);
    expect(await button(page, 'Export').count()).toBe(0);
    await button(page, 'Nearest Week').waitFor();
  });

  it('is exported for a week at most, counted by the clock of the operator', async () => {
    // In New York it is the evening of 2 January, in Singapore 3 January.
    const prepare = (page: Page) => page.clock.setFixedTime(new Date('2026-01-02T20:30:00-05:00'));
    const app = await openApp({ account: 'admin', path: infoOf(ODD), zone: 'America/New_York', prepare });
    const { page } = app;
    await expect.poll(() => rows(page).count()).toBe(3);
    await button(page, 'Export').click();
    await page.getByText('Please select date range').first().waitFor();
    expect(bodies(app, EXPORT)).toEqual([]);

    await button(page, 'Nearest Week').click();
    const dateRange = ['2025-12-28', '2026-01-03'];
    await expect.poll(() => lastVo(app, PAGES)).toEqual({ ...ODD, dateRange });
    const { name, rows: lines } = await fileOf(page, 'Export');
    expect(name).toMatch(/^Export-SG_TD#7 100%-\d{14}\.xls$/);
    expect(lines).toHaveLength(4);
    expect(bodies(app, EXPORT)).toEqual([{ ...ODD, dateRange }]);

    // A start date outside the week clears the end date, which can then be chosen only within a week of the new
    // start.
    const calendar = (which: number) => page.getByRole('button', { name: /^Choose date/ }).nth(which);
    const dayOf = (day: string) => page.getByRole('gridcell', { name: day, exact: true });
    await calendar(0).click();
    await dayOf('10').click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await calendar(1).click();
    for (const day of ['9', '17']) await expect.poll(() => dayOf(day).isDisabled()).toBe(true);
    await dayOf('16').click();
    await expect.poll(() => lastVo(app, PAGES)).toEqual({ ...ODD, dateRange: ['2025-12-10', '2025-12-16'] });
  });
});
