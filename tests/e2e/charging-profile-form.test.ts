import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, openApp, resetApi } from '../support/browser';
import {
  ADD_PROFILE_PATH,
  getTextbox,
  getCombobox,
  chooseOption,
  API_PREFIX,
  EDIT_PROFILE_PATH,
  fillPeriod,
  fillProfile,
  PROFILES_PATH,
  getPeriodRow,
  getSaveButton,
} from '../support/profileForm';
import { getCallsTo, failCalls } from '../support/recordedCalls';
import { getOptionTexts } from '../support/dropdowns';

const CREATE = `POST ${API_PREFIX}/charging-profile`;
const UPDATE = `PUT ${API_PREFIX}/charging-profile`;

beforeEach(resetApi);
afterEach(closeApps);

const open = (path: string, account = 'admin') => openApp({ account, path });
const pathOf = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;

async function rowAction(page: Page, row: number, action: string): Promise<string> {
  const menu = page.getByRole('button', { name: /^Actions for/ }).nth(row);
  const name = ((await menu.getAttribute('aria-label')) ?? '').replace('Actions for ', '');
  await menu.click();
  await page.getByRole('menuitem', { name: action }).click();
  return name;
}

describe('a new charging profile', () => {
  it('opens with its defaults and one blank period that stays', async () => {
    const { page } = await open(PROFILES_PATH);
    await page.getByText('Add Charging Profile').click();
    const purpose = 'Each session (TX_DEFAULT_PROFILE)';
    const defaults = { Purpose: purpose, 'Profile Kind': 'Recurring', 'Recurrency Kind': 'Daily' };
    for (const [name, value] of Object.entries({ ...defaults, Duration: '24 h', 'Charging Rate Unit': 'A' })) {
      const field = getCombobox(page, new RegExp(`^${name}`)).first();
      await expect.poll(async () => (await field.inputValue().catch(() => '')) || field.innerText()).toBe(value);
    }
    expect(pathOf(page)).toBe(ADD_PROFILE_PATH);
    for (const name of [/^Description/, /^Stack Level/, /^Min Charging Rate/, /^Note/]) {
      expect(await getTextbox(page, name).inputValue()).toBe('');
    }
    await page.getByText('Multiple of 0.1').waitFor();
    await getPeriodRow(page, 1).waitFor();
    expect(await page.getByRole('button', { name: /^Remove Schedule Period/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Add period' }).click();
    await page.getByRole('button', { name: 'Remove Schedule Period 2' }).click();
    expect(await page.getByRole('button', { name: /^Remove Schedule Period/ }).count()).toBe(0);
  });

  it('asks each list once', async () => {
    // Opened directly: the list screen asks for some of them, too, and its answers are kept for a moment only.
    const { page, calls } = await open(ADD_PROFILE_PATH);
    for (const name of [/^Purpose/, /^Profile Kind/, /^Recurrency Kind/, /^Charging Rate Unit/]) {
      const field = getCombobox(page, name).first();
      await expect.poll(async () => (await field.inputValue().catch(() => '')) || field.innerText()).not.toBe('');
    }
    await getPeriodRow(page, 1).waitFor();
    for (const list of ['purpose', 'kind', 'rate-unit', 'recurrency-kind']) {
      expect(getCallsTo(calls, `GET ${API_PREFIX}/charging-profile/${list}-select`), list).toHaveLength(1);
    }
  });

  it('says what is missing, in the form and in each period, and sends nothing', async () => {
    const { page, calls } = await open(ADD_PROFILE_PATH);
    for (const name of [/^Purpose/, /^Profile Kind/, /^Charging Rate Unit/]) {
      await getCombobox(page, name).hover();
      await page.getByRole('button', { name: new RegExp(`^Clear:? ?${name.source.slice(1)}`) }).click();
    }
    await getSaveButton(page);
    for (const text of [
      'Please input description',
      'Stack level range is 0-99',
      'Please select purpose',
      'Please select profile kind',
      'Please select charging rate unit',
      'Please select start date',
      'Please select start time',
      'Please input power limit',
      'Please select number of phases',
    ]) {
      await page.getByText(text, { exact: true }).first().waitFor();
    }
    expect(getCallsTo(calls, CREATE)).toEqual([]);
  });

  it('refuses numbers out of their range', async () => {
    const { page } = await open(ADD_PROFILE_PATH);
    const [level, rate] = ['Stack level range is 0-99', 'Min charging rate max is 30'];
    // Each value that is taken follows one that is refused: its message must go.
    for (const [name, value, message] of [
      [/^Stack Level/, '-1', level],
      [/^Stack Level/, '0'],
      [/^Stack Level/, '100', level],
      [/^Stack Level/, '99'],
      [/^Stack Level/, '1.5', level],
      [/^Stack Level/, '', level],
      [/^Stack Level/, '1'],
      [/^Min Charging Rate/, '30.1', rate],
      [/^Min Charging Rate/, '30'],
      [/^Min Charging Rate/, '31', rate],
      [/^Min Charging Rate/, '0.1'],
      [/^Min Charging Rate/, '31', rate],
      [/^Min Charging Rate/, '1.25'],
      [/^Min Charging Rate/, '31', rate],
      [/^Min Charging Rate/, ''],
    ] as const) {
      await getTextbox(page, name).fill(value);
      await getSaveButton(page);
      await page.getByText('Please input description').waitFor();
      const texts = page.getByText(/^(Stack level range is 0-99|Min charging rate max is 30)$/);
      await expect.poll(() => texts.allInnerTexts(), { message: value }).toEqual(message ? [message] : []);
    }
  });

  it('stops typing at the limits of its texts, and offers each half hour of the day', async () => {
    const { page } = await open(ADD_PROFILE_PATH);
    for (const [name, limit] of [
      [/^Description/, 100],
      [/^Note/, 300],
    ] as const) {
      await getTextbox(page, name).fill('x'.repeat(limit));
      await getTextbox(page, name).press('End');
      await page.keyboard.type('y');
      expect(await getTextbox(page, name).inputValue()).toBe('x'.repeat(limit));
    }
    await getPeriodRow(page, 1).getByRole('combobox', { name: 'Start Time' }).click();
    const times = await getOptionTexts(page);
    expect([times.length, times[0], times[1], times.at(-1)]).toEqual([48, '00:00', '00:30', '23:30']);
    await page.keyboard.press('Escape');
    await getPeriodRow(page, 1).getByRole('combobox', { name: 'Number of Phases' }).click();
    expect(await getOptionTexts(page)).toEqual(['1', '3']);
    await page.keyboard.press('Escape');
    await getCombobox(page, /^Duration/).click();
    const hours = await getOptionTexts(page);
    expect([hours.length, hours[0], hours.at(-1)]).toEqual([24, '1 h', '24 h']);
  });

  it('is sent as the server wants it, and the list comes back half a second later', async () => {
    const { page, calls } = await open(ADD_PROFILE_PATH);
    await fillProfile(page);
    await chooseOption(page, getCombobox(page, /^Service Provider/), 'Straits Energy');
    await chooseOption(page, getCombobox(page, /^Duration/), '8 h');
    await getTextbox(page, /^Min Charging Rate/).fill('6.5');
    await page.getByRole('button', { name: 'Add period' }).click();
    await fillPeriod(page, 2, ['00:30', '16.5', '1']);
    await getSaveButton(page);
    await page.getByText('Add charging profile successfully').waitFor();
    expect(getCallsTo(calls, CREATE).map(({ body }) => body)).toEqual([
      {
        providerPk: expect.any(Number),
        description: 'Night limit',
        stackLevel: 7,
        chargingProfilePurpose: 'TX_DEFAULT_PROFILE',
        chargingProfileKind: 'RECURRING',
        recurrencyKind: 'DAILY',
        startSchedule: '2027-03-01',
        durationInSeconds: 28_800,
        chargingRateUnit: 'A',
        minChargingRate: 6.5,
        schedulePeriod: [
          { startPeriodInSeconds: 0, powerLimitInAmperes: 32, numberPhases: 3 },
          { startPeriodInSeconds: 1800, powerLimitInAmperes: 16.5, numberPhases: 1 },
        ],
      },
    ]);
    await page.waitForURL((url) => url.pathname === PROFILES_PATH);
    await page.goto(`${PROFILES_PATH}?page=3`);
    await page.getByText('Night limit').waitFor();
  });

  it('says that recurrence and start date are not used where they are not, and keeps them', async () => {
    const { page, calls } = await open(ADD_PROFILE_PATH);
    await fillProfile(page);
    const kind = getCombobox(page, /^Profile Kind/);
    await chooseOption(page, kind, 'Absolute');
    await getCombobox(page, /^Recurrency Kind \(not used\)/).waitFor();
    await page.getByRole('group', { name: 'Start Date', exact: true }).waitFor();
    await chooseOption(page, kind, 'Relative');
    await page.getByRole('group', { name: 'Start Date (not used)', exact: true }).waitFor();
    await getSaveButton(page);
    await expect.poll(() => getCallsTo(calls, CREATE).length).toBe(1);
    const body = getCallsTo(calls, CREATE)[0]!.body;
    expect(body).toMatchObject({
      chargingProfileKind: 'RELATIVE',
      startSchedule: '2027-03-01',
      recurrencyKind: 'DAILY',
    });
  });

  it('stays with what was typed when the server refuses it', async () => {
    const { page } = await open(ADD_PROFILE_PATH);
    await failCalls(page, CREATE, 'HTTP 409');
    await fillProfile(page);
    await getSaveButton(page);
    await page.getByRole('alert').filter({ hasText: 'Somebody else changed it' }).waitFor();
    expect(pathOf(page)).toBe(ADD_PROFILE_PATH);
    expect(await getTextbox(page, /^Description/).inputValue()).toBe('Night limit');
  });
});

describe('a charging profile that is edited', () => {
  it('is carried over outside of the address, survives a reload, and is the one that was asked for', async () => {
    const { page, calls } = await open(PROFILES_PATH);
    for (const row of [0, 1]) {
      const name = await rowAction(page, row, 'Edit');
      await expect.poll(() => getTextbox(page, /^Description/).inputValue()).toBe(name);
      expect(pathOf(page)).toBe(EDIT_PROFILE_PATH);
      await page.reload();
      await expect.poll(() => getTextbox(page, /^Description/).inputValue()).toBe(name);
      expect(getCallsTo(calls, `GET ${API_PREFIX}/charging-profile/${row + 1}`)).toHaveLength(2);
      await page.goto(PROFILES_PATH);
    }
  });

  it('opened without one goes to the list', async () => {
    const { page } = await open(EDIT_PROFILE_PATH);
    await page.waitForURL((url) => url.pathname === PROFILES_PATH);
  });

  it('shows all that is stored, and sends it back under the names of the form', async () => {
    const { page, calls } = await open(`${PROFILES_PATH}?page=2`);
    // The periods of this record use the key `startPeriod`.
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: '13', exact: true }) });
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect.poll(() => getTextbox(page, /^Description/).inputValue()).not.toBe('');
    await getTextbox(page, /^Description/).fill('Renamed');
    await getSaveButton(page);
    await page.getByText('Edit charging profile successfully').waitFor();
    const [{ body } = { body: undefined }] = getCallsTo(calls, UPDATE);
    expect(body).toMatchObject({ chargingProfilePk: 13, description: 'Renamed' });
    const sent = body as { schedulePeriod: object[] };
    expect(sent.schedulePeriod.length).toBeGreaterThan(0);
    for (const one of sent.schedulePeriod) {
      expect(Object.keys(one).sort()).toEqual(['numberPhases', 'powerLimitInAmperes', 'startPeriodInSeconds']);
    }
    expect(Object.keys(sent)).not.toContain('providerName');
    await page.waitForURL((url) => url.pathname === PROFILES_PATH);
  });
});
