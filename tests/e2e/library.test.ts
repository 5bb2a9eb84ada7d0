/** A product of another field, from its own root folder: built, served with its fixture API, and free of charging. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { BODY_SCHEMA_FILES } from '../support/bodySchemaEntity';
import { openApp } from '../support/browser';
import { buildApp, type AppServer, type BuiltApp } from '../support/builtApp';
import { checkLongForm, PRINTER_SCHEMA } from '../support/longForm';
import { PUBLISHED_SCHEMA, PUBLISHED_RECORD } from '../support/publishedSchema';
import { copyProject, type ProjectCopy } from '../support/projectCopy';

let copy: ProjectCopy;
let app: BuiltApp;
let server: AppServer;

beforeAll(async () => {
  vi.stubEnv('WATTDESK_PRODUCT', resolve('examples/library'));
  copy = copyProject(undefined, 'examples/library');
  copy.write('service.json', JSON.stringify(PUBLISHED_SCHEMA));
  writeFileSync(join(copy.dbDir, 'service.json'), JSON.stringify([PUBLISHED_RECORD]));
  copy.write('printer.json', JSON.stringify(PRINTER_SCHEMA));
  writeFileSync(join(copy.dbDir, 'printer.json'), '[]');
  for (const [name, file] of Object.entries(createServedCrate())) copy.write(name, JSON.stringify(file));
  writeFileSync(join(copy.dbDir, 'crate.json'), JSON.stringify([{ crateId: 1, name: 'Old', weight: 7 }]));
  app = await buildApp(copy);
  server = await app.serve();
  vi.unstubAllEnvs();
}, 180_000);

afterAll(async () => {
  await server?.close();
  app?.dispose();
  copy?.dispose();
});

/** The crates below the API of the library. */
function createServedCrate(): Record<string, unknown> {
  const { 'crate.json': crate, ...others } = BODY_SCHEMA_FILES;
  const admin = { ...crate['x-admin'], menu: { group: 'lending' }, calls: { rest: 'crates' } };
  return { 'crate.json': { ...crate, 'x-admin': admin }, ...others };
}

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /User Name/ }).fill('librarian');
  await page.getByLabel(/^Password/).fill('read-more-2026');
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Words of units, icons and statuses that every product may use are in the engine; these are of this field alone. */
const OF_CHARGING = /ocpp|ocpi|evcpid|charge box|charging (profile|session|network)|charger type|rfid|\bWattdesk\b/;

it('signs in, lists, creates and opens its own page, and nothing of charging is in it', async () => {
  const { page, faults } = await openApp({ url: server.url, path: '/books' });
  await page.getByText('Every book finds its reader.').waitFor();
  expect(await page.title()).toBe('Sign in · Leaf & Lend');
  await signIn(page);
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

it('shows a published schema as it is: folded objects, contents that lead to them, and what is sent', async () => {
  const { page, faults } = await openApp({ url: server.url, path: '/services/create' });
  await signIn(page);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const current = contents.locator('[aria-current]');
  const getHeading = (name: string) => page.getByRole('heading', { name, level: 2 }).getByRole('button');
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByRole('textbox', { name: 'Primary Host' }).waitFor();
  // Nothing of the vendor's tools is in the form, and what is optional is one line.
  expect(await page.getByText(/x-|gateway/i).count()).toBe(0);
  expect(await getHeading('Liveness Probe').getAttribute('aria-expanded')).toBe('false');
  expect(await page.evaluate(() => document.querySelector('form')!.offsetHeight)).toBeLessThan(1000);

  await contents.getByRole('button', { name: 'Readiness Probe' }).click();
  expect(await current.textContent()).toBe('Readiness Probe');
  expect(await getHeading('Readiness Probe').evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByLabel('Period Seconds').fill('5');
  await page.keyboard.press('Tab');
  await getHeading('Readiness Probe').click();
  await save.click();
  await contents.getByRole('button', { name: /Readiness Probe.* 2 fields need attention/ }).waitFor();
  expect(await contents.getByRole('button', { name: /Image.* 1 field needs attention/ }).count()).toBe(1);

  await page.getByLabel(/^Name/).fill('billing');
  await page.getByLabel(/^Repository/).fill('example/billing');
  await page.getByLabel(/^Path/).fill('/ready');
  await page.getByLabel(/^Port/).fill('8080');
  await page.getByRole('button', { name: 'Add row: Env' }).click();
  await page.getByRole('group', { name: 'Env 1' }).getByRole('textbox', { name: 'Key' }).fill('MODE');
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url() === `${server.url}/api/services`),
    save.click(),
  ]);
  expect(request.postDataJSON()).toEqual({
    name: 'billing',
    image: { repository: 'example/billing', tag: 'latest' },
    readinessProbe: { path: '/ready', port: 8080, periodSeconds: 5 },
    env: [{ key: 'MODE' }],
  });

  await page.goto(`${server.url}/services/update/1`);
  await page.getByText('Owner: payments').waitFor();
  await page.getByRole('textbox', { name: 'Primary Host' }).fill('pay.example.org');
  const [update] = await Promise.all([page.waitForRequest((one) => one.method() === 'PUT'), save.click()]);
  const { id: _, ...kept } = PUBLISHED_RECORD;
  expect(update.postDataJSON()).toEqual({ ...kept, primaryHost: 'pay.example.org' });
  expect(faults).toEqual([]);
});

it('folds the optional fields of a long form, which are found, filled in and corrected by keyboard', async () => {
  const { page, faults } = await openApp({ url: server.url, path: '/printers/create' });
  await signIn(page);
  await checkLongForm(page, (one) => one.method() === 'POST' && one.url() === `${server.url}/api/printers`);
  expect(faults).toEqual([]);
});

it('sends no body that its schema refuses, says at the fields what is wrong, and keeps what is typed', async () => {
  const { page, faults } = await openApp({ url: server.url, path: '/crates/create' });
  await signIn(page);
  const written: unknown[] = [];
  page.on('request', (one) => void (['POST', 'PUT'].includes(one.method()) && written.push(one.postDataJSON())));
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const weight = page.getByLabel('Weight');
  const save = page.getByRole('button', { name: 'Save' });
  await name.fill('forbidden');
  await weight.fill('7');
  await save.click();
  await page.getByText('Please input a multiple of 5').waitFor();
  await page.getByText('Please input another value, this one is not allowed here').waitFor();
  expect(await name.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByText('Not saved').count()).toBe(0);
  expect(written).toEqual([]);

  await name.fill('Red');
  await weight.fill('');
  const [request] = await Promise.all([page.waitForRequest((one) => one.method() === 'POST'), save.click()]);
  expect(request.postDataJSON()).toEqual({ name: 'Red', rows: [], labels: {} });

  // What the API has stored keeps nobody from changing another field.
  await page.goto(`${server.url}/crates/update/1`);
  await name.fill('New');
  const [update] = await Promise.all([page.waitForRequest((one) => one.method() === 'PUT'), save.click()]);
  expect(update.postDataJSON()).toEqual({ name: 'New', weight: 7 });
  expect(faults).toEqual([]);
});
