/** An entity with many optional fields, of which all but the first ones are folded, and a check of its form by keyboard. */
import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { PHONE_VIEWPORT } from './browser';

const NAMES = Array.from({ length: 24 }, (_, index) => `option${index + 1}`);

export const PRINTER_SCHEMA = {
  title: 'Printers',
  type: 'object',
  required: ['name'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string' },
    ...Object.fromEntries(NAMES.map((name, index) => [name, { type: 'string', title: `Option ${index + 1}` }])),
    tray: { type: 'string', title: 'Paper Tray', pattern: '^[A-Z]{2}$', errorMessage: { pattern: 'Two capitals' } },
  },
  'x-admin': {
    idField: 'id',
    titleField: 'name',
    menu: { group: 'lending' },
    routes: { list: '/printers', create: '/printers/create', update: '/printers/update/{id}' },
    calls: { rest: 'printers' },
    list: { columns: ['name'] },
    form: { openAs: 'screen' },
  },
};

const LAST_CHARACTER = 'End';
const MOST_STEPS = 40;

/** Moves the focus with Tab to the control with this accessible name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const current = page.locator(':focus');
  const wanted = page.getByRole('button', { name }).or(page.getByLabel(name)).and(current);
  for (let step = 0; step < MOST_STEPS; step++) {
    await page.keyboard.press('Tab');
    if ((await wanted.count()) > 0) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** Fills in the form of a new printer without a mouse, at the width of a phone, and compares what is sent. */
export async function checkLongForm(page: Page, isSent: (request: Request) => boolean): Promise<void> {
  const more = page.getByRole('button', { name: 'More fields' });
  const find = page.getByRole('searchbox', { name: 'Find a field' });
  const tray = page.getByRole('textbox', { name: 'Paper Tray' });
  const part = page.getByRole('group', { name: 'More fields' });
  const isFocused = (): Promise<boolean> => tray.evaluate((element) => element === document.activeElement);
  const sent: Request[] = [];
  page.on('request', (request) => isSent(request) && sent.push(request));
  await page.setViewportSize(PHONE_VIEWPORT);
  await page.getByRole('textbox', { name: /^Name/ }).focus();
  await page.keyboard.type('Upstairs');
  await tabTo(page, 'More fields');
  await page.keyboard.press('Space');
  expect(await more.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Space');
  expect(await more.getAttribute('aria-expanded')).toBe('false');

  // Enter in the search leads to the field that was found, and saves nothing.
  await tabTo(page, 'Find a field');
  await page.keyboard.type('paper');
  expect(await find.evaluate((element) => element.clientWidth)).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  expect(await isFocused()).toBe(true);
  await page.keyboard.type('A4');
  expect(await part.getByRole('textbox').count()).toBe(1);

  // A folded field with an error is opened and gets the focus.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await part.getByText('1 filled in: Paper Tray').waitFor();
  expect(await tray.count()).toBe(0);
  await tabTo(page, /^Save/);
  await page.keyboard.press('Enter');
  await page.getByText('Two capitals').waitFor();
  await expect.poll(isFocused).toBe(true);
  expect(await more.getAttribute('aria-expanded')).toBe('true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE_VIEWPORT.width);
  expect(sent).toEqual([]);

  await page.keyboard.press(LAST_CHARACTER);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('B');
  await tabTo(page, /^Save/);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => sent.map((request) => request.postDataJSON() as unknown))
    .toEqual([{ name: 'Upstairs', tray: 'AB' }]);
}
