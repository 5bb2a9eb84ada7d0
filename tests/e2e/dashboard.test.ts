import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { openScreen, pickOption } from '../support/administrationScreens';
import { closeApps, openApp, PHONE_VIEWPORT, resetApi } from '../support/browser';
import { getToasts } from '../support/faultScenarios';
import { getCallsTo } from '../support/recordedCalls';

beforeEach(resetApi);
afterEach(closeApps);

const section = (page: Page, name: string) => page.getByRole('region', { name });
const drawn = (page: Page, name: string) => section(page, name).locator('svg.recharts-surface').waitFor();
const BLOCKS = [
  'top-cards',
  'hourly-usages',
  'bottom-cards',
  'bottom-chart',
  'revenue-tracking',
  'incidents',
  'connectors',
];

const ofBlocks = (calls: readonly { path: string }[]): string[] =>
  calls.flatMap(({ path }) => {
    const [, block = ''] = /^dashboard\/([a-z-]+)\?/.exec(path) ?? [];
    return BLOCKS.includes(block) ? [path] : [];
  });

describe('the dashboard', () => {
  it('is the landing page, and all of it follows its filters, which the address keeps', async () => {
    const { page, calls } = await openScreen('/redirect');
    await page.waitForURL('**/dashboard');
    for (const name of ['Hourly Usage', 'Performance', 'Revenue Tracking', 'Connectors']) await drawn(page, name);
    await section(page, 'Incidents').getByRole('row').nth(10).waitFor();
    expect(await page.locator('h2').allInnerTexts()).toEqual([
      'Today and This Month',
      'Hourly Usage',
      'Performance',
      'Revenue Tracking',
      'Connectors',
      'Incidents',
    ]);
    expect(ofBlocks(calls).toSorted()).toEqual(
      BLOCKS.map(
        (block) => `dashboard/${block}?countryCode=SG${block === 'bottom-chart' ? '&tab=ENERGY' : ''}`,
      ).toSorted(),
    );

    calls.length = 0;
    await pickOption(page, /Country/, 'Malaysia');
    await section(page, 'Revenue Tracking')
      .getByText(/^RM[\d,]+\.\d\d$/)
      .first()
      .waitFor();
    await expect.poll(() => ofBlocks(calls).length).toBe(BLOCKS.length);
    for (const path of ofBlocks(calls)) expect(path).toMatch(/countryCode=MY(&tab=ENERGY)?$/);
    await pickOption(page, /Provider/, 'Straits Energy');
    await page.reload();
    await drawn(page, 'Revenue Tracking');
    expect(ofBlocks(calls).at(-1)).toMatch(/countryCode=MY&providerPk=\d+/);
    expect(await page.getByRole('combobox', { name: /Country/ }).innerText()).toBe('Malaysia');
  });

  it('waits for a slow block and tells of a failed one in their own places', async () => {
    let answer: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { page } = await openApp({
      account: 'admin',
      path: '/dashboard',
      prepare: async (of) => {
        await of.route('**/dashboard/hourly-usages?*', async (route) => {
          await slow;
          await route.continue();
        });
        await of.route('**/dashboard/incidents?*', (route) =>
          route.fulfill({ status: 500, json: { success: false, msg: 'The incident desk is closed', data: null } }),
        );
      },
    });
    // First, because it disappears after a while, whatever the charts take.
    await expect.poll(() => getToasts(page).allInnerTexts()).toEqual(['The incident desk is closed']);
    await section(page, 'Incidents').getByText('The incident desk is closed').waitFor();
    await drawn(page, 'Performance');
    expect(await section(page, 'Hourly Usage').locator('svg.recharts-surface').count()).toBe(0);
    const top = (await section(page, 'Performance').boundingBox())?.y;
    answer();
    await drawn(page, 'Hourly Usage');
    // No layout shift: the block below has not moved.
    expect((await section(page, 'Performance').boundingBox())?.y).toBe(top);
    await page.unroute('**/dashboard/incidents?*');
    await section(page, 'Incidents').getByRole('button', { name: 'Retry' }).click();
    await section(page, 'Incidents').getByRole('row').nth(10).waitFor();
  });

  it('asks no more once it is left', async () => {
    const removedNames: string[] = [];
    const { page } = await openApp({
      account: 'admin',
      path: '/dashboard',
      prepare: async (of) => {
        await of.route('**/dashboard/{hourly-usages,bottom-cards}?*', () => undefined);
        of.on('requestfailed', (request) => removedNames.push(new URL(request.url()).pathname.replace('/steve/', '')));
      },
    });
    await section(page, 'Today and This Month').getByText('Sessions Today').waitFor();
    await page.getByRole('link', { name: 'Dynamic Rates', exact: true }).click();
    await page.locator('tbody').getByRole('row').first().waitFor();
    await expect
      .poll(() => removedNames)
      .toEqual(expect.arrayContaining(['dashboard/bottom-cards', 'dashboard/hourly-usages']) as unknown);
    expect(await getToasts(page).count()).toBe(0);
  });

  it('reads its charts aloud by the arrow keys, and gives them as table, sheet and picture', async () => {
    const { page, calls } = await openScreen('/dashboard');
    const block = section(page, 'Hourly Usage');
    await drawn(page, 'Hourly Usage');
    await block.locator('svg.recharts-surface').focus();
    await page.keyboard.press('ArrowRight');
    await block
      .getByRole('status')
      .getByText(/^Energy ?: ?[\d,.]+ kWh$/)
      .waitFor();

    const menu = block.getByRole('button', { name: 'Options for Hourly Usage' });
    const table = block.getByRole('table', { name: 'Hourly Usage' });
    // The visually hidden table is clipped by its parent.
    const frame = table.locator('..');
    expect((await frame.boundingBox())?.height).toBeLessThan(2);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Show as table' }).click();
    expect((await frame.boundingBox())?.height).toBeGreaterThan(200);
    const lines = await table.getByRole('row').allInnerTexts();

    const taken = async (entry: string): Promise<{ name: string; file: Buffer }> => {
      const download = page.waitForEvent('download');
      await menu.click();
      await page.getByRole('menuitem', { name: entry }).click();
      const arrived = await download;
      return { name: arrived.suggestedFilename(), file: await readFile(await arrived.path()) };
    };
    const sheet = await taken('Download figures (Excel)');
    expect(sheet.name).toMatch(/^Hourly Usage-.*\.xlsx$/);
    const book = read(sheet.file);
    const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
    expect(rows[0]).toEqual(['Hour', 'Energy (kWh)']);
    expect(rows.length).toBe(lines.length);
    const picture = await taken('Download picture (PNG)');
    expect(picture.name).toBe('Hourly Usage.png');
    expect(picture.file.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.file.length).toBeGreaterThan(5000);
    // The file contains the figures on screen; no further request was sent.
    expect(getCallsTo(calls, 'GET dashboard/hourly-usages?countryCode=SG')).toHaveLength(1);
  });

  it('leads from an incident to its charge box, and from a month to its reports', async () => {
    const { page, calls } = await openScreen('/dashboard');
    // The statuses that a list can be filtered by lead to it; the figures say what they were before.
    await section(page, 'Connectors').getByRole('link', { name: 'Faulted', exact: true }).waitFor();
    expect(await section(page, 'Connectors').getByRole('link', { name: 'Available', exact: true }).count()).toBe(0);
    // The ring is one stop of the Tab key, the drawing with its name, which takes the arrow keys.
    const stops = section(page, 'Connectors').locator('svg.recharts-surface, svg [tabindex="0"]');
    expect(await stops.evaluateAll((all) => all.map((stop) => stop.getAttribute('aria-label')))).toEqual([
      'Connectors',
    ]);
    // The head of a chart reaches over the title of its section, whose link stays in front.
    await page.getByRole('link', { name: 'Connectors', exact: true }).click({ trial: true });
    await section(page, 'Performance')
      .getByText(/(above|below) the 30 days before$/)
      .first()
      .waitFor();
    expect(
      await section(page, 'Performance')
        .getByText(/Last 30 days/i)
        .count(),
    ).toBe(1);
    const box = section(page, 'Incidents').getByRole('row').nth(1).getByRole('link');
    const chargeBoxId = await box.innerText();
    await box.click();
    await page.getByRole('heading', { level: 1, name: chargeBoxId }).waitFor();
    await section(page, 'Last Error').getByText('Error Code').waitFor();
    await section(page, 'Site').getByRole('link').waitFor();
    expect(getCallsTo(calls, 'POST dawn/api/v1/incident/connectivity-pages')[0]?.body).toMatchObject({
      pageNo: 1,
      pageVo: { chargeBoxId },
    });
    await page.getByRole('button', { name: /^Errors/ }).click();
    await section(page, 'Related').getByRole('row').nth(1).waitFor();

    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await drawn(page, 'Revenue Tracking');
    await section(page, 'Revenue Tracking').locator('svg.recharts-surface').focus();
    await page.keyboard.press('ArrowRight');
    const month = section(page, 'Revenue Tracking')
      .getByRole('status')
      .getByText(/^\w{3} \d{4}$/);
    await month.waitFor();
    const year = ((await month.textContent()) ?? '').slice(-4);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/monthly-reports?filter=*');
    await page.getByRole('heading', { level: 1, name: 'Monthly Reports' }).waitFor();
    await page.getByRole('row').nth(1).waitFor();
    expect(getCallsTo(calls, 'POST dawn/api/v1/report/monthly-report-pages').at(-1)?.body).toMatchObject({
      pageVo: { year: Number(year) },
    });
  });

  it('fits on a telephone, and is there to be read for whoever may only look', async () => {
    const { page } = await openApp({ account: 'viewer', path: '/dashboard', viewport: PHONE_VIEWPORT, dark: true });
    for (const name of ['Hourly Usage', 'Connectors']) await drawn(page, name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE_VIEWPORT.width);
    await section(page, 'Connectors').getByRole('button', { name: 'Options for Connectors' }).click();
    await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Show as table']);
    // Nothing of the frame is printed, and the time of the print stands above the figures.
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('button', { name: 'Refresh' }).isVisible()).toBe(false);
    await page.getByText(/^\d\d \w{3} \d{4} \d\d:\d\d Singapore/).waitFor();
    const chart = await page.locator('svg.recharts-surface').first().boundingBox();
    expect(chart?.width).toBeGreaterThan(200);
  });

  it('is nobody’s who has it not among the resources', async () => {
    const { page, calls } = await openScreen('/dashboard', 'group');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(ofBlocks(calls)).toEqual([]);
    expect(await page.getByRole('link', { name: 'Dashboard', exact: true }).count()).toBe(0);
  });
});
