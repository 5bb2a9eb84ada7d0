/**
 * Features of the schema language that no entity of the product uses, on test entities (tests/corpus/language):
 * filters that apply on a button, periods, tabs, selected rows, downloads, and every kind of section.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp, type App } from '../support/browser';
import { serveCopy, type AppServer } from '../support/builtApp';
import { copyProject } from '../support/projectCopy';
import { getCallsTo } from '../support/recordedCalls';
import { SELECTION_ACTIONS, testSelectionFaults } from '../support/selectionFaults';

const NOW = new Date('2026-11-12T10:00:00+08:00');
const PAGES = 'POST outage/pages';

let server: AppServer;
let first: App;
let current: App;

beforeAll(async () => {
  const copy = copyProject('tests/corpus/language');
  copy.edit('article-type.json', '"x-admin": {', `"x-admin": { "actions": ${JSON.stringify(SELECTION_ACTIONS)},`);
  server = await serveCopy(copy);
  first = await openApp({ url: server.url, account: 'admin', path: '/api' });
});
beforeEach(() => fetch(`${server.url}/steve/dawn/api/v1/fixtures/reset`, { method: 'POST' }));
afterEach(() => current.page.close());
afterAll(() => server.close());

async function open(path: string): Promise<App> {
  const prepare = (page: Page) => page.clock.install({ time: NOW });
  const app = await openApp({ openIn: first, path, prepare });
  current = app;
  await app.page.getByRole('heading', { level: 1 }).waitFor();
  return app;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.locator('tbody').getByRole('row');
const lastPage = ({ calls }: App) => (getCallsTo(calls, PAGES).at(-1)?.body as { pageVo: unknown } | undefined)?.pageVo;
/** Confirms a dialog. */
async function answer(page: Page, question: string, yes = 'Confirm'): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: question });
  await dialog.getByRole('button', { name: yes, exact: true }).click();
}
const getRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

describe('filters as a shape', () => {
  it('ask once when opened, and then by the button alone', async () => {
    const app = await open('/outages');
    const { page, calls } = app;
    await expect.poll(() => rows(page).count()).toBe(10);
    const firstPages = () => getCallsTo(calls, PAGES).filter(({ body }) => (body as { pageNo: number }).pageNo === 1);
    expect(firstPages().map(({ body }) => body)).toEqual([{ pageNo: 1, pageSize: 10, pageVo: {} }]);

    await button(page, 'Nearest Week').click();
    expect(await button(page, 'Nearest Week').getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('textbox', { name: 'Minutes at least' }).fill('60');
    await page.getByRole('combobox', { name: 'Kinds' }).click();
    await page.getByRole('option', { name: 'NET' }).click();
    await page.getByRole('option', { name: 'BOX' }).click();
    await page.keyboard.press('Escape');
    expect(firstPages()).toHaveLength(1);
    await button(page, 'Search').click();
    const asked = { startDate: '2026-11-06', endDate: '2026-11-12', kinds: ['NET', 'BOX'], minutes: 60 };
    await expect.poll(() => lastPage(app)).toEqual(asked);

    await page.reload();
    await expect.poll(() => lastPage(app)).toEqual(asked);
    await button(page, 'Reset filters').click();
    await expect.poll(() => lastPage(app)).toEqual({});
    expect(new URL(page.url()).search).toBe('');
  });

  it('take no more days than are allowed', async () => {
    const app = await open('/outages?filter={"period":{"from":"2026-11-01","to":"2026-11-20"}}');
    const { page, calls } = app;
    await page.getByText('Please select at most 7 days').waitFor();
    expect(getCallsTo(calls, PAGES)).toHaveLength(0);
    await button(page, 'Today').click();
    await button(page, 'Search').click();
    await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
    expect(lastPage(app)).toEqual({ startDate: '2026-11-12', endDate: '2026-11-12' });
  });

  it('are chosen by tabs, and kept in the address', async () => {
    const app = await open('/outages');
    const { page } = app;
    const tab = (name: string) => page.getByRole('radio', { name, exact: true });
    await page.getByText('Network', { exact: true }).first().click();
    await expect.poll(() => lastPage(app)).toEqual({ kind: 'NET' });
    await expect
      .poll(async () => new Set(await page.locator('tbody td:nth-child(4)').allInnerTexts()))
      .toEqual(new Set(['Network']));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => lastPage(app)).toEqual({ kind: 'BOX' });
    await page.goBack();
    await expect.poll(() => tab('Network').isChecked()).toBe(true);
  });
});

