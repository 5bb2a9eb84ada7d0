import type { Page } from 'playwright-core';

/**
 * Types a date or a time into a picker, digit by digit; the focus moves on to the next section by itself.
 * @param digits in the order in which the picker shows them: `010320272000` is 01 Mar 2027 20:00
 */
export async function typeIntoPicker(page: Page, label: string | RegExp, digits: string): Promise<void> {
  await page.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}
