import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLES_PATH } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';
import {
  testEachFault,
  waitForCall,
  expectSignInAfter401,
  expectToast,
  getToasts,
  getOptionsWithFaults,
} from '../support/faultScenarios';
import { getCallsTo } from '../support/recordedCalls';

const TYPES = '/marketing-management/article-type';
const POINTS = '/points-management';
const PROFILES = '/smart-energy-management/charging-profiles';
const MAIL = '/notification-management/mail-settings';
const RECIPIENTS = '/notification-management/mail-recipients';

beforeEach(resetApi);
afterEach(closeApps);

/** Wide enough for every list to render as a table. */
const viewport = { width: 1600, height: 900 };
const open = (path: string) => openApp({ account: 'admin', path, viewport, ...getOptionsWithFaults() });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const rows = (page: Page) => page.locator('tbody').getByRole('row');

describe.each([
  ['articles', ARTICLES_PATH, 'POST article/article-pages'],
  ['recipients below their mail server', RECIPIENTS, 'POST dawn/api/v1/email/recipient-pages'],
])('the list of %s', (_, path, call) => {
  it('loses its rows, has the total 0, says why and tries again, whatever happens', async () => {
    const app = await open(path);
    const { page } = app;
    await rows(page).nth(9).waitFor();
    const list = page.getByRole('main');
    await testEachFault(
      app,
      call,
      async (fault) => {
        const retry = list.getByRole('button', { name: 'Retry', exact: true });
        if ((await retry.count()) > 0) await retry.click();
        else await button(page, 'Refresh').click();
        await expectToast(page, fault);
        await expect.poll(() => rows(page).count()).toBe(0);
        expect(await page.getByText(/of [1-9]/).count()).toBe(0);
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
      path === ARTICLES_PATH ? 'all' : 'one',
    );
    await list.getByRole('button', { name: 'Retry', exact: true }).click();
    await rows(page).nth(9).waitFor();
    if (path === ARTICLES_PATH) await expectSignInAfter401(page, call, () => page.reload());
  });
});

describe.each([
  ['article type', TYPES, 'DELETE article/article-types/*'],
  ['recipient', RECIPIENTS, 'DELETE dawn/api/v1/email/recipient/*'],
])('deleting a %s', (_, path, call) => {
  it('that fails leaves the row, says why and is sent once', async () => {
    const app = await open(path);
    const { page, calls } = app;
    const menu = button(page, /^Actions for/).first();
    const name = await menu.getAttribute('aria-label');
    let sent = 0;
    await testEachFault(
      app,
      call,
      async (fault) => {
        await menu.click();
        await page.getByRole('menuitem', { name: 'Delete' }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^(Delete|Confirm)$/ })
          .click();
        await expectToast(page, fault);
        expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength((sent += 1));
        expect(await menu.getAttribute('aria-label')).toBe(name);
      },
      'one',
    );
  });
});

describe.each([
  ['article', `${ARTICLES_PATH}/update/1`, 'GET article/articles/1', 'Save'],
  ['charging profile to be read', `${PROFILES}/view/1`, 'GET dawn/api/v1/charging-profile/1', 'Delete'],
  ['mail settings', MAIL, 'GET dawn/api/v1/mail-settings', 'Update'],
])('a screen whose %s cannot be read', (_, path, call, act) => {
  it('says why, offers nothing to do with it but the ways on', async () => {
    const app = await open('/404');
    const { page } = app;
    await page.getByText('Back to Home').waitFor();
    await testEachFault(
      app,
      call,
      async (fault) => {
        const retry = button(page, 'Retry');
        const answered = waitForCall(page, call);
        if ((await retry.count()) > 0) await retry.click();
        else await page.goto(path);
        await answered;
        await expectToast(page, fault);
        await page.getByRole('main').getByRole('alert').filter({ hasText: fault.text }).waitFor();
        await button(page, /^Back/).first().waitFor();
        expect(await button(page, act).count()).toBe(0);
      },
      'one',
    );
    await button(page, 'Retry').click();
    await button(page, act).waitFor();
  });
});

describe.each([
  ['article form', `${ARTICLES_PATH}/create`, 'GET article/*-select', ['Type']],
  ['rate form', '/site-management/dynamic-rate-add', 'GET dynamic-rate/*-select', ['Rate Types']],
  ['mail settings', MAIL, 'GET dawn/api/v1/mail-settings/features', ['Notification Types']],
])('lists for the %s', (_, path, call, fields) => {
  it(`${call}: fields say that their options are missing, without a toast, and ask again`, async () => {
    const app = await open('/404');
    const { page } = app;
    await page.getByText('Back to Home').waitFor();
    const retry = (field: string) => button(page, new RegExp(`^Retry: ${field}`)).first();
    await testEachFault(
      app,
      call,
      async () => {
        const answered = waitForCall(page, call);
        if (page.url().endsWith('/404')) {
          await page.goto(path);
          await button(page, /^(Save|Update)$/).waitFor();
          // Rows far below the viewport have no inputs until they are scrolled into view.
          await page.getByRole('group').last().scrollIntoViewIfNeeded();
        } else for (const field of fields) await retry(field).click();
        await answered;
        for (const field of fields) await retry(field).waitFor();
        expect(await getToasts(page).count()).toBe(0);
      },
      'one',
    );
    // Option lists for which a fallback is displayed have failed as well.
    const askNext = async (): Promise<number> => {
      const [next] = await button(page, /^Retry: /).all();
      await next?.click({ timeout: 1000 }).catch(() => undefined);
      return page.getByText('Options could not be loaded').count();
    };
    await expect.poll(askNext).toBe(0);
  });
});

describe('the base formulas', () => {
  it('say that they could not be loaded, on a list that works, and ask again', async () => {
    const app = await open('/404');
    const { page } = app;
    await page.getByText('Back to Home').waitFor();
    await testEachFault(
      app,
      'GET dawn/api/v1/base-dynamic-points',
      async (fault) => {
        if (page.url().endsWith('/404')) await page.goto(POINTS);
        else await button(page, 'Retry').click();
        await expectToast(page, fault);
        await page.getByText('Base Points could not be loaded').waitFor();
        await rows(page).nth(3).waitFor();
      },
      'one',
    );
    await button(page, 'Retry').click();
    await page.getByText('100 points = SGD 1').waitFor();
  });
});

describe('retries', () => {
  it('asks again for a read that met 503, and never sends a write twice', async () => {
    let refused = 0;
    const { page, calls } = await openApp({
      account: 'admin',
      path: ARTICLES_PATH,
      prepare: (fresh) =>
        fresh.route('**/steve/article/article-pages', (route) =>
          refused++ < 2 ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
        ),
    });
    await page.getByRole('row').nth(10).waitFor();
    expect(getCallsTo(calls, 'POST article/article-pages').slice(0, 3)).toHaveLength(3);
  });
});
