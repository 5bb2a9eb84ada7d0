import type { App } from './browser';

/** A screen or an open dialog, and how it comes to be looked at. */
export type CheckedScreen = [
  name: string,
  account: string | undefined,
  path: string,
  ready: (app: App) => Promise<void>,
];

/** Chooses from the menu of the first row that has one. */
export async function chooseFromRowMenu({ page }: App, action: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
