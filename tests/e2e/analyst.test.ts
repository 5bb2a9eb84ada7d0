import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDevServer, type DevServer } from '../support/devServer';
import { EDITS } from '../support/edits';

const CREATE = '/marketing-management/article/create';
const TYPES = '/marketing-management/article-type';

let server: DevServer;
let browser: Browser;
let page: Page;
let originals: Record<string, string>;

const FILES = [...new Set(EDITS.map(({ file }) => file))];

beforeAll(async () => {
  server = await startDevServer();
  originals = Object.fromEntries(FILES.map((file) => [file, server.read(file)]));
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
});

beforeEach(async () => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } });
  const response = await fetch(`${server.url}/steve/dawn/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'Wattdesk#2026' }),
  });
  const { data } = (await response.json()) as { data: unknown };
  await context.addInitScript((text) => {
    localStorage.setItem('wattdesk.session', text);
    // A page that reloads loses this mark: an edit must arrive without one.
    addEventListener('load', () => Object.assign(window, { sameVisit: undefined }));
  }, JSON.stringify(data));
  page = await context.newPage();
});

afterEach(async () => {
  for (const [file, text] of Object.entries(originals)) if (server.read(file) !== text) server.write(file, text);
  await page.context().close();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

const markVisit = (): Promise<void> => page.evaluate(() => void Object.assign(window, { sameVisit: true }));
const sameVisit = (): Promise<boolean> => page.evaluate(() => (window as { sameVisit?: boolean }).sameVisit === true);

describe('an edit of a schema file reaches the open browser', () => {
  it.each(EDITS)('$name', async ({ path, file, before, after, ready, seen }) => {
    await page.goto(path);
    await ready(page);
    await markVisit();
    server.edit(file, before, after);
    await seen(page);
    expect(await sameVisit()).toBe(true);
  });

  it('and leaves what is typed in a form of another entity', async () => {
    await page.goto(CREATE);
    const title = page.getByRole('textbox', { name: /^Title/ });
    await title.fill('Not saved yet');
    await markVisit();
    server.edit('article-type.json', '"title": "Article Types"', '"title": "Kinds of Articles"');
    await page
      .getByRole('link', { name: 'Kinds of Articles' })
      .or(page.getByText('Kinds of Articles'))
      .first()
      .waitFor();
    expect(await title.inputValue()).toBe('Not saved yet');
    expect(await sameVisit()).toBe(true);
  });
});

describe('a mistake in a schema file', () => {
  it('is shown with file, line and cure; the last good version goes on and the mended file arrives', async () => {
    await page.goto(TYPES);
    await page.getByRole('row').nth(5).waitFor();
    const overlay = page.locator('vite-error-overlay');

    server.edit('article-type.json', '"maxLength": 30', '"maxLenght": 30');
    await overlay.waitFor({ state: 'attached' });
    const text = await overlay.evaluate((element) => element.shadowRoot?.textContent ?? '');
    expect(text).toMatch(/article-type\.json:\d+:\d+/);
    expect(text).toContain('did you mean "maxLength"?');
    expect(await page.getByRole('row').count()).toBeGreaterThan(5);

    server.write('article-type.json', originals['article-type.json']!.replace('"Type Name"', '"Mended Name"'));
    await overlay.waitFor({ state: 'detached' });
    await page.getByRole('columnheader', { name: 'Mended Name' }).waitFor();
  });
});

describe('a new entity', () => {
  it('is one schema file and one data file: menu entry, list, filter, form, validation, endpoints', async () => {
    await page.goto(TYPES);
    await page.getByRole('row').nth(5).waitFor();
    writeFileSync(
      join(server.dir, 'db/parking-lot.json'),
      JSON.stringify([{ parkingLotId: 1, parkingLotName: 'Deck A', dataStatus: 'Active' }]),
    );
    server.write(
      'parking-lot.json',
      JSON.stringify({
        $schema: './meta/entity.schema.json',
        $id: 'parking-lot',
        title: 'Parking Lots',
        type: 'object',
        properties: {
          parkingLotId: { type: 'integer', title: 'ID', readOnly: true },
          parkingLotName: {
            type: 'string',
            title: 'Lot Name',
            maxLength: 20,
            errorMessage: { required: 'Name the lot' },
          },
          dataStatus: { $ref: 'common.json#/$defs/dataStatus' },
        },
        required: ['parkingLotName'],
        'x-admin': {
          id: 'parkingLotId',
          noun: 'parking lot',
          menu: { group: 'site', order: 10 },
          routes: { list: '/site-management/parking-lot' },
          calls: {
            page: { call: 'POST parking/lot-pages', paging: 'pageNum/pageVo' },
            get: 'GET parking/lots/{parkingLotId}',
            create: 'POST parking/lots',
            update: 'PUT parking/lots',
            delete: 'DELETE parking/lots/{parkingLotId}',
          },
          list: { columns: ['parkingLotId', 'parkingLotName', 'dataStatus'], filters: ['dataStatus'] },
          form: { in: 'dialog' },
        },
      }),
    );
    await expect
      .poll(async () => {
        await page.goto('/site-management/parking-lot');
        return page
          .getByText('Deck A')
          .first()
          .waitFor({ timeout: 2000 })
          .then(
            () => true,
            () => false,
          );
      })
      .toBe(true);
    await page.getByRole('link', { name: 'Parking Lots' }).waitFor();
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Name the lot').waitFor();
    await page.getByRole('textbox', { name: 'Lot Name' }).fill('Deck B');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.locator('tbody').getByText('Deck B').waitFor();
  });
});
