import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { save } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';
import { choose, CODE, fillConfiguration, fillVoucher, VOUCHERS } from '../support/voucherForm';
import { callsTo, failCalls } from '../support/wire';

const ADD = `${VOUCHERS}/add`;

beforeEach(resetApi);
afterEach(closeApps);

/** What `fillVoucher` types, as it is sent. */
const FILLED = {
  voucherName: 'Ten off',
  voucherDesc: 'Ten dollars',
  datePeriodStart: '2027-01-01',
  datePeriodEnd: '2027-12-31',
  voucherQuantity: 100,
};

const configuration = (page: Page) => page.getByRole('region', { name: 'Configuration' });
const codeOf = (page: Page) => page.getByRole('textbox', { name: /^Redemption Code/ });
const points = (page: Page) => page.getByRole('textbox', { name: /^Points Value/ });

/** Opens the form of a voucher that the server answers with; `lists` are option lists by the end of their address. */
const openRecord = (record: Record<string, unknown>, lists: Record<string, unknown[]> = {}) =>
  openApp({
    account: 'admin',
    path: `${VOUCHERS}/update/1`,
    prepare: async (page) => {
      const answers = { 'voucher/vouchers/1': { voucherId: 1, ...record }, ...lists };
      for (const [call, data] of Object.entries(answers)) {
        await page.route(`**/steve/${call}`, (route) => route.fulfill({ json: { success: true, msg: '', data } }));
      }
      await page.route('**/steve/voucher/vouchers', (route) =>
        lists['voucher/voucher-type-select']
          ? route.fulfill({ json: { success: true, msg: '', data: null } })
          : route.fallback(),
      );
    },
  });

const STALE = {
  voucherName: 'Ten off',
  datePeriodStart: '2027-01-01',
  datePeriodEnd: '2027-12-31',
  voucherQuantity: 100,
  purchasePoints: 200,
  voucherValue: 10,
  redemptionCode: 'OLD1',
  minSpend: 5,
  maxSpend: 50,
  countryCode: 'SG',
  chargeType: 'AC',
  sitePks: [1],
  days: ['MON'],
  timePeriodStart: '08:00',
  timePeriodEnd: '20:00',
};

