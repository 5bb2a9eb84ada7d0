import { testAccessibility } from '../support/accessibilityChecks';
import type { CheckedScreen } from '../support/checkedScreen';

const rows: CheckedScreen[3] = async ({ page }) => page.locator('tbody').getByRole('row').nth(5).waitFor();
const form: CheckedScreen[3] = async ({ page }) => page.getByRole('button', { name: /^(Save|Send)$/ }).waitFor();

const opened =
  (name: string): CheckedScreen[3] =>
  async ({ page }) => {
    await page.getByRole('link', { name }).or(page.getByRole('button', { name })).first().click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  };

const USERS = '/access-management/access-user';

testAccessibility(
  [
    ['RFID cards', 'admin', '/rfid-card-management', rows],
    ['RFID card form', 'admin', '/rfid-card-management/edit/1', form],
    ['POS device form', 'admin', '/pos-device-management/edit/1', form],
    ['vehicle model dialog', 'admin', '/vehicle-model-management', opened('Create')],
    ['in-app notifications', 'admin', '/notification-management/in-app-notification', rows],
    ['in-app notification to be sent', 'admin', '/notification-management/in-app-notification/add', form],
    ['access users', 'admin', USERS, rows],
    ['access user dialog', 'admin', USERS, opened('Add User')],
    ['billing accounts', 'admin', '/financial-management/billing-account-mgmt', rows],
    ['billing account form', 'admin', '/financial-management/billing-account-edit/1', form],
    ['credentials dialog', 'admin', '/ocpi/credentials', opened('Send Credentials')],
  ],
  [],
);
