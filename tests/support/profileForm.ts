/** The form of a charging profile as staff fill it in, and the picture beside it. */
import type { Page } from 'playwright-core';
import { typeMoment } from './pickers';

export const LIST = '/smart-energy-management/charging-profiles';
export const ADD = `${LIST}/add`;
export const EDIT = `${LIST}/edit`;
export const DAWN = 'dawn/api/v1';

export const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
export const choice = (page: Page, name: string | RegExp) => page.getByRole('combobox', { name });
export const period = (page: Page, number: number) =>
  page.getByRole('group', { name: `Schedule Periods ${number}`, exact: true });
export const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
export const picture = (page: Page) => page.getByRole('region', { name: 'Limit Over the Day' });

export async function choose(page: Page, field: ReturnType<typeof choice>, option: string): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

export async function fillPeriod(
  page: Page,
  number: number,
  [start, limit, phases]: [string, string, string],
): Promise<void> {
  const row = period(page, number);
  await choose(page, row.getByRole('combobox', { name: 'Start Time' }), start);
  await row.getByRole('textbox', { name: 'Power Limit' }).fill(limit);
  await choose(page, row.getByRole('combobox', { name: 'Number of Phases' }), phases);
}

export async function fillProfile(page: Page): Promise<void> {
  await box(page, /^Description/).fill('Night limit');
  await box(page, /^Stack Level/).fill('7');
  await typeMoment(page, /^Start Date/, '01032027');
  await fillPeriod(page, 1, ['00:00', '32', '3']);
}
