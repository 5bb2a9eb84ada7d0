import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, openApp, PHONE_VIEWPORT, resetApi } from '../support/browser';
import {
  ADD_PROFILE_PATH,
  getCombobox,
  chooseOption,
  API_PREFIX,
  EDIT_PROFILE_PATH,
  fillPeriod,
  PROFILES_PATH,
  getPeriodRow,
  getScheduleChart,
} from '../support/profileForm';
import { getCallsTo, failCalls } from '../support/recordedCalls';

const PAGES = `POST ${API_PREFIX}/charging-profile/pages`;

beforeEach(resetApi);
afterEach(closeApps);

const open = (path: string, account = 'admin') => openApp({ account, path });
const pathOf = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;

describe('the list of charging profiles', () => {
  it('has its columns in order, ten rows of the first page, and filters by service provider', async () => {
    const { page, calls } = await open(PROFILES_PATH);
    await page.getByRole('row').nth(10).waitFor();
    const titles = await page.getByRole('columnheader').allInnerTexts();
    expect(titles).toEqual([
      'Charging Profile ID',
      'Service Provider',
      'Stack Level',
      'Purpose',
      'Description',
      'Profile Kind',
      'Recurrency Kind',
      'Valid From',
      'Valid To',
      'Action',
    ]);
    const cells = await page.locator('tbody').getByRole('row').first().getByRole('cell').allInnerTexts();
    expect(cells.slice(0, 9)).toEqual([
      '1',
      'Wattdesk Charging',
      '10',
      'Each session (TX_DEFAULT_PROFILE)',
      'HDB overnight 32 A, 11 pm to 7 am',
      'Recurring',
      'Daily',
      '01 Jan 2026',
      '31 Dec 2026',
    ]);
    expect(getCallsTo(calls, PAGES)[0]?.body).toEqual({ pageNo: 1, pageSize: 10, pageVo: {} });
    await chooseOption(page, getCombobox(page, 'Service Provider'), 'Straits Energy');
    await expect
      .poll(() => getCallsTo(calls, PAGES).at(-1)?.body)
      .toEqual({
        pageNo: 1,
        pageSize: 10,
        pageVo: { providerPk: expect.any(Number) },
      });
    await expect.poll(() => page.locator('tbody').getByText('Merlion Mobility').count()).toBe(0);
  });

  it('asks before it deletes, in the words of the operator, and is read again afterwards', async () => {
    const { page, calls } = await open(PROFILES_PATH);
    await page.goto(`${PROFILES_PATH}?page=3`);
    const deletions = () => calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
    const row = page.getByRole('row').filter({ hasText: 'Longer than it lasts' });
    const ask = async (): Promise<void> => {
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByText('Are you sure you want to delete this profile ?').waitFor();
    };
    await ask();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(deletions()).toEqual([]);
    const before = getCallsTo(calls, PAGES).length;
    await ask();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Delete charging profile successfully').waitFor();
    expect(deletions()).toEqual([`${API_PREFIX}/charging-profile/23`]);
    await row.waitFor({ state: 'detached' });
    expect(getCallsTo(calls, PAGES).length).toBeGreaterThan(before);
  });

  it('keeps a profile that is set on a connector, with the words of the server', async () => {
    const { page } = await open(PROFILES_PATH);
    const name = 'HDB overnight 32 A, 11 pm to 7 am';
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /connector/ })
      .waitFor();
    await page.getByRole('cell', { name, exact: true }).waitFor();
  });

  it('loses its rows when it cannot be read, and says why', async () => {
    const { page } = await open('/404');
    await failCalls(page, PAGES, 'HTTP 200 without success');
    await page.goto(PROFILES_PATH);
    await page.getByRole('alert').filter({ hasText: 'Not today' }).first().waitFor();
    expect(await page.locator('tbody').getByRole('row').count()).toBe(0);
    expect(await page.getByText(/of [1-9]/).count()).toBe(0);
  });

  it('is only to be read by those who may only look', async () => {
    const { page } = await open(PROFILES_PATH, 'viewer');
    await page.getByRole('link', { name: '1', exact: true }).click();
    await page.getByRole('heading', { name: /HDB overnight/ }).waitFor();
    expect(pathOf(page)).toBe(`${PROFILES_PATH}/view/1`);
    for (const name of ['Edit', 'Delete', 'Save']) {
      expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(0);
    }
    await page.goto(PROFILES_PATH);
    await page.getByRole('row').nth(3).waitFor();
    expect(await page.getByRole('button', { name: /^Actions/ }).count()).toBe(0);
    expect(await page.getByText('Add Charging Profile').count()).toBe(0);
    for (const path of [ADD_PROFILE_PATH, EDIT_PROFILE_PATH]) {
      await page.goto(path);
      await page.getByText('Sorry, you do not have access rights or the url is incorrect.').waitFor();
    }
  });
});

