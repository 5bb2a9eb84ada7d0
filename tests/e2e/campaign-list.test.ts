import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, openApp, resetApi } from '../support/browser';
import { CAMPAIGNS_PATH } from '../support/campaignForm';
import { getCallsTo } from '../support/recordedCalls';

beforeEach(resetApi);
afterEach(closeApps);

describe('campaign list', () => {
  it('has the seven columns in order, a status filter and the row menu', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: CAMPAIGNS_PATH });
    await page.getByRole('row').nth(10).waitFor();
    const headers = await page.getByRole('columnheader').allInnerTexts();
    expect(headers.filter((text) => text.trim() !== '' && text !== 'Action')).toEqual([
      'ID',
      'Title',
      'Duration',
      'Status',
      'Site Count',
      'Created By',
      'Created On',
    ]);
    expect(getCallsTo(calls, 'POST campaign/campaign-pages')[0]?.body).toEqual({ pageNo: 1, pageSize: 10, pageVo: {} });

    await page
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click();
    await expect
      .poll(() => page.getByRole('menuitem').allInnerTexts())
      .toEqual(['Assign Sites', 'Edit', 'Duplicate', 'Delete']);
    await page.keyboard.press('Escape');

    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Inactive', exact: true }).click();
    await expect
      .poll(() => getCallsTo(calls, 'POST campaign/campaign-pages').map(({ body }) => body))
      .toContainEqual({ pageNo: 1, pageSize: 10, pageVo: { dataStatus: 'Inactive' } });
    await expect.poll(() => page.locator('tbody').getByText('Inactive').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('tbody td:first-child').getByRole('link').count()).toBe(0);
    expect(await page.locator('tbody td:nth-child(2)').getByRole('link').count()).toBeGreaterThan(0);
    expect(await page.getByRole('button', { name: /^Actions/ }).count()).toBe(0);
  });

  it('shows the duration as the server has it, else start and end', async () => {
    const rows = [
      { campaignId: 1, campaignTitle: 'A', campaignDuration: 'All of March', startTime: '2027-03-01 00:00' },
      { campaignId: 2, campaignTitle: 'B', startTime: '2027-03-01 00:00', endTime: '2027-03-31 23:59' },
      { campaignId: 3, campaignTitle: 'C', campaignDuration: '' },
    ];
    const { page } = await openApp({
      account: 'admin',
      path: CAMPAIGNS_PATH,
      prepare: (own) =>
        own.route('**/steve/campaign/campaign-pages', (route) =>
          route.fulfill({ json: { success: true, msg: '', data: rows, total: 3 } }),
        ),
    });
    await page.getByText('All of March').waitFor();
    const cells = await page.locator('tbody tr td:nth-child(3)').allInnerTexts();
    // A second line in each cell contains the phase of the period, which depends on the current date.
    expect(cells.map((text) => text.split('\n')[0])).toEqual([
      'All of March',
      '01 Mar 2027 00:00 – 31 Mar 2027 23:59',
      '',
    ]);
  });

  it('asks before it deletes, and reads the list again', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: CAMPAIGNS_PATH });
    const open = async () => {
      await page
        .getByRole('button', { name: /^Actions/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByText('Are you sure you want to delete this campaign?').waitFor();
    };
    await open();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await open();
    const before = getCallsTo(calls, 'POST campaign/campaign-pages').length;
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Delete successfully!').waitFor();
    expect(getCallsTo(calls, 'DELETE campaign/campaigns/1')).toHaveLength(1);
    await expect.poll(() => getCallsTo(calls, 'POST campaign/campaign-pages').length).toBeGreaterThan(before);
  });
});
