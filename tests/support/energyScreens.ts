/** Screens of charging profiles and mail that are checked for accessibility. */
import { expect } from 'vitest';
import { chooseFromRowMenu, type CheckedScreen } from './checkedScreen';

const PROFILES = '/smart-energy-management/charging-profiles';
const STATIONS = '/smart-energy-management/config-stations';

export const ENERGY_SCREENS: readonly CheckedScreen[] = [
  ['charging profile list', 'admin', PROFILES, async ({ page }) => page.getByRole('row').nth(10).waitFor()],
  [
    'charging profile form with every message',
    'admin',
    `${PROFILES}/add`,
    async ({ page }) => {
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Please input description').waitFor();
    },
  ],
  [
    'charging profile to be read',
    'viewer',
    `${PROFILES}/view/1`,
    async ({ page }) => page.getByRole('figure', { name: 'Limit Over Time' }).waitFor(),
  ],
  [
    'dialog of an action with every message',
    'admin',
    STATIONS,
    async (app) => {
      const { page } = app;
      await chooseFromRowMenu(app, 'Clear');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Clear/ })
        .last()
        .click();
      await page.getByText('Please select a type').waitFor();
    },
  ],
  [
    'task result of 200 charge boxes',
    'admin',
    '/ocpp-operations/result/103',
    async ({ page }) => page.getByRole('row').nth(10).waitFor(),
  ],
  [
    'mail settings',
    'admin',
    '/notification-management/mail-settings',
    async ({ page }) => expect.poll(() => page.getByRole('textbox', { name: /^Host/ }).inputValue()).not.toBe(''),
  ],
  [
    'mail server with the list of its recipients',
    'admin',
    '/notification-management/mail-recipients',
    async ({ page }) => page.getByRole('row').nth(10).waitFor(),
  ],
];
