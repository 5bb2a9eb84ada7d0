import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLES_PATH } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';

const FIRST_PAGE = { pageNo: 1, pageSize: 10, pageVo: {} };

beforeEach(resetApi);
afterEach(closeApps);

describe('garbage in the address of a list', () => {
  it.each([
    ['perPage=10000', FIRST_PAGE],
    ['perPage=-1&page=0', FIRST_PAGE],
    ['perPage=abc&page=1e9', expect.objectContaining({ pageSize: 10, pageVo: {} })],
    ['page=2&perPage=20', { pageNo: 2, pageSize: 20, pageVo: {} }],
    ['filter={"dataStatus":', FIRST_PAGE],
    ['filter={"nobody":"x","dataStatus":"Active"}', { pageNo: 1, pageSize: 10, pageVo: { dataStatus: 'Active' } }],
    ['filter={"dataStatus":{"$ne":1}}', FIRST_PAGE],
    ['filter=[1,2]', FIRST_PAGE],
    ['filter={"__proto__":{"x":1}}', FIRST_PAGE],
    ['sort=%00&order=%3Cscript%3E', FIRST_PAGE],
  ])('%s is read with sense', async (query, body) => {
    const { page, calls, faults } = await openApp({ account: 'admin', path: `${ARTICLES_PATH}?${query}` });
    await page.getByRole('table').waitFor();
    await expect.poll(() => getCallsTo(calls, 'POST article/article-pages').length).toBeGreaterThan(0);
    expect(getCallsTo(calls, 'POST article/article-pages')[0]?.body).toEqual(body);
    expect(faults).toEqual([]);
  });
});

describe('deep links', () => {
  it.each([
    [ARTICLES_PATH, 'Articles'],
    [`${ARTICLES_PATH}/create`, 'Articles'],
    [`${ARTICLES_PATH}/update/1`, 'Articles'],
    ['/marketing-management/article-type', 'Article Types'],
    ['/dashboard?filter={"countryCode":"MY","providerPk":"x"}', 'Dashboard'],
    ['/report-management/reports?filter={"reportType":"MAF","sitePk":1}', 'Reports'],
  ])('%s opens directly and names itself', async (path, title) => {
    const { page } = await openApp({ account: 'admin', path });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.title()).toContain(title);
  });

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
