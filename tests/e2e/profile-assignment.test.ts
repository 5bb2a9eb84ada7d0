import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, openApp, resetApi } from '../support/browser';
import { callsTo, failCalls } from '../support/wire';

import {
  LIST,
  PROFILES,
  PAGES,
  SET,
  CLEAR,
  RESULT,
  open,
  dialog,
  field,
  shown,
  level,
  confirm,
  start,
  choose,
  messages,
  stopClock,
} from '../support/connectors';

beforeEach(resetApi);
afterEach(closeApps);

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
    await expect.poll(() => level(page).isDisabled()).toBe(true);
    await expect.poll(() => field(page, /^Profile Purpose/).isDisabled()).toBe(true);
    await choose(page, /^Filter Type/, /other/i);
    await expect.poll(() => field(page, /^Profile( \*)?$/).isDisabled()).toBe(true);
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
