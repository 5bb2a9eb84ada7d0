/** Sign-in with a session cookie and a CSRF token, and with renewed tokens at an API of another origin. */
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, expect, inject, it, onTestFinished } from 'vitest';
import { createFixtureApp } from '../../fixtures/createFixtureApp';
import signInConfigs from '../../fixtures/auth/signInConfigs.json';
import { closeApps, openApp } from '../support/browser';
import { serveBuild } from '../support/builtApp';

const TYPES = '/marketing-management/article-type';
/** The call that creates an article type. */
const CREATE = /article\/article-types$/;
const ROOT = join(import.meta.dirname, '../..');

afterEach(closeApps);

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /User Name/ }).fill('admin');
  await page.getByLabel(/^Password/).fill('Wattdesk#2026');
  await page.getByRole('button', { name: 'Login' }).click();
}

const waitForRows = (page: Page): Promise<void> => page.getByRole('row').nth(1).waitFor();

it('signs in by cookie, sends the CSRF token with writes, and asks over unsaved input when the session ends', async () => {
  const app = await serveBuild(inject('appDir'), { FIXTURE_AUTH: 'cookie' });
  onTestFinished(() => app.close());
  const { page, calls, faults } = await openApp({ url: app.url, path: TYPES });
  await signIn(page);
  await waitForRows(page);
  expect(new URL(page.url()).pathname).toBe(TYPES);
  const { name = '', value = '' } =
    (await page.context().cookies()).find((cookie) => cookie.name === 'XSRF-TOKEN') ?? {};
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  for (const cookie of await page.context().cookies(`${app.url}/steve/`)) expect(stored).not.toContain(cookie.value);

  const type = async (text: string): Promise<void> => {
    await page.goto(`${TYPES}?dialog=create`);
    await page.getByRole('textbox', { name: /^Type Name/ }).fill(text);
  };
  const save = async (): Promise<number> => {
    const answer = page.waitForResponse(
      (response) => response.request().method() === 'POST' && CREATE.test(response.url()),
    );
    await page.getByRole('button', { name: 'Save' }).click();
    return (await answer).status();
  };
  await type('By cookie');
  expect(await save()).toBe(200);
  const write = calls.find(({ method, path }) => method === 'POST' && CREATE.test(path));
  expect(name).toBe('XSRF-TOKEN');
  expect(write?.headers).toMatchObject({ 'x-xsrf-token': value });
  expect(write?.headers).not.toHaveProperty('authorization');

  await type('Half a name');
  await page.context().clearCookies();
  expect(await save()).toBe(401);
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel(/^Password/).fill('Wattdesk#2026');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByRole('textbox', { name: /^Type Name/ }).inputValue()).toBe('Half a name');
  expect(await save()).toBe(200);

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('textbox', { name: /User Name/ }).waitFor();
  expect(await page.context().cookies(`${app.url}/steve/`)).toEqual([]);
  expect(faults).toEqual([]);
});

/** Starts an API of another origin, which pages of every origin may call. */
async function startOtherApi(): Promise<{ origin: string; expireTokens(): Promise<unknown> }> {
  const fixtures = createFixtureApp({
    schemaDir: join(ROOT, 'schema'),
    dbDir: join(ROOT, 'fixtures/db'),
    auth: 'bearer',
    log: () => undefined,
  });
  const server = createServer((req, res) => fixtures.handler(req, res, () => res.writeHead(404).end()));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const clock = `${origin}/steve/dawn/api/v1/fixtures/clock`;
  const headers = { 'Content-Type': 'application/json' };
  return { origin, expireTokens: () => fetch(clock, { method: 'POST', headers, body: '{"ms":60000}' }) };
}

it('calls an API of another origin where the configuration allows it, and names what the policy blocks', async () => {
  const { origin, expireTokens } = await startOtherApi();
  const folder = mkdtempSync(join(tmpdir(), 'wattdesk-origin-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(inject('appDir'), folder, { recursive: true });
  const file = join(folder, 'config.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...config, apiBase: `${origin}/steve`, auth: signInConfigs.bearer }));
  const app = await serveBuild(folder);
  onTestFinished(() => app.close());

  const addresses: string[] = [];
  const { page, calls, faults } = await openApp({
    url: app.url,
    path: TYPES,
    prepare: async (fresh) => fresh.on('request', (request) => addresses.push(request.url())),
  });
  await signIn(page);
  await waitForRows(page);
  const api = addresses.filter((address) => address.includes('/steve/'));
  expect(api.filter((address) => !address.startsWith(`${origin}/steve/`))).toEqual([]);
  expect(calls.find(({ path }) => path.startsWith('article/article-type'))?.headers).toMatchObject({
    authorization: expect.stringMatching(/^Bearer /),
  });

  await expireTokens();
  await page.getByRole('link', { name: 'Articles', exact: true }).click();
  await page.getByRole('heading', { name: 'Articles', level: 1 }).waitFor();
  await waitForRows(page);
  expect(calls.filter(({ method, path }) => method === 'POST' && path === 'auth/refresh')).toHaveLength(1);
  expect(faults).toEqual([]);

  const { page: other } = await openApp({
    url: app.url,
    path: '/login',
    prepare: (fresh) =>
      fresh.route('**/config.json', (route) =>
        route.fulfill({ json: { ...config, apiBase: 'https://api.example.com/v2', auth: signInConfigs.bearer } }),
      ),
  });
  await signIn(other);
  const toast = other.getByRole('alert');
  await toast.getByText(/security policy of this page blocks https:\/\/api\.example\.com/).waitFor();
  await toast.getByText(/WATTDESK_API_ORIGIN/).waitFor();
});
