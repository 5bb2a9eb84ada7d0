import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLES_PATH } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';

const TYPES = '/marketing-management/article-type';

beforeEach(resetApi);
afterEach(closeApps);

/** Returns the accessible name of the focused element, from its `aria-label` or text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    return element?.getAttribute('aria-label') ?? element?.innerText ?? '';
  });

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${name}`);
}

describe('without a mouse', () => {
  it('signs in with Enter', async () => {
    const { page } = await openApp({ path: '/login' });
    await page.getByRole('textbox', { name: /User Name/ }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.keyboard.type('admin');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Wattdesk#2026');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  });

  it('creates an article type: Create, type, Enter; the focus returns; Shift+F6 leads to the link of the message', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: TYPES });
    await page.getByRole('row').nth(10).waitFor();
    await tabTo(page, /^Create/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.keyboard.type('By keyboard');
    await page.keyboard.press('Enter');
    await page.getByText('Successfully added').waitFor();
    expect(getCallsTo(calls, 'POST article/article-types')).toHaveLength(1);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toMatch(/^Create/);
    await page.getByRole('link', { name: 'Open By keyboard' }).waitFor();
    await page.keyboard.press('Shift+F6');
    await expect.poll(() => focused(page)).toBe('Open By keyboard');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'By keyboard', level: 1 }).waitFor();
  });

  it('closes a dialog with Escape, but asks first when something was typed', async () => {
    const { page } = await openApp({ account: 'admin', path: TYPES });
    await page.getByRole('link', { name: 'Create' }).click();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });

    await page.getByRole('link', { name: 'Create' }).click();
    const name = page.getByRole('dialog').getByRole('textbox');
    await name.fill('Unsaved');
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog')
      .getByText(/unsaved|Leave/i)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    expect(await name.inputValue()).toBe('Unsaved');
  });

  it('opens a row menu and deletes with the arrow keys and Enter', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: ARTICLES_PATH });
    await page.getByRole('row').nth(10).waitFor();
    await tabTo(page, /^Actions/);
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Are you sure you want to delete this article?').waitFor();
    await tabTo(page, /^Delete/);
    await page.keyboard.press('Enter');
    await page.getByText('Delete successfully!').waitFor();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('searches at once on Enter', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: TYPES });
    await page.getByRole('row').nth(10).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('new');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => getCallsTo(calls, 'POST article/article-type-pages').at(-1)?.body)
      .toEqual({ pageNo: 1, pageSize: 10, pageVo: { articleTypeName: 'new' } });
  });

  it('has one Tab stop in the command palette, although its results scroll', async () => {
    const { page } = await openApp({ account: 'admin', path: TYPES });
    await page.getByRole('row').nth(10).waitFor();
    await page.keyboard.press('Control+K');
    await page.getByRole('option').nth(10).waitFor();
    for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    }
  });

  it('draws the command palette at most 560 px high, whichever style sheet arrived first', async () => {
    const { page } = await openApp({ account: 'admin', path: TYPES, viewport: { width: 1440, height: 1000 } });
    await page.getByRole('row').nth(10).waitFor();
    await page.keyboard.press('Control+K');
    await page.getByRole('option').nth(10).waitFor();
    expect((await page.getByRole('dialog').boundingBox())?.height).toBe(560);
  });

  it('saves once with Enter in a row of a list', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: '/points-management/update/2' });
    const row = page.getByRole('group', { name: 'Points Item 2', exact: true });
    await row.getByRole('textbox', { name: 'Earns' }).fill('4');
    await page.keyboard.press('Enter');
    await page.getByText('Successfully updated').waitFor();
    const bodies = getCallsTo(calls, 'PUT dawn/api/v1/dynamic-points').map(({ body }) => body);
    expect(bodies).toMatchObject([{ pointsItems: [{}, { earningPoints: '4' }, {}] }]);
  });

  it('the first field with a fault gets the focus on save', async () => {
    const { page } = await openApp({ account: 'admin', path: `${ARTICLES_PATH}/create` });
    const title = page.getByRole('textbox', { name: /^Title/ });
    await title.waitFor();
    await page.getByRole('combobox', { name: /^Type/ }).click();
    await page.getByRole('option').nth(1).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please input article title').waitFor();
    await expect.poll(() => title.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
