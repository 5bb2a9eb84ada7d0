/** "Manual Issue" hides the points value, "Free Charging" the whole configuration. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveArticle } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';
import {
  ADD_VOUCHER_PATH as ADD,
  chooseOption,
  getConfigurationGroup,
  FILLED_VOUCHER,
  fillVoucher,
  openVoucher,
  getPointsField,
  STALE_VOUCHER,
} from '../support/voucherForm';
import { getCallsTo } from '../support/recordedCalls';

beforeEach(resetApi);
afterEach(closeApps);

/** Values of the stale record that are sent in both states. */
const KEPT = {
  voucherId: 1,
  voucherName: 'Ten off',
  datePeriodStart: '2027-01-01',
  datePeriodEnd: '2027-12-31',
  voucherQuantity: 100,
};

describe('the two states of a voucher', () => {
  it('needs no configuration for free charging, issued by hand', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: ADD });
    await fillVoucher(page, 'Free Charging', 'Manual Issue');
    expect(await getConfigurationGroup(page).count()).toBe(0);
    await expect.poll(() => getPointsField(page).isDisabled()).toBe(true);
    await saveArticle(page);
    await page.getByText('Add successfully').waitFor();
    expect(getCallsTo(calls, 'POST voucher/vouchers').map((call) => call.body)).toEqual([
      {
        ...FILLED_VOUCHER,
        voucherType: 'FREE_CHARGING',
        redemptionMethod: 'MANUAL_ISSUE',
      },
    ]);
  });

  it('gives back what a choice took when the choice is taken back', async () => {
    const { page } = await openApp({ account: 'admin', path: ADD });
    await getPointsField(page).fill('200');
    await page.getByRole('textbox', { name: /^Voucher Value/ }).fill('10.5');
    await chooseOption(page, /^Redemption Method/, 'Manual Issue');
    await chooseOption(page, /^Voucher Type/, 'Free Charging');
    await expect.poll(() => getPointsField(page).inputValue()).toBe('');
    expect(await getConfigurationGroup(page).count()).toBe(0);
    await chooseOption(page, /^Redemption Method/, 'Points Redemption');
    await chooseOption(page, /^Voucher Type/, 'Cash Value');
    await expect.poll(() => getPointsField(page).inputValue()).toBe('200');
    expect(await page.getByRole('textbox', { name: /^Voucher Value/ }).inputValue()).toBe('10.5');
  });

  it('recognises the two states by the names of options that have other codes', async () => {
    const { page, calls } = await openVoucher(
      { ...STALE_VOUCHER, voucherType: '2', redemptionMethod: 1 },
      {
        'voucher/voucher-type-select': [
          { value: 1, name: 'Cash' },
          { value: 2, name: 'Free charging' },
        ],
        // Mocked, because the fixture API would reject these unknown codes.
        'voucher/vouchers': null,
        'voucher/redemption-method-select': [
          { value: 1, name: 'Manual-Issue' },
          { value: 2, name: 'Points' },
        ],
      },
    );
    await expect.poll(() => getPointsField(page).isDisabled()).toBe(true);
    expect(await getConfigurationGroup(page).count()).toBe(0);
    await chooseOption(page, /^Voucher Type/, 'Cash');
    expect(await page.getByRole('textbox', { name: /^Voucher Value/ }).inputValue()).toBe('10');
    await chooseOption(page, /^Voucher Type/, 'Free charging');
    await expect.poll(() => getConfigurationGroup(page).count()).toBe(0);
    await chooseOption(page, /^Redemption Method/, 'Points');
    await expect.poll(() => getPointsField(page).inputValue()).toBe('200');
    await saveArticle(page);
    await expect.poll(() => getCallsTo(calls, 'PUT voucher/vouchers').length).toBe(1);
    expect(getCallsTo(calls, 'PUT voucher/vouchers')[0]?.body).toEqual({
      ...KEPT,
      purchasePoints: 200,
      voucherType: '2',
      redemptionMethod: '2',
    });
    // The rules use the option lists of the inputs: each list is requested once.
    expect(getCallsTo(calls, 'GET voucher/voucher-type-select')).toHaveLength(1);
  });

  it('sends nothing stale of a record that nobody has touched', async () => {
    const { page, calls } = await openVoucher({
      ...STALE_VOUCHER,
      voucherType: 'Free Charging',
      redemptionMethod: 'manual issue',
    });
    await expect.poll(() => page.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('Ten off');
    expect(await getConfigurationGroup(page).count()).toBe(0);
    expect([await getPointsField(page).isDisabled(), await getPointsField(page).inputValue()]).toEqual([true, '']);
    await saveArticle(page);
    await expect.poll(() => getCallsTo(calls, 'PUT voucher/vouchers').length).toBe(1);
    expect(getCallsTo(calls, 'PUT voucher/vouchers')[0]?.body).toEqual({
      ...KEPT,
      voucherType: 'Free Charging',
      redemptionMethod: 'manual issue',
    });
  });
});
