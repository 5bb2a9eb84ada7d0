import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, openApp, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';

const LIST = '/marketing-management/article-type';
const PAGES = 'POST article/article-type-pages';

beforeEach(resetApi);
afterEach(closeApps);

describe('article types', () => {
  it('lists a first page of ten and asks for it in the first paging dialect', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: LIST });
    await page.getByRole('row').nth(10).waitFor();

    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(
      expect.arrayContaining(['ID', 'Type Name', 'Related Articles', 'Created On', 'Status']),
    );
    await expect.poll(() => page.locator('tbody').getByRole('row').count()).toBe(10);
    const [first] = getCallsTo(calls, PAGES);
    expect(first?.body).toEqual({ pageNo: 1, pageSize: 10, pageVo: {} });
    expect(first?.headers['authorization']).toMatch(/^Bearer .+/);
  });

  it('creates in a dialog, sends the trimmed name alone and reloads the list', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: LIST });
    await page.getByRole('row').nth(10).waitFor();
    const before = getCallsTo(calls, PAGES).length;

    await page.getByRole('link', { name: 'Create' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Type Name' }).fill('  Safety  ');
    await dialog.getByRole('button', { name: 'Save' }).click();

    await page.getByText('Successfully added').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(getCallsTo(calls, 'POST article/article-types').map((call) => call.body)).toEqual([
      { articleTypeName: 'Safety' },
    ]);
    await expect.poll(() => getCallsTo(calls, PAGES).length).toBeGreaterThan(before);
  });

  it('leads to the record that was created, and marks its row until the record was opened', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: `${LIST}?perPage=50&dialog=create` });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Type Name' }).fill('Night charging');
    await dialog.getByRole('button', { name: 'Save' }).click();

    const row = page.locator('tbody').getByRole('row').filter({ hasText: 'Night charging' });
    await row.getByText('New', { exact: true }).waitFor();
    expect(await page.locator('tbody').getByText('New', { exact: true }).count()).toBe(1);
    const id = await row.getByRole('link').first().innerText();
    await page.getByRole('link', { name: 'Open Night charging' }).click();
    await page.waitForURL(`**${LIST}/view/${id}`);
    await page.getByRole('heading', { name: 'Night charging' }).waitFor();
    expect(getCallsTo(calls, `GET article/article-types/${id}`)).toHaveLength(1);
    expect(await page.getByText('Successfully added').count()).toBe(0);
    await page.goBack();
    await row.waitFor();
    expect(await page.getByText('New', { exact: true }).count()).toBe(0);
  });

  it('refuses an empty name and one of spaces with its own message and sends nothing', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: LIST });
    await page.getByRole('link', { name: 'Create' }).click();
    const dialog = page.getByRole('dialog');
    for (const name of ['', 'x', '   ']) {
      await dialog.getByRole('textbox', { name: 'Type Name' }).fill(name);
      if (name === 'x') await dialog.getByText('Type Name is required').waitFor({ state: 'detached' });
      else {
        await dialog.getByRole('button', { name: 'Save' }).click();
        await dialog.getByText('Type Name is required').waitFor();
      }
    }
    expect(getCallsTo(calls, 'POST article/article-types')).toEqual([]);
  });

  it('edits what the get call answers, not the row, and keeps the id in the body', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: LIST });
    const row = page.locator('tbody').getByRole('row').filter({ hasText: 'Active' }).first();
    const id = Number(await row.getByRole('link').first().innerText());
    await row.getByRole('link').first().click();
    const name = page.getByRole('dialog').getByRole('textbox', { name: 'Type Name' });
    await expect.poll(() => name.inputValue()).not.toBe('');

    await name.fill('Renamed');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Successfully updated').waitFor();

    expect(getCallsTo(calls, `GET article/article-types/${id}`)).toHaveLength(2);
    expect(getCallsTo(calls, 'PUT article/article-types').map((call) => call.body)).toEqual([
      { articleTypeId: id, articleTypeName: 'Renamed' },
    ]);
    await row.getByText('Renamed').waitFor();
  });

  it('asks before it deletes, and a refusal sends nothing', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: LIST });
    await page.getByRole('link', { name: 'Create' }).click();
    await page.getByRole('textbox', { name: 'Type Name' }).fill('Short-lived');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('searchbox', { name: 'Type Name' }).fill('Short-lived');
    const row = page.locator('tbody').getByRole('row').filter({ hasText: 'Short-lived' });
    await expect.poll(() => page.locator('tbody').getByRole('row').count()).toBe(1);

    const ask = async (): Promise<void> => {
      await row.getByRole('button', { name: /Actions/ }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByText('Are you sure you want to delete this article type?').waitFor();
    };
    const deletes = () => calls.filter(({ method }) => method === 'DELETE');

    await ask();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(deletes()).toEqual([]);

    await ask();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Delete successfully!').waitFor();
    expect(deletes()).toHaveLength(1);
    await row.waitFor({ state: 'hidden' });
  });

  it('gives an Inactive row no menu and no link', async () => {
    const { page } = await openApp({ account: 'admin', path: `${LIST}?filter={"dataStatus":"Inactive"}` });
    const row = page.locator('tbody').getByRole('row').filter({ hasText: 'Inactive' }).first();
    await row.waitFor();
    expect(await row.getByRole('link').count()).toBe(1);
    expect(await row.getByRole('button').count()).toBe(0);
  });
});