describe('the picture of the limits', () => {
  const steps = async (page: Page) =>
    (await getScheduleChart(page).getByRole('listitem').allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' '));
  const problems = (page: Page) => getScheduleChart(page).getByRole('status').innerText();

  it('follows what is typed, and names what can go wrong', async () => {
    const { page } = await open(ADD_PROFILE_PATH);
    await getScheduleChart(page)
      .getByText('Enter the start time and the power limit of a period to see it here.')
      .waitFor();
    await fillPeriod(page, 1, ['06:30', '16', '3']);
    await expect.poll(() => steps(page)).toEqual(['06:30–24:00 · 16 A · 3 phases']);
    expect(await problems(page)).toContain('Nothing is limited before 06:30');
    await chooseOption(page, getPeriodRow(page, 1).getByRole('combobox', { name: 'Start Time' }), '00:00');
    await page.getByRole('button', { name: 'Add period' }).click();
    await fillPeriod(page, 2, ['00:00', '10', '1']);
    await expect.poll(() => problems(page)).toContain('Several periods start at 00:00');
    expect(await steps(page)).toEqual(['00:00–24:00 · 10 A · 1 phase']);
    await chooseOption(page, getPeriodRow(page, 2).getByRole('combobox', { name: 'Start Time' }), '10:00');
    await chooseOption(page, getCombobox(page, /^Duration/), '8 h');
    await expect.poll(() => problems(page)).toContain('The period at 10:00 never begins: the schedule ends at 08:00.');
    expect(await steps(page)).toEqual(['00:00–08:00 · 16 A · 3 phases']);
    await chooseOption(page, getCombobox(page, /^Duration/), '24 h');
    await chooseOption(page, getCombobox(page, /^Charging Rate Unit/), 'W');
    await expect.poll(() => steps(page)).toEqual(['00:00–10:00 · 16 W · 3 phases', '10:00–24:00 · 10 W · 1 phase']);
    expect(await problems(page)).toBe('');
  });

  it('is legible on a telephone in the dark, with many digits, and nothing leaves the screen', async () => {
    const { page } = await openApp({ account: 'admin', path: ADD_PROFILE_PATH, viewport: PHONE_VIEWPORT, dark: true });
    await chooseOption(page, getCombobox(page, /^Charging Rate Unit/), 'W');
    await fillPeriod(page, 1, ['00:00', '150000', '3']);
    const card = (await getScheduleChart(page).boundingBox())!;
    const hours = () =>
      getScheduleChart(page)
        .locator('svg text')
        .evaluateAll((ticks) =>
          ticks.map((tick) => {
            const { left, right } = tick.getBoundingClientRect();
            return { left, right, isHour: tick.textContent.includes(':') };
          }),
        );
    await expect.poll(async () => (await hours()).filter(({ isHour }) => isHour).length).toBeGreaterThanOrEqual(4);
    for (const [index, { left, right, isHour }] of (await hours()).entries()) {
      expect(left).toBeGreaterThanOrEqual(card.x);
      expect(right).toBeLessThanOrEqual(card.x + card.width);
      if (isHour && index > 0) expect(left).toBeGreaterThanOrEqual((await hours())[index - 1]!.right);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE_VIEWPORT.width);
  });
});

describe('the view of a charging profile', () => {
  it('shows all of it, hours and times as such, and leads to the stations and back', async () => {
    const { page } = await open(`${PROFILES_PATH}/view/1`);
    const shown = [
      'Wattdesk Charging',
      '24 h',
      'Each session (TX_DEFAULT_PROFILE)',
      'Recurring',
      'Daily',
      '01 Jan 2026',
      '07:00',
      '23:00',
    ];
    for (const text of shown) await page.getByText(text, { exact: true }).first().waitFor();
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
    await page
      .getByRole('link', { name: 'Config Stations' })
      .or(page.getByRole('button', { name: 'Config Stations' }))
      .click();
    await page.waitForURL((url) => url.pathname === '/smart-energy-management/config-stations');
    await page.goBack();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL((url) => url.pathname === PROFILES_PATH);
  });
});
