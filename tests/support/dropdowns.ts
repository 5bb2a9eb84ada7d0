import type { Locator, Page } from 'playwright-core';

/**
 * The text input of a searched dropdown. Until the code of the search has loaded, a button with the same role and name
 * stands in its place, which takes no text: a locator by role alone could pick that button.
 */
export const getSearchInput = (scope: Page | Locator, name: string | RegExp): Locator =>
  scope.getByRole('combobox', { name }).and(scope.locator('input'));

/** The texts of the options of the open dropdown, whose code may still be loading. */
export async function getOptionTexts(page: Page): Promise<string[]> {
  const options = page.getByRole('listbox').getByRole('option');
  await options.first().waitFor();
  return options.allInnerTexts();
}
