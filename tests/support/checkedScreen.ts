import type { App } from './browser';

/**
 * A screen or an open dialog to check, and how to bring it to the state that is checked.
 * `own` screens change how the page answers, so that no other screen can be checked in the same page.
 */
export type CheckedScreen = [
  name: string,
  account: string | undefined,
  path: string,
  ready: (app: App) => Promise<void>,
  page?: 'own',
];

/** Chooses an action from the menu of the first row that has one. */
export async function chooseFromRowMenu({ page }: App, action: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