describe('voucher form', () => {
  it('creates a voucher with exactly the body of the specification (VCHR-078 to VCHR-091)', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: ADD });
    await fillVoucher(page, 'Cash Value', 'Points Redemption');
    await points(page).fill('200');
    await fillConfiguration(page);
    await expect.poll(() => codeOf(page).inputValue()).not.toBe('');
    const code = await codeOf(page).inputValue();
    for (const day of ['Sun', 'Mon', 'Tue', 'Tue']) await page.getByRole('button', { name: day, exact: true }).click();
    await save(page);
    await page.getByText('Add successfully').waitFor();
    await page.waitForURL((url) => url.pathname === VOUCHERS);
    expect(callsTo(calls, 'POST voucher/vouchers').map((call) => call.body)).toEqual([
      {
        ...FILLED,
        voucherType: 'CASH_VALUE',
        redemptionMethod: 'POINTS_REDEMPTION',
        purchasePoints: 200,
        voucherValue: 10.5,
        redemptionCode: code,
        countryCode: 'SG',
        chargeType: 'AC,DC',
        sitePks: [expect.any(Number), expect.any(Number)],
        days: ['MON', 'SUN'],
        timePeriodStart: '08:00',
        timePeriodEnd: '20:30',
      },
    ]);
  });

  it('needs no configuration for free charging, issued by hand (VCHR-064 to VCHR-073)', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: ADD });
    await fillVoucher(page, 'Free Charging', 'Manual Issue');
    expect(await configuration(page).count()).toBe(0);
    expect(await points(page).isDisabled()).toBe(true);
    await save(page);
    await page.getByText('Add successfully').waitFor();
    expect(callsTo(calls, 'POST voucher/vouchers').map((call) => call.body)).toEqual([
      {
        ...FILLED,
        voucherType: 'FREE_CHARGING',
        redemptionMethod: 'MANUAL_ISSUE',
      },
    ]);
  });

  it('gives back what a choice took when the choice is taken back', async () => {
    const { page } = await openApp({ account: 'admin', path: ADD });
    await points(page).fill('200');
    await page.getByRole('textbox', { name: /^Voucher Value/ }).fill('10.5');
    await choose(page, /^Redemption Method/, 'Manual Issue');
    await choose(page, /^Voucher Type/, 'Free Charging');
    await expect.poll(() => points(page).inputValue()).toBe('');
    expect(await configuration(page).count()).toBe(0);
    await choose(page, /^Redemption Method/, 'Points Redemption');
    await choose(page, /^Voucher Type/, 'Cash Value');
    await expect.poll(() => points(page).inputValue()).toBe('200');
    expect(await page.getByRole('textbox', { name: /^Voucher Value/ }).inputValue()).toBe('10.5');
  });

  it('recognises the two states by the names of options that have other codes (VCHR-076)', async () => {
    const { page, calls } = await openRecord(
      { ...STALE, voucherType: '2', redemptionMethod: 1 },
      {
        'voucher/voucher-type-select': [
          { value: 1, name: 'Cash' },
          { value: 2, name: 'Free charging' },
        ],
        'voucher/redemption-method-select': [
          { value: 1, name: 'Manual-Issue' },
          { value: 2, name: 'Points' },
        ],
      },
    );
    await expect.poll(() => points(page).isDisabled()).toBe(true);
    expect(await configuration(page).count()).toBe(0);
    await choose(page, /^Voucher Type/, 'Cash');
    expect(await page.getByRole('textbox', { name: /^Voucher Value/ }).inputValue()).toBe('10');
    await choose(page, /^Voucher Type/, 'Free charging');
    await expect.poll(() => configuration(page).count()).toBe(0);
    await choose(page, /^Redemption Method/, 'Points');
    await expect.poll(() => points(page).inputValue()).toBe('200');
    await save(page);
    await expect.poll(() => callsTo(calls, 'PUT voucher/vouchers').length).toBe(1);
    expect(callsTo(calls, 'PUT voucher/vouchers')[0]?.body).toEqual({
      voucherId: 1,
      voucherName: 'Ten off',
      datePeriodStart: '2027-01-01',
      datePeriodEnd: '2027-12-31',
      voucherQuantity: 100,
      purchasePoints: 200,
      voucherType: '2',
      redemptionMethod: '2',
    });
    // The rules read the lists that the inputs show: no list is asked for twice.
    expect(callsTo(calls, 'GET voucher/voucher-type-select')).toHaveLength(1);
  });

  it('sends nothing stale of a record that nobody has touched (VCHR-077)', async () => {
    const { page, calls } = await openRecord({
      ...STALE,
      voucherType: 'Free Charging',
      redemptionMethod: 'manual issue',
    });
    await expect.poll(() => page.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('Ten off');
    expect(await configuration(page).count()).toBe(0);
    expect([await points(page).isDisabled(), await points(page).inputValue()]).toEqual([true, '']);
    await save(page);
    await expect.poll(() => callsTo(calls, 'PUT voucher/vouchers').length).toBe(1);
    expect(callsTo(calls, 'PUT voucher/vouchers')[0]?.body).toEqual({
      voucherId: 1,
      voucherName: 'Ten off',
      datePeriodStart: '2027-01-01',
      datePeriodEnd: '2027-12-31',
      voucherQuantity: 100,
      voucherType: 'Free Charging',
      redemptionMethod: 'manual issue',
    });
  });

  it('shows all messages at once, a period’s once (VCHR-063)', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: ADD });
    for (const field of ['Country', 'Charge Type']) {
      await page.getByRole('combobox', { name: new RegExp(`^${field}`) }).focus();
      await page.getByRole('button', { name: `Clear ${field}` }).click();
    }
    await save(page);
    for (const text of [
      'Please input voucher name',
      'Please select validity date',
      'Please input quantity',
      'Please select redemption method',
      'Please select voucher type',
      'Please input points value',
      'Please input voucher value',
      'Please click the refresh button on the right to generate code',
      'Please select country',
      'Please select charge type',
      'Please select sites',
      'Please select time period',
    ]) {
      await expect.poll(() => page.getByText(text, { exact: true }).count()).toBe(1);
    }
    expect(callsTo(calls, 'POST voucher/vouchers')).toEqual([]);
  });

  it('says the range under the field (VCHR-062)', async () => {
    const { page } = await openApp({ account: 'admin', path: ADD });
    await page.getByRole('textbox', { name: /^Quantity/ }).fill('1000000');
    await page.getByRole('textbox', { name: /^Maximum Spend/ }).fill('0');
    await save(page);
    await page.getByText('Please input a number from 1 to 999999').nth(1).waitFor();
  });
});

describe('the redemption code (VCHR-037 to VCHR-042)', () => {
  it('is made by the server, and cannot be typed', async () => {
    const { page, calls } = await openRecord({ ...STALE, voucherType: 'CASH', redemptionMethod: 'POINTS' });
    await expect.poll(() => codeOf(page).inputValue()).toBe('OLD1');
    await codeOf(page).pressSequentially('X');
    expect(await codeOf(page).inputValue()).toBe('OLD1');
    await configuration(page).getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => codeOf(page).inputValue()).not.toBe('OLD1');
    expect(callsTo(calls, CODE)).toHaveLength(1);
    expect(callsTo(calls, CODE)[0]?.body).toBeUndefined();
  });

  it('stays when the call fails, and the server’s text is shown', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: ADD,
      prepare: (own) => failCalls(own, CODE, 'HTTP 200 without success'),
    });
    await configuration(page).getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('Not today').waitFor();
    expect(await codeOf(page).inputValue()).toBe('');
  });

  it('is asked for once however often the button is pressed while it waits', async () => {
    const { page, calls } = await openApp({
      account: 'admin',
      path: ADD,
      prepare: (own) =>
        own.route('**/steve/voucher/redemption-code', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 700));
          await route.fulfill({ json: { success: true, msg: '', data: 'NEW1' } });
        }),
    });
    const button = configuration(page).getByRole('button', { name: 'Refresh' });
    await button.dblclick();
    expect(await button.getAttribute('aria-busy')).toBe('true');
    await expect.poll(() => codeOf(page).inputValue()).toBe('NEW1');
    expect(callsTo(calls, CODE)).toHaveLength(1);
  });
});
