import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appUrl, closeApps, openApp, resetApi, type App } from '../support/browser';
import { callsTo, failCalls } from '../support/wire';

const LIST = '/smart-energy-management/config-stations';
const PROFILES = '/smart-energy-management/charging-profiles';
const PAGES = 'POST dawn/api/v1/charging-profile/assignment-pages';
const SET = 'POST ocppOperations/setChargingProfile';
const CLEAR = 'POST ocppOperations/clearChargingProfile';
const RESULT = '/ocpp-operations/result/';

beforeEach(resetApi);
afterEach(closeApps);

const open = (path = LIST, account = 'admin') => openApp({ account, path });
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: RegExp) => dialog(page).getByRole('combobox', { name });
/** What an empty choice shows has no width. */
const shown = async (page: Page, name: RegExp): Promise<string> =>
  (await field(page, name).innerText()).replace(/\u200b/g, '');
const level = (page: Page) => dialog(page).getByRole('textbox', { name: /^Stack Level/ });
const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

async function openMenu(page: Page, connector: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${connector}`, exact: true }).click();
}

async function start(page: Page, connector: string, action: string): Promise<void> {
  await openMenu(page, connector);
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  await page.getByRole('dialog', { name: `${action}: ${connector}` }).waitFor();
}

async function choose(page: Page, name: RegExp, option: RegExp): Promise<void> {
  await field(page, name).click();
  await page.getByRole('option', { name: option }).click();
}

/** The messages that left for charge boxes. */
async function messages(): Promise<unknown> {
  const response = await fetch(`${appUrl()}/steve/dawn/api/v1/fixtures/ocpp`);
  return ((await response.json()) as { data: unknown }).data;
}

/** From here on time stands still for the page until a test lets it pass. */
async function stopClock({ page }: App): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

describe('the connectors', () => {
  it('are listed with their columns in order, and found by a text', async () => {
    const { page, calls } = await open();
    await page.getByRole('row').nth(10).waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Charge Box ID',
      'Connector ID',
      'Site Name',
      'Car Park Code',
      'Service Provider',
      'Description',
      'Validity Period',
      'Actions',
    ]);
    await page.getByText('2026-01-01 – 2026-12-31').first().waitFor();
    await page.getByRole('searchbox').fill('Vivo');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => callsTo(calls, PAGES).at(-1)?.body)
      .toEqual({
        pageNo: 1,
        pageSize: 10,
        pageVo: { criteria: 'Vivo' },
      });
    expect(callsTo(calls, PAGES)[0]?.body).toEqual({ pageNo: 1, pageSize: 10, pageVo: {} });
  });

  it('are told apart by box and number; Edit leads to the profile, and is dead without one', async () => {
    const { page } = await open();
    await openMenu(page, 'SG-V-02 1');
    await page.getByRole('menuitem', { name: 'Set' }).waitFor();
    await expect
      .poll(() => page.getByRole('menuitem').allInnerTexts())
      .toEqual(['Set', 'Edit', 'Clear Charging Profile']);
    expect(await page.getByRole('menuitem', { name: 'Edit' }).getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');
    await openMenu(page, 'SG-V-03 2');
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.waitForURL((url) => url.pathname === `${PROFILES}/view/1`);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === LIST);
  });

  it('have no menu for those who may only look, and none without the right to profiles', async () => {
    const { page } = await open(LIST, 'viewer');
    await page.getByRole('row').nth(3).waitFor();
    expect(await page.getByRole('button', { name: /^Actions/ }).count()).toBe(0);
    const other = await open(LIST, 'group');
    await other.page.getByText('Sorry, you do not have access rights').waitFor();
  });

  it('that cannot be read leave an empty list, and the reason', async () => {
    const { page } = await open('/404');
    await failCalls(page, PAGES, 'HTTP 500 with a message');
    await page.goto(LIST);
    await page.getByRole('alert').filter({ hasText: 'Database is down' }).first().waitFor();
    expect(await page.locator('tbody').getByRole('row').count()).toBe(0);
  });
});

describe('setting a profile', () => {
  it('wants one; Cancel sends nothing, and the next time begins empty', async () => {
    const { page, calls } = await open();
    await start(page, 'SG-V-01 1', 'Set');
    await confirm(page, 'Set');
    await dialog(page).getByText('Please select a profile').waitFor();
    await choose(page, /^Profile( \*)?$/, /^2 - Mall opening hours/);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('button', { name: 'Leave' })
      .or(page.getByRole('button', { name: /Discard/ }))
      .click();
    await dialog(page).waitFor({ state: 'hidden' });
    await start(page, 'SG-V-01 1', 'Set');
    expect(await shown(page, /^Profile( \*)?$/)).toBe('');
    expect(callsTo(calls, SET)).toEqual([]);
  });

  it('goes to the one connector; the result opens in a tab, and the list is read again two seconds later', async () => {
    const app = await openApp({ account: 'admin', path: `${LIST}?page=2`, prepare: (page) => page.clock.install() });
    const { page, calls } = app;
    await page.getByRole('row').nth(10).waitFor();
    const connector = await page
      .getByRole('button', { name: /^Actions for/ })
      .nth(1)
      .getAttribute('aria-label');
    const [box = '', number = ''] = (connector ?? '').replace('Actions for ', '').split(' ');
    await start(page, `${box} ${number}`, 'Set');
    await choose(page, /^Profile( \*)?$/, /^4 - /);
    await stopClock(app);
    const before = callsTo(calls, PAGES).length;
    const tab = page.context().waitForEvent('page');
    await confirm(page, 'Set');
    const result = await tab;
    expect(new URL(result.url()).pathname.startsWith(RESULT)).toBe(true);
    expect(callsTo(calls, SET).map(({ body }) => body)).toEqual([
      { connectorId: Number(number), stationIds: [box], chargingProfilePk: 4 },
    ]);
    await expect
      .poll(messages)
      .toMatchObject([{ chargeBoxId: box, action: 'SetChargingProfile', payload: { connectorId: Number(number) } }]);
    await page.clock.runFor(1900);
    expect(callsTo(calls, PAGES)).toHaveLength(before);
    await page.clock.runFor(200);
    await expect.poll(() => callsTo(calls, PAGES).length).toBeGreaterThan(before);
    expect(callsTo(calls, PAGES)[before]?.body).toMatchObject({ pageNo: 2, pageSize: 10, pageVo: {} });
  });

  it('is not followed by a reading of a list that was left', async () => {
    const app = await openApp({ account: 'admin', path: LIST, prepare: (page) => page.clock.install() });
    const { page, calls } = app;
    await start(page, 'SG-V-01 1', 'Set');
    await choose(page, /^Profile( \*)?$/, /^2 - /);
    await stopClock(app);
    const tab = page.context().waitForEvent('page');
    await confirm(page, 'Set');
    await tab;
    await page.getByRole('link', { name: 'Charging Profiles' }).first().click();
    await page.waitForURL((url) => url.pathname === PROFILES);
    const before = callsTo(calls, PAGES).length;
    await page.clock.runFor(5000);
    expect(callsTo(calls, PAGES)).toHaveLength(before);
  });

  it('offers the result as a link where the browser lets no tab open', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: LIST,
      prepare: (opened) => opened.addInitScript(() => (window.open = () => null)),
    });
    await start(page, 'SG-V-01 1', 'Set');
    await choose(page, /^Profile( \*)?$/, /^2 - /);
    await confirm(page, 'Set');
    const link = page.getByRole('link', { name: 'Open the result' });
    expect(await link.getAttribute('href')).toMatch(/^\/ocpp-operations\/result\/\d+$/);
    expect(new URL(page.url()).pathname).toBe(LIST);
  });

  it('that is refused stays open, tells the words of the server, and opens nothing', async () => {
    const { page } = await open();
    await failCalls(page, SET, 'HTTP 409');
    await start(page, 'SG-V-01 1', 'Set');
    await choose(page, /^Profile( \*)?$/, /^2 - /);
    await confirm(page, 'Set');
    await page.getByRole('alert').filter({ hasText: 'Somebody else changed it' }).waitFor();
    await dialog(page).waitFor();
    expect(page.context().pages()).toHaveLength(1);
  });
});

describe('clearing profiles', () => {
  it('opens only the fields of its type, with the profile of the row, and empties the others', async () => {
    const { page } = await open();
    await start(page, 'SG-V-01 1', 'Clear Charging Profile');
    await confirm(page, 'Clear Charging Profile');
    await dialog(page).getByText('Please select a type').waitFor();
    await choose(page, /^Filter Type/, /profile/i);
    await expect.poll(() => shown(page, /^Profile( \*)?$/)).toMatch(/^2 - Mall opening hours/);
    expect(await level(page).isDisabled()).toBe(true);
    expect(await field(page, /^Profile Purpose/).isDisabled()).toBe(true);
    await choose(page, /^Filter Type/, /other/i);
    expect(await field(page, /^Profile( \*)?$/).isDisabled()).toBe(true);
    await confirm(page, 'Clear Charging Profile');
    await dialog(page).getByText('Please select a profile purpose').waitFor();
    await level(page).fill('100');
    await confirm(page, 'Clear Charging Profile');
    await dialog(page).getByText('Stack level range is 0-99').waitFor();
    await level(page).fill('5');
    await choose(page, /^Profile Purpose/, /^TX_DEFAULT/);
    await choose(page, /^Filter Type/, /profile/i);
    await choose(page, /^Filter Type/, /other/i);
    expect(await level(page).inputValue()).toBe('');
    expect(await shown(page, /^Profile Purpose/)).toBe('');
  });

  it('by profile wants one', async () => {
    const { page, calls } = await open();
    await start(page, 'SG-V-02 1', 'Clear Charging Profile');
    await choose(page, /^Filter Type/, /profile/i);
    await confirm(page, 'Clear Charging Profile');
    await dialog(page).getByText('Please select a profile', { exact: true }).waitFor();
    expect(callsTo(calls, CLEAR)).toEqual([]);
  });

  it.each<[string, (page: Page) => Promise<void>, object, object]>([
    [
      'by profile',
      (page) => choose(page, /^Filter Type/, /profile/i),
      { filterType: 'ChargingProfileId', chargingProfilePk: 1 },
      { id: 1 },
    ],
    [
      'by purpose',
      async (page) => {
        await choose(page, /^Filter Type/, /other/i);
        await choose(page, /^Profile Purpose/, /^TX_DEFAULT/);
      },
      { filterType: 'OtherParameters', connectorId: 2, chargingProfilePurpose: 'TX_DEFAULT_PROFILE' },
      { connectorId: 2, chargingProfilePurpose: 'TxDefaultProfile' },
    ],
    [
      'by purpose and stack level',
      async (page) => {
        await choose(page, /^Filter Type/, /other/i);
        await choose(page, /^Profile Purpose/, /^TX_DEFAULT/);
        await level(page).fill('10');
      },
      { filterType: 'OtherParameters', connectorId: 2, chargingProfilePurpose: 'TX_DEFAULT_PROFILE', stackLevel: 10 },
      { connectorId: 2, chargingProfilePurpose: 'TxDefaultProfile', stackLevel: 10 },
    ],
  ])('%s sends no more than that, and opens the result', async (_, fill, body, payload) => {
    const { page, calls } = await open();
    await start(page, 'SG-V-03 2', 'Clear Charging Profile');
    await fill(page);
    const tab = page.context().waitForEvent('page');
    await confirm(page, 'Clear Charging Profile');
    expect(new URL((await tab).url()).pathname.startsWith(RESULT)).toBe(true);
    expect(callsTo(calls, CLEAR).map((call) => call.body)).toEqual([{ stationIds: ['SG-V-03'], ...body }]);
    await expect.poll(messages).toMatchObject([{ chargeBoxId: 'SG-V-03', action: 'ClearChargingProfile', payload }]);
  });
});
