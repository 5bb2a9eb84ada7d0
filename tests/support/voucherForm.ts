import type { Page } from 'playwright-core';
import { openApp } from './browser';
import { typeIntoPicker } from './typeIntoPicker';
import { getSearchInput } from './dropdowns';

export const VOUCHERS_PATH = '/voucher-management/voucher';
export const ADD_VOUCHER_PATH = `${VOUCHERS_PATH}/add`;
export const REDEMPTION_CODE_CALL = 'GET voucher/redemption-code';

/** The values that `fillVoucher` types, as they are sent. */
export const FILLED_VOUCHER = {
  voucherName: 'Ten off',
  voucherDesc: 'Ten dollars',
  datePeriodStart: '2027-01-01',
  datePeriodEnd: '2027-12-31',
  voucherQuantity: 100,
};

/** A record with a value in every field, including fields that its state hides. */
export const STALE_VOUCHER = {
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

export const getConfigurationGroup = (page: Page) => page.getByRole('region', { name: 'Configuration' });
export const getCodeField = (page: Page) => page.getByRole('textbox', { name: /^Redemption Code/ });
export const getPointsField = (page: Page) => page.getByRole('textbox', { name: /^Points Value/ });

/**
 * Opens the form of a voucher that the server returns.
 * @param others response data of further calls, by path
 */
export const openVoucher = (record: Record<string, unknown>, others: Record<string, unknown> = {}) =>
  openApp({
    account: 'admin',
    path: `${VOUCHERS_PATH}/update/1`,
    prepare: async (page) => {
      const answers = { 'voucher/vouchers/1': { voucherId: 1, ...record }, ...others };
      for (const [call, data] of Object.entries(answers)) {
        await page.route(`**/steve/${call}`, (route) => route.fulfill({ json: { success: true, msg: '', data } }));
      }
    },
  });

export async function chooseOption(page: Page, field: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Fills in the upper part of a new voucher: all fields outside the configuration. */
export async function fillVoucher(page: Page, type: string, method: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ten off');
  await page.getByRole('textbox', { name: /^Description/ }).fill('Ten dollars');
  await typeIntoPicker(page, /^Valid From/, '01012027');
  await typeIntoPicker(page, /^Valid To/, '31122027');
  await page.getByRole('textbox', { name: /^Quantity/ }).fill('100');
  await chooseOption(page, /^Voucher Type/, type);
  await chooseOption(page, /^Redemption Method/, method);
}

export async function chooseSites(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await getSearchInput(page, /^Sites/).fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await page.keyboard.press('Escape');
}

/** Fills in the required fields of the configuration. */
export async function fillConfiguration(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Voucher Value/ }).fill('10.50');
  await page.getByRole('button', { name: 'Refresh', exact: true }).last().click();
  await chooseSites(page, 'Suntec City', 'Lot One');
  await typeIntoPicker(page, /^Time From/, '0800');
  await typeIntoPicker(page, /^Time To/, '2030');
}
