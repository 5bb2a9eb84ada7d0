import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveArticle } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';
import {
  ADD_VOUCHER_PATH as ADD,
  REDEMPTION_CODE_CALL,
  getCodeField,
  getConfigurationGroup,
  FILLED_VOUCHER,
  fillConfiguration,
  fillVoucher,
  openVoucher,
  getPointsField,
  STALE_VOUCHER,
  VOUCHERS_PATH,
} from '../support/voucherForm';
import { getCallsTo, failCalls } from '../support/recordedCalls';

beforeEach(resetApi);
afterEach(closeApps);

describe('voucher form', () => {
  it('creates a voucher with exactly the body of the specification', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: ADD });
    await fillVoucher(page, 'Cash Value', 'Points Redemption');
    await getPointsField(page).fill('200');
    await fillConfiguration(page);
    await expect.poll(() => getCodeField(page).inputValue()).not.toBe('');
    const code = await getCodeField(page).inputValue();
    for (const day of ['Sun', 'Mon', 'Tue', 'Tue']) await page.getByRole('button', { name: day, exact: true }).click();
    await saveArticle(page);
    await page.getByText('Add successfully').waitFor();
    await page.waitForURL((url) => url.pathname === VOUCHERS_PATH);
    expect(getCallsTo(calls, 'POST voucher/vouchers').map((call) => call.body)).toEqual([
      {
        ...FILLED_VOUCHER,
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

  it('shows all messages at once, a period’s at each of its ends', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: ADD });
    for (const field of ['Country', 'Charge Type']) {
      await page.getByRole('combobox', { name: new RegExp(`^${field}`) }).focus();
      await page.getByRole('button', { name: `Clear ${field}` }).click();
    }
    await saveArticle(page);
    for (const text of [
      'Please input voucher name',
      'Please input quantity',
      'Please select redemption method',
      'Please select voucher type',
      'Please input points value',
      'Please input voucher value',
      'Please click the refresh button on the right to generate code',
      'Please select country',
      'Please select charge type',
      'Please select sites',
    ]) {
      await expect.poll(() => page.getByText(text, { exact: true }).count()).toBe(1);
    }
    for (const text of ['Please select validity date', 'Please select time period'])
      await expect.poll(() => page.getByText(text, { exact: true }).count()).toBe(2);
    expect(getCallsTo(calls, 'POST voucher/vouchers')).toEqual([]);
  });

  it('says the range under the field', async () => {
    const { page } = await openApp({ account: 'admin', path: ADD });
    await page.getByRole('textbox', { name: /^Quantity/ }).fill('1000000');
    await page.getByRole('textbox', { name: /^Maximum Spend/ }).fill('0');
    await saveArticle(page);
    await page.getByText('Please input a number from 1 to 999999').nth(1).waitFor();
  });
});

describe('the redemption code', () => {
  it('is made by the server, and cannot be typed', async () => {
    const { page, calls } = await openVoucher({ ...STALE_VOUCHER, voucherType: 'CASH', redemptionMethod: 'POINTS' });
    await expect.poll(() => getCodeField(page).inputValue()).toBe('OLD1');
    await getCodeField(page).pressSequentially('X');
    expect(await getCodeField(page).inputValue()).toBe('OLD1');
    await getConfigurationGroup(page).getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => getCodeField(page).inputValue()).not.toBe('OLD1');
    expect(getCallsTo(calls, REDEMPTION_CODE_CALL)).toHaveLength(1);
    expect(getCallsTo(calls, REDEMPTION_CODE_CALL)[0]?.body).toBeUndefined();
  });

  it('stays when the call fails, and the server’s text is shown', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: ADD,
      prepare: (own) => failCalls(own, REDEMPTION_CODE_CALL, 'HTTP 200 without success'),
    });
    await getConfigurationGroup(page).getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('Not today').waitFor();
    expect(await getCodeField(page).inputValue()).toBe('');
  });

  it('is asked for once however often the button is pressed while it waits', async () => {
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page, calls } = await openApp({
      account: 'admin',
      path: ADD,
      prepare: (own) =>
        own.route('**/steve/voucher/redemption-code', async (route) => {
          await asked;
          await route.fulfill({ json: { success: true, msg: '', data: 'NEW1' } });
        }),
    });
    const button = getConfigurationGroup(page).getByRole('button', { name: 'Refresh' });
    await button.dblclick();
    expect(await button.getAttribute('aria-busy')).toBe('true');
    answer();
    await expect.poll(() => getCodeField(page).inputValue()).toBe('NEW1');
    expect(getCallsTo(calls, REDEMPTION_CODE_CALL)).toHaveLength(1);
  });
});
