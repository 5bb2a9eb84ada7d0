import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { typeIntoPicker } from './typeIntoPicker';

export const SITE_MANAGEMENT_PATH = '/site-management';

export const saveRate = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save', exact: true }).click();
export const getNameField = (page: Page) => page.getByRole('textbox', { name: /^Name/ });
export const pressButton = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
export const waitUntilLoaded = (page: Page): Promise<void> =>
  expect.poll(() => getNameField(page).inputValue()).not.toBe('') as never;

/** Fills in the required fields of a new rate. */
export async function fillRate(page: Page, start = '2200', end = '0600'): Promise<void> {
  await getNameField(page).fill('Night test');
  await pressButton(page, 'Weekday');
  await typeIntoPicker(page, /^Start Time/, start);
  await typeIntoPicker(page, /^End Time/, end);
  await page.getByRole('group', { name: 'Rate 1' }).scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Rate', exact: true }).first().fill('0.55');
}
