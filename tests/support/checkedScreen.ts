import type { App } from './browser';

/** A screen or an open dialog to check, and how to bring it to the state that is checked. */
export type CheckedScreen = [
  name: string,
  account: string | undefined,
  path: string,
  ready: (app: App) => Promise<void>,
];

/** Chooses an action from the menu of the first row that has one. */
export async function chooseFromRowMenu({ page }: App, action: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
