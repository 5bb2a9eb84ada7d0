import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLES } from '../support/articleForm';
import { seriousFindings } from '../support/axe';
import { closeApps, DESKTOP, openApp, PHONE, resetApi, type App } from '../support/browser';
import { CAMPAIGNS } from '../support/campaignForm';
import { VOUCHERS } from '../support/voucherForm';

const TYPES = '/marketing-management/article-type';
const POINTS = '/points-management';
const RATES = '/site-management/dynamic-rate-configuration';

beforeEach(resetApi);
afterEach(closeApps);

const rows = async ({ page }: App): Promise<void> =>
  page
    .getByText(/Active/)
    .first()
    .waitFor();

const screens: [name: string, account: string | undefined, path: string, ready: (app: App) => Promise<void>][] = [
  ['sign-in', undefined, '/login', async ({ page }) => page.getByRole('button', { name: 'Login' }).waitFor()],
  ['404', 'admin', '/nowhere', async ({ page }) => page.getByText('Back to Home').waitFor()],
  ['article list', 'admin', ARTICLES, rows],
  ['article list, view-only', 'viewer', ARTICLES, rows],
  ['article type list', 'admin', TYPES, rows],
  [
    'article type dialog',
    'admin',
    TYPES,
    async (app) => {
      await rows(app);
      await app.page.getByRole('button', { name: 'Create' }).click();
      await app.page.getByRole('dialog').getByRole('textbox').waitFor();
    },
  ],
  [
    'delete question',
    'admin',
    TYPES,
    async (app) => {
      await rows(app);
      await app.page
        .getByRole('button', { name: /^Actions/ })
        .first()
        .click();
      await app.page.getByRole('menuitem', { name: 'Delete' }).click();
      await app.page.getByText('Are you sure').waitFor();
    },
  ],
  [
    'article form with every message',
    'admin',
    `${ARTICLES}/create`,
    async ({ page }) => {
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Please input article title').waitFor();
    },
  ],
  [
    'article form, filled',
    'admin',
    `${ARTICLES}/update/1`,
    async ({ page }) => expect.poll(() => page.getByRole('textbox', { name: /^Title/ }).inputValue()).not.toBe(''),
  ],
  ['campaign list', 'admin', CAMPAIGNS, rows],
  [
    'campaign form with every message',
    'admin',
    `${CAMPAIGNS}/create`,
    async ({ page }) => {
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Please input campaign title').waitFor();
    },
  ],
  [
    'campaign form, filled',
    'admin',
    `${CAMPAIGNS}/update/1`,
    async ({ page }) => expect.poll(() => page.getByRole('textbox', { name: /^Title/ }).inputValue()).not.toBe(''),
  ],
  ['voucher list', 'admin', VOUCHERS, rows],
  [
    'voucher form with every message',
    'admin',
    `${VOUCHERS}/add`,
    async ({ page }) => {
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Please input voucher name').waitFor();
    },
  ],
  [
    'voucher form, filled',
    'admin',
    `${VOUCHERS}/update/1`,
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
      await page.getByRole('button', { name: 'Edit base points' }).click();
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
      await page.getByRole('group', { name: 'Points Items 60' }).waitFor();
    },
  ],
  ['dynamic rate list', 'admin', RATES, rows],
  [
    'dynamic rate form with every message',
    'admin',
    '/site-management/dynamic-rate-add',
    async ({ page }) => {
      await page.getByRole('figure', { name: 'The week, hour by hour' }).waitFor();
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
];

describe.each([
  ['wide, light', DESKTOP, false],
  ['wide, dark', DESKTOP, true],
  ['narrow, light', PHONE, false],
  ['narrow, dark', PHONE, true],
] as const)('axe finds nothing serious, %s', (_, viewport, dark) => {
  it.each(screens)('%s', async (_name, account, path, ready) => {
    const app = await openApp({ path, viewport, dark, ...(account ? { account } : {}) });
    await ready(app);
    expect(await seriousFindings(app.page)).toEqual([]);
    const wider = await app.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, 'nothing sticks out at the side').toBeLessThanOrEqual(0);
  });
});
