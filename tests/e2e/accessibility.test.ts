import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLES } from '../support/articleForm';
import { seriousFindings } from '../support/axe';
import { closeApps, DESKTOP, openApp, PHONE, resetApi, type App } from '../support/browser';

const TYPES = '/marketing-management/article-type';

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
