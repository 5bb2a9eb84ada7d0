/** Page helpers and checks for the lists of people, accounts and credentials. */
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { openApp, type App } from './browser';
import { getCallsTo } from './recordedCalls';

export const API_PREFIX = 'dawn/api/v1';
export const getDialog = (page: Page) => page.getByRole('dialog');
export const getField = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

export async function chooseOption(page: Page, name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/**
 * Chooses an action from the menu of a row.
 * @param row number of the row, starting at 1
 */
export async function openRowAction({ page }: App, row: number, action: string): Promise<void> {
  await page
    .getByRole('row')
    .nth(row)
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

export const getLastBody = ({ calls }: App, call: string): unknown => getCallsTo(calls, call).at(-1)?.body;

export async function searchFor(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await page.keyboard.press('Enter');
}

/**
 * Text with markup, right-to-left and Chinese characters and an emoji, which must be displayed as plain text. It
 * fits the shortest name fields.
 */
export const HOSTILE_TEXT = '<b>شحن</b> 夜⚡';

/**
 * Makes the next `METHOD path` fail as the operator does, with HTTP 200 and `success: false`.
 * @returns function that waits for the text and closes its toast
 */
export async function rejectNextCall(page: Page, call: string, msg: string): Promise<() => Promise<void>> {
  const [method, path] = call.split(' ') as [string, string];
  let isRefused = false;
  await page.route(`**/steve/${path}`, (route) => {
    if (isRefused || route.request().method() !== method) return route.fallback();
    isRefused = true;
    return route.fulfill({ json: { success: false, msg } });
  });
  return async () => {
    const toast = page.locator('.wd-toast').filter({ hasText: msg });
    await toast.waitFor();
    await toast.getByRole('button', { name: 'Close' }).click();
  };
}

/** Expects that a failed list request empties the table and shows the reason, and that Retry loads the rows again. */
export async function expectFailedList(page: Page, call: string): Promise<void> {
  const read = await rejectNextCall(page, call, 'The list is out of order');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await read();
  expect(await page.locator('tbody').getByRole('row').count()).toBe(0);
  expect(await page.getByText(/of [1-9]/).count()).toBe(0);
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.locator('tbody').getByRole('row').first().waitFor();
}

interface Removal {
  /** Label of the action and of the button that confirms it. Default: Delete. */
  title?: string;
  call: string;
  question: string;
  done: string;
}

/**
 * Deletes the first row that has a menu and expects a confirmation dialog, a row that stays when the server refuses,
 * and one request per confirmation.
 */
export async function expectDeleteFirstRow(
  app: App,
  { title = 'Delete', call, question, done }: Removal,
): Promise<void> {
  const { page, calls } = app;
  const menu = page.getByRole('button', { name: /^Actions/ }).first();
  const sent = () => getCallsTo(calls, call).length;
  const begin = async (): Promise<void> => {
    await menu.click();
    await page.getByRole('menuitem', { name: title }).click();
    await page.getByRole('dialog').getByText(question).waitFor();
  };
  const yes = new RegExp(`^(${title}|Confirm)$`);
  const answer = (name: RegExp) => page.getByRole('dialog').getByRole('button', { name }).click();
  await begin();
  await answer(/^Cancel$/);
  expect(sent()).toBe(0);
  const name = await menu.getAttribute('aria-label');
  const read = await rejectNextCall(page, call, 'It is in use');
  await begin();
  await answer(yes);
  await read();
  expect(await menu.getAttribute('aria-label')).toBe(name);
  await begin();
  await answer(yes);
  await page.getByText(done, { exact: true }).waitFor();
  expect(sent()).toBe(2);
}

interface ReadOnly {
  path: string;
  /** Paths of screens that create or change something. */
  forbidden?: string[];
}

/**
 * Expects that a user with read rights only sees the rows but no way to change them, and a 404 page on the
 * forbidden paths.
 */
export async function expectReadOnlyScreens(screens: readonly ReadOnly[]): Promise<void> {
  let first: App | undefined;
  for (const { path, forbidden = [] } of screens) {
    const { page } = await openApp({ account: 'viewer', path, ...(first ? { openIn: first } : {}) });
    first ??= { page, calls: [], faults: [] };
    await page.locator('tbody').getByRole('row').nth(9).waitFor();
    const add = page.getByRole('link', { name: /^(Add|Add User|Create|Send Credentials)$/ });
    expect(await add.count(), path).toBe(0);
    expect(await page.getByRole('button', { name: /^(Export|Actions)/ }).count(), path).toBe(0);
    for (const address of forbidden) {
      await page.goto(address);
      await page.getByText('Back to Home').waitFor();
    }
  }
}
