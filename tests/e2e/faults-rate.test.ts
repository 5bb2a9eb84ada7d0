import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, openApp, resetApi } from '../support/browser';
import { testEachFault, waitForCall, getToasts, getOptionsWithFaults } from '../support/faultScenarios';

const RATE = '/site-management/dynamic-rate-update/1';

beforeEach(resetApi);
afterEach(closeApps);

/** Wide enough for every list to render as a table. */
const viewport = { width: 1600, height: 900 };
const open = (path: string) => openApp({ account: 'admin', path, viewport, ...getOptionsWithFaults() });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describe('the week of a rate', () => {
  it('says that it does not know the other rates, and the form works without them', async () => {
    const app = await open('/404');
    const { page } = app;
    await page.getByText('Back to Home').waitFor();
    await testEachFault(
      app,
      'POST dynamic-rate/dynamic-rate-pages',
      async () => {
        const answered = waitForCall(page, 'POST dynamic-rate/dynamic-rate-pages');
        if (page.url().endsWith('/404')) await page.goto(RATE);
        else await button(page, 'Retry').click();
        await answered;
        await page.getByText('Other rates could not be loaded').waitFor();
        expect(await getToasts(page).count()).toBe(0);
      },
      'one',
    );
    await button(page, 'Retry').click();
    await expect.poll(() => page.getByText('Other rates could not be loaded').count()).toBe(0);
    await button(page, 'Save').waitFor();
  });
});
