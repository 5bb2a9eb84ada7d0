/** The screens of people, accounts and credentials, as a person works with them. */
import type { Page } from 'playwright-core';
import type { App } from './browser';
import { callsTo } from './wire';

export const DAWN = 'dawn/api/v1';
export const dialog = (page: Page) => page.getByRole('dialog');
export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

export async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Chooses from the menu of a row, the first of which is 1. */
export async function startRow({ page }: App, row: number, action: string): Promise<void> {
  await page
    .getByRole('row')
    .nth(row)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

export const lastBody = ({ calls }: App, call: string): unknown => callsTo(calls, call).at(-1)?.body;

export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await page.keyboard.press('Enter');
}
