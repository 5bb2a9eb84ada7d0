/** The connectors that profiles are set on and cleared from, as a person works with them. */
import type { Page } from 'playwright-core';
import { appUrl, openApp, type App } from './browser';

export const LIST = '/smart-energy-management/config-stations';
export const PROFILES = '/smart-energy-management/charging-profiles';
export const PAGES = 'POST dawn/api/v1/charging-profile/assignment-pages';
export const SET = 'POST ocppOperations/setChargingProfile';
export const CLEAR = 'POST ocppOperations/clearChargingProfile';
export const RESULT = '/ocpp-operations/result/';

export const open = (path = LIST, account = 'admin') => openApp({ account, path });
export const dialog = (page: Page) => page.getByRole('dialog');
export const field = (page: Page, name: RegExp) => dialog(page).getByRole('combobox', { name });
/** What an empty choice shows has no width. */
export const shown = async (page: Page, name: RegExp): Promise<string> =>
  (await field(page, name).innerText()).replace(/\u200b/g, '');
export const level = (page: Page) => dialog(page).getByRole('textbox', { name: /^Stack Level/ });
export const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

export async function openMenu(page: Page, connector: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${connector}`, exact: true }).click();
}

export async function start(page: Page, connector: string, action: string): Promise<void> {
  await openMenu(page, connector);
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  await page.getByRole('dialog', { name: `${action}: ${connector}` }).waitFor();
}

export async function choose(page: Page, name: RegExp, option: RegExp): Promise<void> {
  await field(page, name).click();
  await page.getByRole('option', { name: option }).click();
}

/** The messages that left for charge boxes. */
export async function messages(): Promise<unknown> {
  const response = await fetch(`${appUrl()}/steve/dawn/api/v1/fixtures/ocpp`);
  return ((await response.json()) as { data: unknown }).data;
}

/** From here on time stands still for the page until a test lets it pass. */
export async function stopClock({ page }: App): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
