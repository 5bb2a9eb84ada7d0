import type { Page } from 'playwright-core';
import { typeMoment } from './pickers';

export const VOUCHERS = '/voucher-management/voucher';
export const CODE = 'GET voucher/redemption-code';

export async function choose(page: Page, field: RegExp, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Fills the upper part of a new voucher: everything outside of the configuration. */
export async function fillVoucher(page: Page, type: string, method: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ten off');
  await page.getByRole('textbox', { name: /^Description/ }).fill('Ten dollars');
  await typeMoment(page, /^Valid From/, '01012027');
  await typeMoment(page, /^Valid To/, '31122027');
  await page.getByRole('textbox', { name: /^Quantity/ }).fill('100');
  await choose(page, /^Voucher Type/, type);
  await choose(page, /^Redemption Method/, method);
}

export async function chooseSites(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('combobox', { name: /^Sites/ }).fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await page.keyboard.press('Escape');
}

/** Fills what the configuration demands. */
export async function fillConfiguration(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Voucher Value/ }).fill('10.50');
  await page.getByRole('button', { name: 'Refresh', exact: true }).last().click();
  await chooseSites(page, 'Suntec City', 'Lot One');
  await typeMoment(page, /^Time From/, '0800');
  await typeMoment(page, /^Time To/, '2030');
}
