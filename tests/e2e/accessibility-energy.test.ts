import { ARTICLES_PATH } from '../support/articleForm';
import { ENERGY_SCREENS } from '../support/energyScreens';
import { testAccessibility } from '../support/accessibilityChecks';
import { chooseFromRowMenu, type CheckedScreen } from '../support/checkedScreen';

const STATIONS = '/smart-energy-management/config-stations';

/** Lists with active filters, and screens of users with read rights only. */
const MORE: readonly CheckedScreen[] = [
  [
    'filter bar with what was chosen',
    'admin',
    `${ARTICLES_PATH}?filter={"dataStatus":"Active","articleTypeId":1}`,
    async ({ page }) => page.getByRole('button', { name: 'Reset filters' }).waitFor(),
  ],
  [
    'filter bar with an open choice',
    'admin',
    ARTICLES_PATH,
    async ({ page }) => {
      await page.getByRole('combobox', { name: 'Status' }).click();
      await page.getByRole('option', { name: 'Inactive' }).waitFor();
    },
  ],
  [
    'search that finds nothing',
    'admin',
    `${STATIONS}?filter={"criteria":"nowhere to be found"}`,
    async ({ page }) => page.getByRole('button', { name: 'Reset filters' }).first().waitFor(),
  ],
  ['config stations', 'admin', STATIONS, async ({ page }) => page.getByRole('row').nth(10).waitFor()],
  [
    'dialog of an action that sets',
    'admin',
    STATIONS,
    async (app) => {
      await chooseFromRowMenu(app, 'Set');
      await app.page
        .getByRole('dialog')
        .getByRole('combobox', { name: /^Profile/ })
        .waitFor();
    },
  ],
  [
    'charging profile without a note',
    'admin',
    '/smart-energy-management/charging-profiles/view/3',
    async ({ page }) => page.getByRole('figure', { name: 'Limit Over Time' }).waitFor(),
  ],
  [
    'mail settings to be read',
    'viewer',
    '/notification-management/mail-settings',
    async ({ page }) => page.getByRole('definition').first().waitFor(),
  ],
  [
    'mail server and recipients to be read',
    'viewer',
    '/notification-management/mail-recipients',
    async ({ page }) => page.getByRole('row').nth(5).waitFor(),
  ],
];

testAccessibility(
  [...ENERGY_SCREENS, ...MORE],
  [
    'charging profile to be read',
    'dialog of an action with every message',
    'task result of 200 charge boxes',
    'mail server with the list of its recipients',
    'filter bar with an open choice',
  ],
);
