/** Page helpers for the connectors on which charging profiles are set and cleared. */
import type { Page } from 'playwright-core';
import { getAppUrl, openApp, type App } from './browser';

export const CONNECTORS_PATH = '/smart-energy-management/config-stations';
export const PROFILES_PATH = '/smart-energy-management/charging-profiles';
export const PROFILE_PAGES_CALL = 'POST dawn/api/v1/charging-profile/assignment-pages';
export const SET_PROFILE_CALL = 'POST ocppOperations/setChargingProfile';
export const CLEAR_PROFILE_CALL = 'POST ocppOperations/clearChargingProfile';
export const RESULT_PATH = '/ocpp-operations/result/';

export const openConnectors = (path = CONNECTORS_PATH, account = 'admin') => openApp({ account, path });
export const getDialog = (page: Page) => page.getByRole('dialog');
export const getField = (page: Page, name: RegExp) => getDialog(page).getByRole('combobox', { name });
/** An empty select displays a zero-width space. */
export const getShownText = async (page: Page, name: RegExp): Promise<string> =>
  (await getField(page, name).innerText()).replace(/\u200b/g, '');
export const getStackLevelField = (page: Page) => getDialog(page).getByRole('textbox', { name: /^Stack Level/ });
export const pressConfirm = (page: Page, name: string) =>
  getDialog(page).getByRole('button', { name, exact: true }).click();

export async function openRowMenu(page: Page, connector: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${connector}`, exact: true }).click();
}

export async function openRowAction(page: Page, connector: string, action: string): Promise<void> {
  await openRowMenu(page, connector);
  await page.getByRole('menuitem', { name: action, exact: true }).click();
  await page.getByRole('dialog', { name: `${action}: ${connector}` }).waitFor();
}

export async function chooseOption(page: Page, name: RegExp, option: RegExp): Promise<void> {
  await getField(page, name).click();
  await page.getByRole('option', { name: option }).click();
}

/** Returns the OCPP messages sent to charge boxes. */
export async function getSentMessages(): Promise<unknown> {
  const response = await fetch(`${getAppUrl()}/steve/dawn/api/v1/fixtures/ocpp`);
  return ((await response.json()) as { data: unknown }).data;
}

/** Pauses the clock of the page, one second ahead, until a test advances it. */
export async function stopClock({ page }: App): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
