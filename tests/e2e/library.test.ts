/** A product of another field, from its own root folder: built, served with its fixture API, and free of charging. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openApp } from '../support/browser';
import { buildApp, type AppServer, type BuiltApp } from '../support/builtApp';

let app: BuiltApp;
let server: AppServer;

beforeAll(async () => {
  vi.stubEnv('WATTDESK_PRODUCT', resolve('examples/library'));
  app = await buildApp();
  server = await app.serve();
  vi.unstubAllEnvs();
}, 180_000);

afterAll(async () => {
  await server?.close();
  app?.dispose();
});

/** Words of units, icons and statuses that every product may use are in the engine; these are of this field alone. */
const OF_CHARGING = /ocpp|ocpi|evcpid|charge box|charging (profile|session|network)|charger type|rfid|\bWattdesk\b/;

it('signs in, lists, creates and opens its own page, and nothing of charging is in it', async () => {
  const { page, faults } = await openApp({ url: server.url, path: '/books' });
  await page.getByText('Every book finds its reader.').waitFor();
  expect(await page.title()).toBe('Sign in · Leaf & Lend');
  await page.getByRole('textbox', { name: /User Name/ }).fill('librarian');
  await page.getByLabel(/^Password/).fill('read-more-2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('row', { name: /Ficciones.*Jorge Luis Borges.*Hillside Branch.*On Loan/ }).waitFor();
  expect(await page.getByRole('navigation').first().textContent()).toMatch(/Lending.*Catalogue.*Overdue Loans/);

  await page.goto(`${server.url}/authors`);
  await page.getByRole('link', { name: 'Create' }).click();
  await page.getByRole('textbox', { name: /Name/ }).fill('Selma Lagerlöf');
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url() === `${server.url}/api/authors`),
    page.getByRole('dialog').getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({ authorName: 'Selma Lagerlöf' });
  await page.getByRole('row', { name: /Selma Lagerlöf/ }).waitFor();

  await page.getByRole('link', { name: 'Overdue Loans' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: /Emma, due for \d+ days: Ada Palmer/ })
    .waitFor();
  expect(faults).toEqual([]);

  const assets = join(app.dir, 'assets');
  const found = readdirSync(assets).filter((name) => OF_CHARGING.test(readFileSync(join(assets, name), 'utf8')));
  expect(found).toEqual([]);
});
