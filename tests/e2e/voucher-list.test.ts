import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, openApp, resetApi } from '../support/browser';
import { VOUCHERS_PATH } from '../support/voucherForm';
import { getCallsTo } from '../support/recordedCalls';

const LIST = 'POST voucher/voucher-pages';

beforeEach(resetApi);
afterEach(closeApps);

describe('voucher list', () => {
  it('has its columns, searches by criteria and offers edit and delete', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: VOUCHERS_PATH });
    await page.getByRole('row').nth(10).waitFor();
    const headers = await page.getByRole('columnheader').allInnerTexts();
    expect(headers.filter((text) => text.trim() !== '' && text !== 'Action')).toEqual([
      'ID',
      'Name',
      'Voucher Type',
      'Validity Date',
      'Quantity',
      'Redemption Method',
      'Status',
    ]);
    expect(getCallsTo(calls, LIST)[0]?.body).toEqual({ pageNum: 1, pageSize: 10, pageVo: {} });
    const firstRow = page.locator('tbody tr').first().getByRole('cell');
    // The labels of codes come with a request of their own.
    await firstRow.filter({ hasText: /^Cash Value$/ }).waitFor();
    const cells = await firstRow.allInnerTexts();
    expect(cells[3]).toBe('Cash Value');
    expect(cells[4]).toMatch(/^\d\d \w{3} \d{4} – \d\d \w{3} \d{4}$/);
    const statuses = await page.locator('tbody tr td:nth-child(8)').allInnerTexts();
    expect(statuses.filter((text) => !['Upcoming', 'Running', 'Ended', 'Inactive'].includes(text))).toEqual([]);

    await page
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click();
    await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Edit', 'Duplicate', 'Delete']);
    await page.keyboard.press('Escape');

    await page.getByPlaceholder('Search by name').fill('free');
    await expect
      .poll(() => getCallsTo(calls, LIST).map(({ body }) => body))
      .toContainEqual({ pageNum: 1, pageSize: 10, pageVo: { criteria: 'free' } });
    await expect.poll(() => page.locator('tbody tr').first().innerText()).toMatch(/free/i);
  });

  it('deletes after its question and reads the list again', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: VOUCHERS_PATH });
    await page
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('Are you sure you want to delete this voucher?').waitFor();
    expect(await page.getByRole('dialog').getByRole('heading').textContent()).toBe('Delete');
    const before = getCallsTo(calls, LIST).length;
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Delete success.').waitFor();
    expect(getCallsTo(calls, 'DELETE voucher/vouchers/1')).toHaveLength(1);
    await expect.poll(() => getCallsTo(calls, LIST).length).toBeGreaterThan(before);
  });
});
