import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, openApp, resetApi } from '../support/browser';
import { getCallsTo, failCalls } from '../support/recordedCalls';

import {
  CONNECTORS_PATH,
  PROFILES_PATH,
  PROFILE_PAGES_CALL,
  SET_PROFILE_CALL,
  CLEAR_PROFILE_CALL,
  RESULT_PATH,
  openConnectors,
  getDialog,
  getField,
  getShownText,
  getStackLevelField,
  pressConfirm,
  openRowAction,
  chooseOption,
  getSentMessages,
  stopClock,
} from '../support/connectorScreen';

beforeEach(resetApi);
afterEach(closeApps);

describe('setting a profile', () => {
  it('wants one; Cancel sends nothing, and the next time begins empty', async () => {
    const { page, calls } = await openConnectors();
    await openRowAction(page, 'SG-V-01 · connector 1', 'Set');
    await pressConfirm(page, 'Set');
    await getDialog(page).getByText('Please select a profile').waitFor();
    await chooseOption(page, /^Profile( \*)?$/, /^2 - Mall opening hours/);
    await getDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('button', { name: 'Leave' })
      .or(page.getByRole('button', { name: /Discard/ }))
      .click();
    await getDialog(page).waitFor({ state: 'hidden' });
    await openRowAction(page, 'SG-V-01 · connector 1', 'Set');
    expect(await getShownText(page, /^Profile( \*)?$/)).toBe('');
    expect(getCallsTo(calls, SET_PROFILE_CALL)).toEqual([]);
  });

  it('goes to the one connector; the result opens in a tab, and the list is read again two seconds later', async () => {
    const app = await openApp({
      account: 'admin',
      path: `${CONNECTORS_PATH}?page=2`,
      prepare: (page) => page.clock.install(),
    });
    const { page, calls } = app;
    await page.getByRole('row').nth(10).waitFor();
    const connector = await page
      .getByRole('button', { name: /^Actions for/ })
      .nth(1)
      .getAttribute('aria-label');
    const name = (connector ?? '').replace('Actions for ', '');
    const [box = '', number = ''] = name.split(' · connector ');
    await openRowAction(page, name, 'Set');
    await chooseOption(page, /^Profile( \*)?$/, /^4 - /);
    await stopClock(app);
    const before = getCallsTo(calls, PROFILE_PAGES_CALL).length;
    const tab = page.context().waitForEvent('page');
    await pressConfirm(page, 'Set');
    const result = await tab;
    expect(new URL(result.url()).pathname.startsWith(RESULT_PATH)).toBe(true);
    expect(getCallsTo(calls, SET_PROFILE_CALL).map(({ body }) => body)).toEqual([
      { connectorId: Number(number), stationIds: [box], chargingProfilePk: 4 },
    ]);
    await expect
      .poll(getSentMessages)
      .toMatchObject([{ chargeBoxId: box, action: 'SetChargingProfile', payload: { connectorId: Number(number) } }]);
    await page.clock.runFor(1900);
    expect(getCallsTo(calls, PROFILE_PAGES_CALL)).toHaveLength(before);
    await page.clock.runFor(200);
    await expect.poll(() => getCallsTo(calls, PROFILE_PAGES_CALL).length).toBeGreaterThan(before);
    expect(getCallsTo(calls, PROFILE_PAGES_CALL)[before]?.body).toMatchObject({ pageNo: 2, pageSize: 10, pageVo: {} });
  });

  it('is not followed by a reading of a list that was left', async () => {
    const app = await openApp({ account: 'admin', path: CONNECTORS_PATH, prepare: (page) => page.clock.install() });
    const { page, calls } = app;
    await openRowAction(page, 'SG-V-01 · connector 1', 'Set');
    await chooseOption(page, /^Profile( \*)?$/, /^2 - /);
    await stopClock(app);
    const tab = page.context().waitForEvent('page');
    await pressConfirm(page, 'Set');
    await tab;
    await page.getByRole('link', { name: 'Charging Profiles' }).first().click();
    await page.waitForURL((url) => url.pathname === PROFILES_PATH);
    const before = getCallsTo(calls, PROFILE_PAGES_CALL).length;
    await page.clock.runFor(5000);
    expect(getCallsTo(calls, PROFILE_PAGES_CALL)).toHaveLength(before);
  });

  it('offers the result as a link where the browser lets no tab open', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: CONNECTORS_PATH,
      prepare: (opened) => opened.addInitScript(() => (window.open = () => null)),
    });
    await openRowAction(page, 'SG-V-01 · connector 1', 'Set');
    await chooseOption(page, /^Profile( \*)?$/, /^2 - /);
    await pressConfirm(page, 'Set');
    const link = page.getByRole('link', { name: 'Open the result' });
    expect(await link.getAttribute('href')).toMatch(/^\/ocpp-operations\/result\/\d+$/);
    expect(new URL(page.url()).pathname).toBe(CONNECTORS_PATH);
  });

  it('that is refused stays open, tells the words of the server, and opens nothing', async () => {
    const { page } = await openConnectors();
    const tabs = page.context().pages().length;
    await failCalls(page, SET_PROFILE_CALL, 'HTTP 409');
    await openRowAction(page, 'SG-V-01 · connector 1', 'Set');
    await chooseOption(page, /^Profile( \*)?$/, /^2 - /);
    await pressConfirm(page, 'Set');
    await page.getByRole('alert').filter({ hasText: 'Somebody else changed it' }).waitFor();
    await getDialog(page).waitFor();
    expect(page.context().pages()).toHaveLength(tabs);
  });
});