describe('actions', () => {
  it('are done to the chosen rows at once, after a question', async () => {
    const { page, calls } = await open('/outages');
    await page.getByRole('checkbox', { name: 'Select Depot 1', exact: true }).check();
    await page.getByRole('checkbox', { name: 'Select Depot 3', exact: true }).check();
    await page.getByText('2 selected').waitFor();
    await button(page, 'Resolve').click();
    await answer(page, 'Resolve?', 'Resolve');
    await page.getByText('Resolved', { exact: true }).last().waitFor();
    expect(getCallsTo(calls, 'POST outage/resolve').map(({ body }) => body)).toEqual([{ ids: [1, 3] }]);
    await expect.poll(() => getRow(page, 'Depot 3').getByRole('cell', { name: 'Yes' }).count()).toBe(1);
    await page.getByText('Nothing selected').waitFor();
  });

  it('are done to all that match, one after the other, with what they ask for', async () => {
    const { page, calls } = await open('/outages?filter={"kind":"NET"}');
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    const all = page.getByRole('button', { name: /^Select all \d+/ });
    const total = Number(/\d+/.exec(await all.innerText())?.[0]);
    await all.click();
    await page.getByText(`All ${total} matches are selected`).waitFor();
    await button(page, 'Close').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.getByText('Please input Why').waitFor();
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Cable cut');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await answer(page, 'Close them?', 'Close');
    const closed = () => calls.filter(({ path }) => path.startsWith('outage/close/'));
    await expect.poll(() => closed().length).toBe(total);
    expect(closed().map(({ body }) => body)).toEqual(Array.from({ length: total }, () => ({ why: 'Cable cut' })));
    expect(new Set(closed().map(({ path }) => path)).size).toBe(total);
    await dialog.waitFor({ state: 'detached' });
  });

  it('are not offered where the record forbids it, and rest after they were used', async () => {
    const { page } = await open('/outages');
    await page.getByRole('button', { name: 'Actions for Depot 2', exact: true }).click();
    expect(await page.getByRole('menuitem', { name: 'Resolve' }).getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');

    const arrives = page.waitForEvent('download');
    await button(page, 'Report').click();
    expect((await arrives).suggestedFilename()).toMatch(/^Outages-\d{14}\.xls$/);
    const rests = () => button(page, 'Report').getAttribute('aria-busy');
    expect(await rests()).toBe('true');
    await page.clock.runFor(5000);
    await expect.poll(rests).toBeNull();
  });
});

describe('a view', () => {
  it('is opened by a click on the row, and shows each kind of section', async () => {
    const { page, calls, faults } = await open('/outages');
    await getRow(page, 'Depot 5').getByRole('cell', { name: 'Depot 5', exact: true }).click();
    await page.waitForURL(/\/outages\/view\/5$/);
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    await expect.poll(() => region('Facts').innerText()).toContain('Depot 5 was out for 225 on 05 Nov 2026');
    await page.getByText('Sessions').first().waitFor();
    await region('Power').locator('svg').first().waitFor();
    await expect.poll(() => region('Power').getByRole('table').getByRole('row').count()).toBeGreaterThan(5);
    await expect.poll(() => getCallsTo(calls, 'GET outage/5').length).toBe(1);
    await region('Recipients').getByRole('heading').first().waitFor();
    await expect
      .poll(() => calls.find(({ path }) => path.includes('recipient-pages'))?.body)
      .toMatchObject({ pageCriteria: { emailId: 225 } });
    expect(faults).toEqual([]);
  });
});

describe('an added language', () => {
  it('is offered, spoken and remembered, and English where it says nothing', async () => {
    const { page, faults } = await open('/outages');
    await button(page, 'Language').click();
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await button(page, 'Sprache').waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Ausfälle' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    await page.getByRole('columnheader', { name: 'Standort' }).waitFor();
    await page
      .getByText(/^\d+ Ergebnisse$/)
      .first()
      .waitFor();
    await button(page, 'Appearance').waitFor();
    await button(page, /^Datum auswählen/)
      .first()
      .click();
    await page.getByRole('columnheader', { name: 'Montag' }).waitFor();
    await page.keyboard.press('Escape');
    await page.evaluate(() => localStorage.removeItem('wattdesk.settings.locale'));
    expect(faults).toEqual([]);
  });
});

describe('actions for which rows were chosen', () => {
  // A profile of its own, because the other tests replace the clock of theirs.
  let other: App | undefined;
  testSelectionFaults(async (path, options) => {
    other ??= await openApp({ url: server.url, account: 'admin', path: '/api' });
    current = await openApp({ openIn: other, path, ...options });
    return current;
  });
});
