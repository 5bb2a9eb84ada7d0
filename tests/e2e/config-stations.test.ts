import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, resetApi } from '../support/browser';
import { getCallsTo, failCalls } from '../support/recordedCalls';

import {
  CONNECTORS_PATH,
  PROFILES_PATH,
  PROFILE_PAGES_CALL,
  openConnectors,
  openRowMenu,
} from '../support/connectorScreen';

beforeEach(resetApi);
afterEach(closeApps);

describe('the connectors', () => {
  it('are listed with their columns in order, and found by a text', async () => {
    const { page, calls } = await openConnectors();
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
    await page.getByText('2026-01-01 – 2026-12-31').first().waitFor();
    await page.getByRole('searchbox').fill('Vivo');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => getCallsTo(calls, PROFILE_PAGES_CALL).at(-1)?.body)
      .toEqual({
        pageNo: 1,
        pageSize: 10,
        pageVo: { criteria: 'Vivo' },
      });
    expect(getCallsTo(calls, PROFILE_PAGES_CALL)[0]?.body).toEqual({ pageNo: 1, pageSize: 10, pageVo: {} });
  });

  it('are told apart by box and number; Edit leads to the profile, and is dead without one', async () => {
    const { page } = await openConnectors();
    await openRowMenu(page, 'SG-V-02 · connector 1');
    await page.getByRole('menuitem', { name: 'Set' }).waitFor();
    await expect
      .poll(() => page.getByRole('menuitem').allInnerTexts())
      .toEqual(['Set', expect.stringMatching(/^Edit/), 'Clear Charging Profile']);
    expect(await page.getByRole('menuitem', { name: 'Edit' }).getAttribute('aria-disabled')).toBe('true');
    await page.getByText('No profile is set on this connector').waitFor();
    await page.keyboard.press('Escape');
    await openRowMenu(page, 'SG-V-03 · connector 2');
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.waitForURL((url) => url.pathname === `${PROFILES_PATH}/view/1`);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === CONNECTORS_PATH);
  });

  it('have no menu for those who may only look, and none without the right to profiles', async () => {
    const { page } = await openConnectors(CONNECTORS_PATH, 'viewer');
    await page.getByRole('row').nth(3).waitFor();
    expect(await page.getByRole('button', { name: /^Actions/ }).count()).toBe(0);
    const other = await openConnectors(CONNECTORS_PATH, 'group');
    await other.page.getByText('Sorry, you do not have access rights').waitFor();
  });

  it('that cannot be read leave an empty list, and the reason', async () => {
    const { page } = await openConnectors('/404');
    await failCalls(page, PROFILE_PAGES_CALL, 'HTTP 500 with a message');
    await page.goto(CONNECTORS_PATH);
    await page.getByRole('alert').filter({ hasText: 'Database is down' }).first().waitFor();
    expect(await page.locator('tbody').getByRole('row').count()).toBe(0);
  });
});
