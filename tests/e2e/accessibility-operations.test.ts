import { testAccessibility } from '../support/accessibilityChecks';
import type { CheckedScreen } from '../support/checkedScreen';

const rows: CheckedScreen[3] = async ({ page }) => page.locator('tbody').getByRole('row').nth(5).waitFor();

const opened =
  (name: string): CheckedScreen[3] =>
  async ({ page }) => {
    await page.getByRole('link', { name }).or(page.getByRole('button', { name })).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
  };

const BOXES = '/incident-management/charger-connectivity';
/** An id with characters that have a special meaning in URLs. */
const ID = Buffer.from(JSON.stringify({ sitePk: 13, chargeBoxId: 'SG/TD#7 100%' })).toString('base64url');

testAccessibility(
  [
    [
      'the dashboard',
      'admin',
      '/dashboard',
      async ({ page }) => {
        await page.locator('svg.recharts-surface').nth(3).waitFor();
        await page.getByRole('row').nth(10).waitFor();
      },
    ],
    ['the error log', 'admin', '/incident-management/error-log', rows],
    ['connectivity', 'admin', BOXES, rows],
    [
      'what is known of a charge box',
      'admin',
      `${BOXES}/info/${ID}`,
      ({ page }) => page.locator('tbody').getByRole('row').nth(2).waitFor(),
    ],
    [
      'the load of a site',
      'admin',
      '/smart-energy-management/site-load-balancing/6',
      ({ page }) => page.getByRole('group', { name: 'Charging Profile 2' }).getByRole('combobox').first().waitFor(),
    ],
    ['settlements', 'admin', '/financial-management/billing-settlement', rows],
    ['a settlement to be generated', 'admin', '/financial-management/billing-settlement', opened('Generate')],
    ['reports', 'admin', '/report-management/reports', rows],
    ['monthly reports', 'admin', '/report-management/monthly-reports', rows],
    [
      'charger type settings',
      'admin',
      '/charger-type-settings',
      ({ page }) => page.getByRole('button', { name: 'Save', exact: true }).waitFor(),
    ],
    ['roaming operators', 'admin', '/ocpi/roaming-operators', rows],
    ['a roaming operator', 'admin', '/ocpi/edit-operators/1', rows],
  ],
  ['the dashboard', 'the load of a site'],
);
