/**
 * Screens and dialogs of the product that are checked for accessibility, from the sign-in to open dialogs and
 * messages.
 */
import { expect } from 'vitest';
import { ARTICLES_PATH } from './articleForm';
import type { App } from './browser';
import { CAMPAIGNS_PATH } from './campaignForm';
import { chooseFromRowMenu, type CheckedScreen } from './checkedScreen';
import { VOUCHERS_PATH } from './voucherForm';
import { failCalls } from './recordedCalls';

const TYPES = '/marketing-management/article-type';
const POINTS = '/points-management';
const RATES = '/site-management/dynamic-rate-configuration';

const rows = async ({ page }: App): Promise<void> =>
  page
    .getByText(/Active|Running|Upcoming|Ended/)
    .first()
    .waitFor();

/** Opens the assignment dialog of the first row that has one and selects all rows of the page. */
async function assigning(app: App, action: string): Promise<void> {
  const { page } = app;
  await chooseFromRowMenu(app, action);
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Select this page' }).click();
  await page.getByText(/^[1-9]\d* selected$/).waitFor();
}

export const CHECKED_SCREENS: readonly CheckedScreen[] = [
  ['sign-in', undefined, '/login', async ({ page }) => page.getByRole('button', { name: 'Login' }).waitFor()],
  ['404', 'admin', '/nowhere', async ({ page }) => page.getByText('Back to Home').waitFor()],
  ['article list', 'admin', ARTICLES_PATH, rows],
  ['article list, view-only', 'viewer', ARTICLES_PATH, rows],
  ['article type list', 'admin', TYPES, rows],
  [
    'article type dialog',
    'admin',
    TYPES,
    async (app) => {
      await rows(app);
      await app.page.getByRole('link', { name: 'Create' }).click();
      await app.page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  ],
  [
    'delete question',
    'admin',
    TYPES,
    async (app) => {
      await rows(app);
      await chooseFromRowMenu(app, 'Delete');
      await app.page.getByText('Are you sure').waitFor();
    },
  ],
  [
    'article form with every message',
    'admin',
    `${ARTICLES_PATH}/create`,
    async ({ page }) => {
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Please input article title').waitFor();
    },
  ],
  [
    'article form, filled',
    'admin',
    `${ARTICLES_PATH}/update/1`,
    async ({ page }) => expect.poll(() => page.getByRole('textbox', { name: /^Title/ }).inputValue()).not.toBe(''),
  ],
  ['campaign list', 'admin', CAMPAIGNS_PATH, rows],
  [
    'campaign form with every message',
    'admin',
    `${CAMPAIGNS_PATH}/create`,
    async ({ page }) => {
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Please input campaign title').waitFor();
    },
  ],
  [
    'campaign form, filled',
    'admin',
    `${CAMPAIGNS_PATH}/update/1`,
    async ({ page }) => expect.poll(() => page.getByRole('textbox', { name: /^Title/ }).inputValue()).not.toBe(''),
  ],
  ['voucher list', 'admin', VOUCHERS_PATH, rows],
  [
    'voucher form with every message',
    'admin',
    `${VOUCHERS_PATH}/add`,
    async ({ page }) => {
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Please input voucher name').waitFor();
    },
  ],
  [
    'voucher form, filled',
    'admin',
    `${VOUCHERS_PATH}/update/1`,
    async ({ page }) => expect.poll(() => page.getByRole('textbox', { name: /^Name/ }).inputValue()).not.toBe(''),
  ],
  [
    'issued voucher list',
    'admin',
    '/voucher-management/issued-voucher',
    async ({ page }) =>
      page
        .getByText(/^Issued$/)
        .first()
        .waitFor(),
  ],
  [
    'points configuration list with the base formulas',
    'admin',
    POINTS,
    async (app) => {
      await rows(app);
      await app.page.getByText('100 points = SGD 1').waitFor();
    },
  ],
  [
    'base points dialog with messages',
    'admin',
    POINTS,
    async ({ page }) => {
      await page.getByRole('region', { name: 'Base Points' }).getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('textbox', { name: /^Points Earned/ }).fill('0');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Please enter a correct number').waitFor();
    },
  ],
  [
    'points configuration form with every message',
    'admin',
    `${POINTS}/create`,
    async ({ page }) => {
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Please enter name').waitFor();
    },
  ],
  [
    'points configuration form with 60 items',
    'admin',
    `${POINTS}/update/2`,
    async ({ page }) => {
      await page.route('**/dynamic-points/2', async (route) => {
        const answer = (await (await route.fetch()).json()) as { data: { pointsItems: object[] } };
        const [item] = answer.data.pointsItems;
        const pointsItems = Array.from({ length: 60 }, (_, index) => ({ ...item, dynamicPointsItemId: index + 1 }));
        await route.fulfill({ json: { ...answer, data: { ...answer.data, pointsItems } } });
      });
      await page.reload();
      await page.getByRole('group', { name: 'Points Item 60' }).waitFor();
    },
    'own',
  ],
  ['dynamic rate list', 'admin', RATES, rows],
  [
    'dynamic rate form with every message',
    'admin',
    '/site-management/dynamic-rate-add',
    async ({ page }) => {
      await page.getByText('Choose days and times to see when this rate applies').first().waitFor();
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Please input rate name').waitFor();
    },
  ],
  [
    'dynamic rate form with the week',
    'admin',
    '/site-management/dynamic-rate-update/4',
    async ({ page }) =>
      page
        .getByText(/^Overlaps/)
        .first()
        .waitFor(),
  ],
  ['assignment dialog with a selection', 'admin', CAMPAIGNS_PATH, (app) => assigning(app, 'Assign Sites')],
  ['assignment dialog of vehicle models', 'admin', POINTS, (app) => assigning(app, 'Assign Vehicles')],
  [
    'question before a saved discount is deleted',
    'admin',
    `${CAMPAIGNS_PATH}/update/1`,
    async ({ page }) => {
      await page.getByRole('group', { name: 'Discount 1' }).scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: /^Remove Discount 1/ }).click();
      await page.getByText('Confirm delete?').waitFor();
    },
  ],
  [
    'list that could not be loaded',
    'admin',
    '/404',
    async ({ page }) => {
      await failCalls(page, 'POST voucher/voucher-pages', 'HTTP 403');
      await page.goto(VOUCHERS_PATH);
      await page.getByText('The list could not be loaded').waitFor();
    },
    'own',
  ],
  [
    'form whose lists could not be loaded',
    'admin',
    '/404',
    async ({ page }) => {
      await page.route(/-select(\?.*)?$/, (route) =>
        route.fulfill({ status: 500, json: { success: false, msg: 'Down' } }),
      );
      await page.goto('/site-management/dynamic-rate-add');
      await page.getByText('Options could not be loaded').first().waitFor();
    },
    'own',
  ],
];
