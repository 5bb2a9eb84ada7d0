import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLES_PATH } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';

beforeEach(resetApi);
afterEach(closeApps);

describe('deep links', () => {
  it('says that a record does not exist', async () => {
    const { page } = await openApp({ account: 'admin', path: `${ARTICLES_PATH}/update/does%20not%2Fexist` });
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  });

  it('goes back to the same list: filters, page and size', async () => {
    const { page } = await openApp({ account: 'admin', path: `${ARTICLES_PATH}?page=2&perPage=20` });
    await page.locator('tbody').getByRole('link').first().click();
    await page.getByRole('textbox', { name: /^Title/ }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL((url) => url.searchParams.get('page') === '2' && url.searchParams.get('perPage') === '20');
  });
});
