import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { typeMoment } from './pickers';

export const AREA = '/site-management';

export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save' }).click();
export const nameOf = (page: Page) => page.getByRole('textbox', { name: /^Name/ });
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
export const loaded = (page: Page): Promise<void> => expect.poll(() => nameOf(page).inputValue()).not.toBe('') as never;

/** A new rate as far as it has to be filled in. */
export async function fill(page: Page, start = '2200', end = '0600'): Promise<void> {
  await nameOf(page).fill('Night test');
  await press(page, 'Weekday');
  await typeMoment(page, /^Start Time/, start);
  await typeMoment(page, /^End Time/, end);
  await page.getByRole('group', { name: 'Rates 1' }).scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Rate', exact: true }).first().fill('0.55');
}
