import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, resetApi } from '../support/browser';
import { callsTo, failCalls } from '../support/wire';

import { LIST, PROFILES, PAGES, open, openMenu } from '../support/connectors';

beforeEach(resetApi);
afterEach(closeApps);

describe('the connectors', () => {
  it('are listed with their columns in order, and found by a text', async () => {
    const { page, calls } = await open();
    await page.getByRole('row').nth(10).waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Charge Box ID',
      'Connector ID',
      'Site Name',
      'Car Park Code',
      'Service Provider',
      'Description',
      'Validity Period',
      'Action',
    ]);
    await page.getByText('01 Jan 2026 – 31 Dec 2026').first().waitFor();
    await page.getByRole('searchbox').fill('Vivo');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => callsTo(calls, PAGES).at(-1)?.body)
      .toEqual({
        pageNo: 1,
        pageSize: 10,
        pageVo: { criteria: 'Vivo' },
      });
    expect(callsTo(calls, PAGES)[0]?.body).toEqual({ pageNo: 1, pageSize: 10, pageVo: {} });
  });

  it('are told apart by box and number; Edit leads to the profile, and is dead without one', async () => {
    const { page } = await open();
    await openMenu(page, 'SG-V-02 1');
    await page.getByRole('menuitem', { name: 'Set' }).waitFor();
    await expect
      .poll(() => page.getByRole('menuitem').allInnerTexts())
      .toEqual(['Set', 'Edit', 'Clear Charging Profile']);
    expect(await page.getByRole('menuitem', { name: 'Edit' }).getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Escape');
    await openMenu(page, 'SG-V-03 2');
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.waitForURL((url) => url.pathname === `${PROFILES}/view/1`);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === LIST);
  });

  it('have no menu for those who may only look, and none without the right to profiles', async () => {
    const { page } = await open(LIST, 'viewer');
    await page.getByRole('row').nth(3).waitFor();
    expect(await page.getByRole('button', { name: /^Actions/ }).count()).toBe(0);
    const other = await open(LIST, 'group');
    await other.page.getByText('Sorry, you do not have access rights').waitFor();
  });

  it('that cannot be read leave an empty list, and the reason', async () => {
    const { page } = await open('/404');
    await failCalls(page, PAGES, 'HTTP 500 with a message');
    await page.goto(LIST);
    await page.getByRole('alert').filter({ hasText: 'Database is down' }).first().waitFor();
    expect(await page.locator('tbody').getByRole('row').count()).toBe(0);
  });
});
