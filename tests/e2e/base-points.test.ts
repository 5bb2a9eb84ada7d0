import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveArticle } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';

const LIST = '/points-management';
const SETTING = '/points-management/setting';
const BASE_GET = 'GET dawn/api/v1/base-dynamic-points';
const BASE_SAVE = 'POST dawn/api/v1/base-dynamic-points';

beforeEach(resetApi);
afterEach(closeApps);

describe('base formula', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: /Base Points/i });
  const editButton = (page: Page) =>
    page.getByRole('region', { name: 'Base Points' }).getByRole('button', { name: 'Edit', exact: true });

  it('is edited by an admin: five keys, Success, and the block is read again', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: SETTING });
    await page.getByText('SGD 1 = 1 point', { exact: true }).waitFor();
    await page.getByText('100 points = SGD 1').waitFor();
    await editButton(page).click();
    const points = dialog(page).getByRole('textbox', { name: /^Points Earned/ });
    await expect.poll(() => points.inputValue()).toBe('1');
    await points.fill('12.5');
    const before = getCallsTo(calls, BASE_GET).length;
    await saveArticle(page);
    await page.getByText('Success', { exact: true }).waitFor();
    await page.getByText('SGD 1 = 12.5 points').waitFor();
    expect(await dialog(page).count()).toBe(0);
    expect(getCallsTo(calls, BASE_GET).length).toBeGreaterThan(before);
    expect(getCallsTo(calls, BASE_SAVE).map((call) => call.body)).toEqual([
      { dynamicPointsId: 1, earningValue: '1', earningPoints: '12.5', offsetPoints: '100', offsetValue: '1' },
    ]);
  });

  it('refuses half pairs and wrong numbers, and sends nothing', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: LIST });
    await editButton(page).click();
    const field = (name: RegExp) => dialog(page).getByRole('textbox', { name });
    await field(/^Points Earned/).fill('');
    for (const wrong of ['0', '01', '00.5', '-1', 'abc', '1.', '.5', '0.5']) {
      await field(/^Amount Offset/).fill(wrong);
      await saveArticle(page);
      await dialog(page).getByText('Please enter a correct number').waitFor();
      await dialog(page).getByText('Please enter points earning formula').waitFor();
    }
    await field(/^Amount Offset/).fill('');
    await saveArticle(page);
    await dialog(page).getByText('Please enter points offset formula').first().waitFor();
    expect(getCallsTo(calls, BASE_SAVE)).toEqual([]);
  });

  it('refuses a negative number that is typed key by key, and does not make another one of it', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: LIST });
    await editButton(page).click();
    const points = dialog(page).getByRole('textbox', { name: /^Points Earned/ });
    await points.fill('');
    await points.pressSequentially('-1');
    expect(await points.inputValue()).toBe('-1');
    await saveArticle(page);
    await dialog(page).getByText('Please enter a correct number').waitFor();
    expect(getCallsTo(calls, BASE_SAVE)).toEqual([]);
  });

  it('is only to be read with another role, on a list that works', async () => {
    const { page } = await openApp({ account: 'provider', path: LIST });
    await page.getByText('SGD 1 = 1 point', { exact: true }).waitFor();
    await page.getByRole('row').nth(3).waitFor();
    expect(await editButton(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Create' }).waitFor();
  });

  it('draws no formula of an answer without one, that somebody could save over the real one', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: LIST,
      prepare: (opened) =>
        opened.route('**/base-dynamic-points', (route) =>
          route.fulfill({ json: { success: true, msg: '', data: {} } }),
        ),
    });
    await page.getByText('The base points could not be loaded').waitFor();
    expect(await editButton(page).count()).toBe(0);
    await page.unroute('**/base-dynamic-points');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('SGD 1 = 1 point', { exact: true }).waitFor();
    await editButton(page).waitFor();
  });

  it('shows its texts in Chinese', async () => {
    const { page } = await openApp({ account: 'admin', path: LIST, locale: 'zh-Hans' });
    await page.getByText('SGD 1 = 1 积分').waitFor();
    await page.getByRole('heading', { name: '积分配置' }).waitFor();
  });
});
