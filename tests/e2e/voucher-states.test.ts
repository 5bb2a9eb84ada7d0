/** Manual Issue takes the points value away, Free Charging the whole configuration. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { save } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';
import {
  ADD_VOUCHER as ADD,
  choose,
  configuration,
  FILLED,
  fillVoucher,
  openRecord,
  points,
  STALE,
} from '../support/voucherForm';
import { callsTo } from '../support/wire';

beforeEach(resetApi);
afterEach(closeApps);

/** What neither state takes away from the stale record. */
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
    expect(await configuration(page).count()).toBe(0);
    await expect.poll(() => points(page).isDisabled()).toBe(true);
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

  it('recognises the two states by the names of options that have other codes', async () => {
    const { page, calls } = await openRecord(
      { ...STALE, voucherType: '2', redemptionMethod: 1 },
      {
        'voucher/voucher-type-select': [
          { value: 1, name: 'Cash' },
          { value: 2, name: 'Free charging' },
        ],
        // The fixture API knows no such codes: it would refuse them.
        'voucher/vouchers': null,
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
      ...KEPT,
      purchasePoints: 200,
      voucherType: '2',
      redemptionMethod: '2',
    });
    // The rules read the lists that the inputs show: no list is asked for twice.
    expect(callsTo(calls, 'GET voucher/voucher-type-select')).toHaveLength(1);
  });

  it('sends nothing stale of a record that nobody has touched', async () => {
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
      ...KEPT,
      voucherType: 'Free Charging',
      redemptionMethod: 'manual issue',
    });
  });
});
