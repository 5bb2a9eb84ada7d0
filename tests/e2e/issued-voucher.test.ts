import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, DESKTOP_VIEWPORT, openApp, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';

const ISSUED = '/voucher-management/issued-voucher';
const PAGES = 'POST voucher/issued-voucher-pages';

beforeEach(resetApi);
afterEach(closeApps);

describe('issued vouchers (requirements README, point 1)', () => {
  it('are a list of nine columns without any action', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: ISSUED });
    await page.getByRole('row').nth(10).waitFor();
    const headers = await page.getByRole('columnheader').allInnerTexts();
    expect(headers.filter((text) => text.trim() !== '' && text !== 'Action')).toEqual([
      'Voucher ID',
      'Name',
      'Code',
      'User E-mail',
      'Issued On',
      'Used On',
      'Site',
      'Value',
      'Status',
    ]);
    expect(getCallsTo(calls, PAGES)[0]?.body).toEqual({ pageNum: 1, pageSize: 10, pageVo: {} });
    expect(await page.getByRole('button', { name: /^Actions/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Create' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Create' }).count()).toBe(0);
    // A table wider than the viewport scrolls inside its own container.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(DESKTOP_VIEWPORT.width);
  });

  it('are filtered by status and text', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: ISSUED });
    await page.getByRole('row').nth(10).waitFor();
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Used', exact: true }).click();
    await expect
      .poll(() => getCallsTo(calls, PAGES).map(({ body }) => body))
      .toContainEqual({ pageNum: 1, pageSize: 10, pageVo: { voucherStatus: 'USED' } });
    await page.getByPlaceholder('Name, code or e-mail').fill('fleet');
    await expect
      .poll(() => getCallsTo(calls, PAGES).map(({ body }) => body))
      .toContainEqual({ pageNum: 1, pageSize: 10, pageVo: { voucherStatus: 'USED', criteria: 'fleet' } });
    await expect.poll(() => page.locator('tbody tr').first().innerText()).toMatch(/fleet[\s\S]*Used/i);
  });
});
