/** Page helpers for the form of a charging profile and the chart beside it. */
import type { Page } from 'playwright-core';
import { typeIntoPicker } from './typeIntoPicker';

export const PROFILES_PATH = '/smart-energy-management/charging-profiles';
export const ADD_PROFILE_PATH = `${PROFILES_PATH}/add`;
export const EDIT_PROFILE_PATH = `${PROFILES_PATH}/edit`;
export const API_PREFIX = 'dawn/api/v1';

export const getTextbox = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
export const getCombobox = (page: Page, name: string | RegExp) => page.getByRole('combobox', { name });
export const getPeriodRow = (page: Page, number: number) =>
  page.getByRole('group', { name: `Schedule Period ${number}`, exact: true });
export const getSaveButton = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
export const getScheduleChart = (page: Page) => page.getByRole('region', { name: 'Limit Over Time' });

export async function chooseOption(page: Page, field: ReturnType<typeof getCombobox>, option: string): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function fillPeriod(
  page: Page,
  number: number,
  [start, limit, phases]: [string, string, string],
): Promise<void> {
  const row = getPeriodRow(page, number);
  await chooseOption(page, row.getByRole('combobox', { name: 'Start Time' }), start);
  await row.getByRole('textbox', { name: 'Power Limit' }).fill(limit);
  await chooseOption(page, row.getByRole('combobox', { name: 'Number of Phases' }), phases);
}

export async function fillProfile(page: Page): Promise<void> {
  await getTextbox(page, /^Description/).fill('Night limit');
  await getTextbox(page, /^Stack Level/).fill('7');
  await typeIntoPicker(page, /^Start Date/, '01032027');
  await fillPeriod(page, 1, ['00:00', '32', '3']);
}
