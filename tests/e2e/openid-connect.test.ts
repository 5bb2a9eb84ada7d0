/** Sign-in with OpenID Connect at a real provider: code flow with PKCE, renewal, refused renewal and sign-out. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { closeApps, openApp } from '../support/browser';
import { serveBuild, type AppServer } from '../support/builtApp';
import { CLIENT_ID, startIdentityProvider, type IdentityProviderServer } from '../support/identityProvider';

const TYPES = '/marketing-management/article-type';

const folder = mkdtempSync(join(tmpdir(), 'wattdesk-oidc-'));
let app: AppServer;
let provider: IdentityProviderServer;

beforeAll(async () => {
  cpSync(inject('appDir'), folder, { recursive: true });
  app = await serveBuild(folder);
  provider = await startIdentityProvider(app.url);
  const file = join(folder, 'config.json');
  const auth = {
    type: 'oidc',
    authority: provider.url,
    clientId: CLIENT_ID,
    providerName: 'Acme',
    permissions: {
      source: 'claims',
      itemsPath: 'roles',
      roles: { marketing: { allow: ['article', 'article-type'], viewOnly: ['article'] } },
    },
  };
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), auth }));
});

afterEach(closeApps);

afterAll(async () => {
  await app?.close();
  await provider?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** An API that accepts the access tokens of the provider, and refuses every other request with a 401. */
async function answerCall(route: Route): Promise<void> {
  const [, token = ''] = (route.request().headers()['authorization'] ?? '').split('Bearer ');
  if (await provider.isValid(token)) return route.fulfill({ json: { success: true, data: [], total: 0 } });
  return route.fulfill({ status: 401, json: { success: false, msg: 'Your session has ended' } });
}

const getToken = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage['wattdesk.session'] as string) as { token: string }).token);

it('signs in at a provider, renews the token, asks over unsaved input when that is refused, and signs out', async () => {
  const logged: string[] = [];
  const addresses: string[] = [];
  const { page, faults } = await openApp({
    url: app.url,
    path: TYPES,
    prepare: async (fresh) => {
      fresh.on('console', (message) => logged.push(message.text()));
      fresh.on('request', (request) => addresses.push(request.url()));
      await fresh.context().route('**/steve/**', answerCall);
    },
  });
  const heading = page.getByRole('heading', { name: 'Article Types', level: 1 });
  const button = page.getByRole('button', { name: 'Sign in with Acme' });

  await button.click();
  await page.getByPlaceholder(/login/i).fill('ann');
  await page.getByPlaceholder(/password/i).fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading.waitFor();
  expect(page.url()).toBe(app.url + TYPES);
  expect(await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').allInnerTexts()).toEqual([
    'Articles',
    'Article Types',
  ]);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('oidc')))).toEqual([]);

  const first = await getToken(page);
  await provider.expire(first);
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await expect.poll(() => getToken(page)).not.toBe(first);
  await page.getByRole('heading', { name: 'Articles', level: 1 }).waitFor();
  expect(provider.countRenewals()).toBe(1);

  await page.goto(`${TYPES}?dialog=create`);
  await page.getByRole('textbox', { name: /^Type Name/ }).fill('Half a name');
  const second = await getToken(page);
  await provider.revoke(second);
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Sign in with Acme' }).click(),
  ]);
  popup.on('request', (request) => addresses.push(request.url()));
  await popup.getByRole('button', { name: 'Continue' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => popup.isClosed()).toBe(true);
  expect(await page.getByRole('textbox', { name: /^Type Name/ }).inputValue()).toBe('Half a name');
  const third = await getToken(page);
  expect(third).not.toBe(second);

  await page.goto(TYPES);
  await page.getByRole('button', { name: /^Account: Name of ann/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await button.waitFor();
  expect(await page.evaluate(() => localStorage.getItem('wattdesk.session'))).toBeNull();
  expect(await provider.isValid(third)).toBe(false);
  await button.click();
  await page.getByPlaceholder(/password/i).waitFor();

  for (const token of [first, second, third]) {
    expect(logged.join('\n')).not.toContain(token);
    expect(addresses.join('\n')).not.toContain(token);
  }
  expect(addresses.filter((address) => address.startsWith(app.url) && address.includes('code='))).toEqual([]);
  expect(faults).toEqual([]);
});

it('names the origin and the variable where the security policy blocks the provider', async () => {
  const { page } = await openApp({
    url: app.url,
    path: '/login',
    prepare: (fresh) =>
      fresh.route('**/config.json', async (route) => {
        const config = (await (await route.fetch()).json()) as { auth: object };
        await route.fulfill({ json: { ...config, auth: { ...config.auth, authority: 'https://login.example.com' } } });
      }),
  });
  await page.getByRole('button', { name: 'Sign in with Acme' }).click();
  const toast = page.getByRole('alert');
  await toast.getByText(/security policy of this page blocks https:\/\/login\.example\.com/).waitFor();
  await toast.getByText(/WATTDESK_AUTH_ORIGINS/).waitFor();
});
