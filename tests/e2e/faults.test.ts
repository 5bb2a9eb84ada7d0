import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLES, fillArticle, save, upload } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';
import { png } from '../support/files';
import { callsTo, failCalls, FAULTS, type FaultName } from '../support/wire';

const TYPES = '/marketing-management/article-type';
const kinds = Object.keys(FAULTS) as FaultName[];

beforeEach(resetApi);
afterEach(closeApps);

describe.each(kinds)('when a call meets %s', (fault) => {
  const text = FAULTS[fault][1];

  it('the list is empty, its total 0, and a toast says why (SHELL-014 to SHELL-016)', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: ARTICLES,
      prepare: (fresh) => failCalls(fresh, 'POST article/article-pages', fault),
    });
    await page.getByRole('alert').filter({ hasText: text }).first().waitFor();
    expect(await page.locator('tbody').getByRole('link').count()).toBe(0);
    expect(await page.getByText(/of [1-9]/).count()).toBe(0);
    await page.unroute('**/steve/article/article-pages');
    await page.getByRole('button', { name: /Retry|Try again/ }).click();
    await page.getByRole('row').nth(10).waitFor();
  });

  it('a failed save keeps the form and sends once (SHELL-036)', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: `${ARTICLES}/create` });
    await fillArticle(page, 'Kept');
    await failCalls(page, 'POST article/articles', fault);
    await save(page);
    await page.getByRole('alert').filter({ hasText: text }).first().waitFor();
    expect(callsTo(calls, 'POST article/articles')).toHaveLength(1);
    expect(await page.getByRole('textbox', { name: /^Title/ }).inputValue()).toBe('Kept');
    expect(
      await page
        .getByRole('textbox', { name: /^Link Name/ })
        .first()
        .inputValue(),
    ).toBe('More');
    expect(new URL(page.url()).pathname).toBe(`${ARTICLES}/create`);
  });

  it('a failed delete leaves the row and says why', async () => {
    const { page } = await openApp({ account: 'admin', path: TYPES });
    const row = page
      .locator('tbody')
      .getByRole('row')
      .filter({ has: page.getByRole('button') })
      .first();
    const name = await row.locator('td').nth(1).innerText();
    await page.route('**/steve/article/article-types/*', (route) =>
      route.request().method() === 'DELETE' ? FAULTS[fault][0](route) : route.fallback(),
    );
    await row.getByRole('button', { name: /Actions/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('alert').filter({ hasText: text }).first().waitFor();
    await page.getByText(name).first().waitFor();
  });

  it('a failed upload leaves the slot empty (ART-040)', async () => {
    const { page } = await openApp({ account: 'admin', path: `${ARTICLES}/create` });
    await page.getByRole('textbox', { name: /^Title/ }).waitFor();
    await failCalls(page, 'POST dawn/api/v1/upload/picture', fault);
    await upload(page, png());
    await page.getByRole('alert').filter({ hasText: text }).first().waitFor();
    expect(await page.getByRole('button', { name: /Remove image/i }).count()).toBe(0);
  });

  it('a record that cannot be read says so and offers a way back', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: `${ARTICLES}/update/1`,
      prepare: (fresh) => failCalls(fresh, 'GET article/articles/1', fault),
    });
    await page.getByRole('alert').filter({ hasText: text }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
    await page.getByRole('heading').first().waitFor();
  });

  it('options that cannot be read say so at their field and can be asked for again', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: `${ARTICLES}/create`,
      prepare: (fresh) => failCalls(fresh, 'GET article/article-type-select', fault),
    });
    await page.getByText('Options could not be loaded').waitFor();
    await page.unroute('**/steve/article/article-type-select');
    await page.getByRole('button', { name: /Retry|Try again/ }).click();
    await page.getByRole('combobox', { name: /^Type/ }).click();
    await page.getByRole('option').nth(1).waitFor();
  });
});

describe('retries', () => {
  it('asks again for a read that met 503, and never sends a write twice', async () => {
    let refused = 0;
    const { page, calls } = await openApp({
      account: 'admin',
      path: ARTICLES,
      prepare: (fresh) =>
        fresh.route('**/steve/article/article-pages', (route) =>
          refused++ < 2 ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
        ),
    });
    await page.getByRole('row').nth(10).waitFor();
    expect(callsTo(calls, 'POST article/article-pages').slice(0, 3)).toHaveLength(3);
  });
});
