import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, openApp, PHONE, resetApi } from '../support/browser';
import { ADD, choice, choose, DAWN, EDIT, fillPeriod, LIST, period, picture } from '../support/profileForm';
import { callsTo, failCalls } from '../support/wire';

const PAGES = `POST ${DAWN}/charging-profile/pages`;

beforeEach(resetApi);
afterEach(closeApps);

const open = (path: string, account = 'admin') => openApp({ account, path });
const pathOf = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;

describe('the list of charging profiles', () => {
  it('has its columns in order, ten rows of the first page, and filters by service provider', async () => {
    const { page, calls } = await open(LIST);
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
      'TX_DEFAULT_PROFILE',
      'HDB overnight 32 A, 11 pm to 7 am',
      'RECURRING',
      'DAILY',
      '01 Jan 2026',
      '31 Dec 2026',
    ]);
    expect(callsTo(calls, PAGES)[0]?.body).toEqual({ pageNo: 1, pageSize: 10, pageVo: {} });
    await choose(page, choice(page, 'Service Provider'), 'Straits Energy');
    await expect
      .poll(() => callsTo(calls, PAGES).at(-1)?.body)
      .toEqual({
        pageNo: 1,
        pageSize: 10,
        pageVo: { providerPk: expect.any(Number) },
      });
    await expect.poll(() => page.locator('tbody').getByText('Merlion Mobility').count()).toBe(0);
  });

  it('asks before it deletes, in the words of the operator, and is read again afterwards', async () => {
    const { page, calls } = await open(LIST);
    await page.goto(`${LIST}?page=3`);
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
    const before = callsTo(calls, PAGES).length;
    await ask();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Delete charging profile successfully').waitFor();
    expect(deletions()).toEqual([`${DAWN}/charging-profile/23`]);
    await row.waitFor({ state: 'detached' });
    expect(callsTo(calls, PAGES).length).toBeGreaterThan(before);
  });

  it('keeps a profile that is set on a connector, with the words of the server', async () => {
    const { page } = await open(LIST);
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
    await page.goto(LIST);
    await page.getByRole('alert').filter({ hasText: 'Not today' }).first().waitFor();
    expect(await page.locator('tbody').getByRole('row').count()).toBe(0);
    expect(await page.getByText(/of [1-9]/).count()).toBe(0);
  });

  it('is only to be read by those who may only look', async () => {
    const { page } = await open(LIST, 'viewer');
    await page.getByRole('link', { name: '1', exact: true }).click();
    await page.getByRole('heading', { name: /HDB overnight/ }).waitFor();
    expect(pathOf(page)).toBe(`${LIST}/view/1`);
    for (const name of ['Edit', 'Delete', 'Save']) {
      expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(0);
    }
    await page.goto(LIST);
    await page.getByRole('row').nth(3).waitFor();
    expect(await page.getByRole('button', { name: /^Actions/ }).count()).toBe(0);
    expect(await page.getByText('Add Charging Profile').count()).toBe(0);
    for (const path of [ADD, EDIT]) {
      await page.goto(path);
      await page.getByText('Sorry, you do not have access rights or the url is incorrect.').waitFor();
    }
  });
});

describe('the picture of the limits', () => {
  const steps = async (page: Page) =>
    (await picture(page).getByRole('listitem').allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' '));
  const problems = (page: Page) => picture(page).getByRole('status').innerText();

  it('follows what is typed, and names what can go wrong', async () => {
    const { page } = await open(ADD);
    await picture(page).getByText('Enter the start time and the power limit of a period to see it here.').waitFor();
    await fillPeriod(page, 1, ['06:30', '16', '3']);
    await expect.poll(() => steps(page)).toEqual(['06:30–24:00 · 16 A · 3 phases']);
    expect(await problems(page)).toContain('Nothing is limited before 06:30');
    await choose(page, period(page, 1).getByRole('combobox', { name: 'Start Time' }), '00:00');
    await page.getByRole('button', { name: 'Add period' }).click();
    await fillPeriod(page, 2, ['00:00', '10', '1']);
    await expect.poll(() => problems(page)).toContain('Several periods start at 00:00');
    expect(await steps(page)).toEqual(['00:00–24:00 · 10 A · 1 phase']);
    await choose(page, period(page, 2).getByRole('combobox', { name: 'Start Time' }), '10:00');
    await choose(page, choice(page, /^Duration/), '8 h');
    await expect.poll(() => problems(page)).toContain('The period at 10:00 never begins: the schedule ends at 08:00.');
    expect(await steps(page)).toEqual(['00:00–08:00 · 16 A · 3 phases']);
    await choose(page, choice(page, /^Duration/), '24 h');
    await choose(page, choice(page, /^Charging Rate Unit/), 'W');
    await expect.poll(() => steps(page)).toEqual(['00:00–10:00 · 16 W · 3 phases', '10:00–24:00 · 10 W · 1 phase']);
    expect(await problems(page)).toBe('');
  });

  it('is legible on a telephone in the dark, with many digits, and nothing leaves the screen', async () => {
    const { page } = await openApp({ account: 'admin', path: ADD, viewport: PHONE, dark: true });
    await choose(page, choice(page, /^Charging Rate Unit/), 'W');
    await fillPeriod(page, 1, ['00:00', '150000', '3']);
    const card = (await picture(page).boundingBox())!;
    const hours = () =>
      picture(page)
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});

describe('the view of a charging profile', () => {
  it('shows all of it, hours and times as such, and leads to the stations and back', async () => {
    const { page } = await open(`${LIST}/view/1`);
    const shown = [
      'Wattdesk Charging',
      '24 h',
      'TX_DEFAULT_PROFILE',
      'RECURRING',
      'DAILY',
      '01 Jan 2026',
      '07:00',
      '23:00',
    ];
    for (const text of shown) await page.getByText(text, { exact: true }).first().waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page
      .getByRole('link', { name: 'Config Stations' })
      .or(page.getByRole('button', { name: 'Config Stations' }))
      .click();
    await page.waitForURL((url) => url.pathname === '/smart-energy-management/config-stations');
    await page.goBack();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL((url) => url.pathname === LIST);
  });
});