describe('clearing profiles', () => {
  it('opens only the fields of its type, with the profile of the row, and empties the others', async () => {
    const { page } = await openConnectors();
    await openRowAction(page, 'SG-V-01 · connector 1', 'Clear Charging Profile');
    await pressConfirm(page, 'Clear Charging Profile');
    await getDialog(page).getByText('Please select a type').waitFor();
    await chooseOption(page, /^Filter Type/, /profile/i);
    await expect.poll(() => getShownText(page, /^Profile( \*)?$/)).toMatch(/^2 - Mall opening hours/);
    await expect.poll(() => getStackLevelField(page).isDisabled()).toBe(true);
    await expect.poll(() => getField(page, /^Profile Purpose/).isDisabled()).toBe(true);
    await chooseOption(page, /^Filter Type/, /other/i);
    await expect.poll(() => getField(page, /^Profile( \*)?$/).isDisabled()).toBe(true);
    await pressConfirm(page, 'Clear Charging Profile');
    await getDialog(page).getByText('Please select a profile purpose').waitFor();
    await getStackLevelField(page).fill('100');
    await pressConfirm(page, 'Clear Charging Profile');
    await getDialog(page).getByText('Stack level range is 0-99').waitFor();
    await getStackLevelField(page).fill('5');
    await chooseOption(page, /^Profile Purpose/, /TX_DEFAULT/);
    await chooseOption(page, /^Filter Type/, /profile/i);
    await chooseOption(page, /^Filter Type/, /other/i);
    expect(await getStackLevelField(page).inputValue()).toBe('');
    expect(await getShownText(page, /^Profile Purpose/)).toBe('');
  });

  it('by profile wants one', async () => {
    const { page, calls } = await openConnectors();
    await openRowAction(page, 'SG-V-02 · connector 1', 'Clear Charging Profile');
    await chooseOption(page, /^Filter Type/, /profile/i);
    await pressConfirm(page, 'Clear Charging Profile');
    await getDialog(page).getByText('Please select a profile', { exact: true }).waitFor();
    expect(getCallsTo(calls, CLEAR_PROFILE_CALL)).toEqual([]);
  });

  it.each<[string, (page: Page) => Promise<void>, object, object]>([
    [
      'by profile',
      (page) => chooseOption(page, /^Filter Type/, /profile/i),
      { filterType: 'ChargingProfileId', chargingProfilePk: 1 },
      { id: 1 },
    ],
    [
      'by purpose',
      async (page) => {
        await chooseOption(page, /^Filter Type/, /other/i);
        await chooseOption(page, /^Profile Purpose/, /TX_DEFAULT/);
      },
      { filterType: 'OtherParameters', connectorId: 2, chargingProfilePurpose: 'TX_DEFAULT_PROFILE' },
      { connectorId: 2, chargingProfilePurpose: 'TxDefaultProfile' },
    ],
    [
      'by purpose and stack level',
      async (page) => {
        await chooseOption(page, /^Filter Type/, /other/i);
        await chooseOption(page, /^Profile Purpose/, /TX_DEFAULT/);
        await getStackLevelField(page).fill('10');
      },
      { filterType: 'OtherParameters', connectorId: 2, chargingProfilePurpose: 'TX_DEFAULT_PROFILE', stackLevel: 10 },
      { connectorId: 2, chargingProfilePurpose: 'TxDefaultProfile', stackLevel: 10 },
    ],
  ])('%s sends no more than that, and opens the result', async (_, fill, body, payload) => {
    const { page, calls } = await openConnectors();
    await openRowAction(page, 'SG-V-03 · connector 2', 'Clear Charging Profile');
    await fill(page);
    const tab = page.context().waitForEvent('page');
    await pressConfirm(page, 'Clear Charging Profile');
    expect(new URL((await tab).url()).pathname.startsWith(RESULT_PATH)).toBe(true);
    expect(getCallsTo(calls, CLEAR_PROFILE_CALL).map((call) => call.body)).toEqual([
      { stationIds: ['SG-V-03'], ...body },
    ]);
    await expect
      .poll(getSentMessages)
      .toMatchObject([{ chargeBoxId: 'SG-V-03', action: 'ClearChargingProfile', payload }]);
  });
});
