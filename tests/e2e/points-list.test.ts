import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, openApp, PHONE_VIEWPORT, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';

const LIST = '/points-management';
const SETTING = '/points-management/setting';
const PAGE_CALL = 'POST dawn/api/v1/dynamic-points-pages';

beforeEach(resetApi);
afterEach(closeApps);

describe('points configuration list', () => {
  it('has its columns, filters and menu, also at its second address', async () => {
    const path = SETTING;
    const { page, calls } = await openApp({ account: 'admin', path });
    await page.getByRole('row').nth(10).waitFor();
    const headers = await page.getByRole('columnheader').allInnerTexts();
    expect(headers.filter((text) => text.trim() !== '' && text !== 'Action')).toEqual([
      'ID',
      'Name',
      'Country',
      'Period Start',
      'Period End',
      'Sites',
      'Vehicle Types',
      'Status',
    ]);
    expect(getCallsTo(calls, PAGE_CALL)[0]?.body).toEqual({ pageNum: 1, pageSize: 10, pageCriteria: {} });
    await page
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click();
    await expect
      .poll(() => page.getByRole('menuitem').allInnerTexts())
      .toEqual(['Assign Sites', 'Assign Vehicles', 'Edit', 'Duplicate', 'Delete']);
    await page.keyboard.press('Escape');
    await page.getByPlaceholder('Search by name').fill('standard');
    await page.getByRole('combobox', { name: 'Country' }).click();
    await page.getByRole('option', { name: /^Malaysia/ }).click();
    await expect
      .poll(() => getCallsTo(calls, PAGE_CALL).map(({ body }) => body))
      .toContainEqual({ pageNum: 1, pageSize: 10, pageCriteria: { criteria: 'standard', countryCode: 'MY' } });
    await page.locator('tbody a').first().click();
    await page.waitForURL(({ pathname }) => new RegExp(`^${path}/update/\\d+$`).test(pathname));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL((url) => url.pathname === path);
  });

  it('offers nothing for rows that are not Active, and shows counts of any kind', async () => {
    const row = (id: number, dataStatus: string, sites: unknown, vehicleTypes: unknown) => ({
      dynamicPointsId: id,
      dynamicPointsName: `Config ${id}`,
      countryCode: 'SG',
      countryName: 'Singapore',
      dataStatus,
      sites,
      vehicleTypes,
    });
    const records = [
      row(1, 'Active', 12, 'Sedan, Van'),
      row(2, 'Inactive', [1, 2, 3], [{ vehicleModelId: 1 }]),
      row(3, 'Expired', 'Suntec', undefined),
    ];
    const { page } = await openApp({
      account: 'admin',
      path: LIST,
      prepare: (opened) =>
        opened.route('**/dynamic-points-pages', (route) =>
          route.fulfill({ json: { success: true, msg: '', data: { records, totalRow: 3 } } }),
        ),
    });
    await page.getByText('Config 3').waitFor();
    expect(await page.locator('tbody').getByRole('link').allInnerTexts()).toEqual([
      '1',
      'Config 1',
      'Config 2',
      'Config 3',
    ]);
    await expect.poll(() => page.getByRole('button', { name: /^Actions/ }).count()).toBe(1);
    const cells = async (at: number) =>
      (await page.locator('tbody tr').nth(at).getByRole('cell').allInnerTexts()).slice(5, 7);
    expect([await cells(0), await cells(1), await cells(2)]).toEqual([
      ['12', 'Sedan, Van'],
      ['3', '1'],
      ['Suntec', ''],
    ]);
  });

  it('deletes after its question and reads the list again', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: LIST });
    await page
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('Are you sure you want to delete this config?').waitFor();
    expect(getCallsTo(calls, 'DELETE dawn/api/v1/dynamic-points/2')).toEqual([]);
    const before = getCallsTo(calls, PAGE_CALL).length;
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Delete success.').waitFor();
    expect(getCallsTo(calls, 'DELETE dawn/api/v1/dynamic-points/2')).toHaveLength(1);
    await expect.poll(() => getCallsTo(calls, PAGE_CALL).length).toBeGreaterThan(before);
  });
});

describe('the list below the base points', () => {
  it.each([
    ['a wide screen', {}],
    ['a phone', { viewport: PHONE_VIEWPORT }],
  ])('stays where it is while they load, on %s', async (_, look) => {
    const { page } = await openApp({
      account: 'admin',
      path: LIST,
      ...look,
      prepare: async (opened) => {
        await opened.addInitScript(() => {
          const tops = new Set<number>();
          Object.assign(window, { tops });
          const sample = (): void => {
            const filters = document.querySelector('.wd-filters');
            if (filters) tops.add(Math.round(filters.getBoundingClientRect().top));
            requestAnimationFrame(sample);
          };
          requestAnimationFrame(sample);
        });
        // The base points arrive after the rows.
        await opened.route('**/base-dynamic-points', async (route) => {
          await opened.getByText('Singapore standard 2026').first().waitFor();
          await route.continue();
        });
      },
    });
    await page.getByText('Last Updated').waitFor();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops])).toHaveLength(1);
  });
});
