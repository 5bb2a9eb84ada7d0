/** The build under a sub-path as in production: a real nginx in front of the fixture API. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ensureNginx } from '../../tools/run/nginx.mjs';
import { ARTICLES_PATH, uploadFiles } from '../support/articleForm';
import { getAppUrl, openApp, resetApi, type App } from '../support/browser';
import { createPng } from '../support/testFiles';
import { startNginx, type NginxServer } from '../support/nginxServer';

const BASE = '/admin';
const PASSWORD = 'Wattdesk#2026';

beforeEach(resetApi);

describe.skipIf(!ensureNginx())('below a sub-path', () => {
  let server: NginxServer;
  const astray: string[] = [];

  beforeAll(async () => {
    server = await startNginx(inject('appDir'), { WATTDESK_API: getAppUrl(), WATTDESK_BASE: BASE });
  });

  afterAll(() => server?.stop());

  const record = (page: Page): void => {
    page.on('response', (response) => {
      const { pathname, origin } = new URL(response.url());
      if (origin !== server.url || !pathname.startsWith(`${BASE}/`) || response.status() >= 400)
        astray.push(`${response.status()} ${response.url()}`);
    });
  };

  async function signIn({ page }: App): Promise<void> {
    await page.getByRole('textbox', { name: /User Name/ }).fill('admin');
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
  }

  it('signs in, comes back to where it was, loads what comes on demand, and asks for nothing elsewhere', async () => {
    const prepare = async (page: Page): Promise<void> => record(page);
    const app = await openApp({ url: server.url, path: `${BASE}${ARTICLES_PATH}?page=2`, prepare });
    const { page, faults } = app;
    await page.waitForURL(`**${BASE}/login`);
    await signIn(app);
    await page.waitForURL((url) => url.pathname === `${BASE}${ARTICLES_PATH}` && url.searchParams.get('page') === '2');
    await page.getByRole('row').nth(5).waitFor();
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => !key.startsWith(`wattdesk./admin/.`))).toEqual([]);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /Export/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);

    await page.goto(`${BASE}${ARTICLES_PATH}/create`);
    await page.getByRole('textbox', { name: /^Title/ }).waitFor();
    await uploadFiles(page, createPng());
    const picture = page.getByRole('img', { name: /Image 1|charger/ });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    const beside = await openApp({ openIn: app, path: `${BASE}/dashboard`, prepare });
    await beside.page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    await beside.page.locator('.recharts-surface').first().waitFor();
    expect([...astray, ...faults, ...beside.faults]).toEqual([]);
  });

  it('leads there from any other address', async () => {
    const { page } = await openApp({ url: server.url, path: '/login' });
    await page.waitForURL(`**${BASE}/login`);
  });
});
