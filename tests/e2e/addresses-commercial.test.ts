import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLES_PATH } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';
import { followLink } from '../support/schemaEdits';

const CAMPAIGNS = '/marketing-management/campaign';
const POINTS = '/points-management';
const VOUCHERS = '/voucher-management/voucher';
const ISSUED = '/voucher-management/issued-voucher';
const SITE = '/site-management';

beforeEach(resetApi);
afterEach(closeApps);

const open = (path: string) => openApp({ account: 'admin', path });

/** Path and page call of each list, the names of its page number and filters in the request, and one valid filter. */
const LISTS = [
  [`${SITE}/dynamic-rate-configuration`, 'POST dynamic-rate/dynamic-rate-pages', 'pageNo', 'pageVo', 'criteria'],
  [POINTS, 'POST dawn/api/v1/dynamic-points-pages', 'pageNum', 'pageCriteria', 'criteria'],
  [VOUCHERS, 'POST voucher/voucher-pages', 'pageNum', 'pageVo', 'criteria'],
] as const;

const getFurtherGarbage = (filter: string, first: object) =>
  [
    ['perPage=10000&page=-1&filter={"nobody":"x","__proto__":{"x":1},"constructor":1}', first],
    [`filter={"${filter}":{"$ne":1}}`, first],
    ['perPage=abc&page=1e9', first],
    ['page=99999999999999999999', first],
    [`filter={"${filter}":`, first],
    ['filter=[1,2]', first],
    [`filter={"${filter}":["a","b"]}`, first],
    [`filter={"${filter}":"${'x'.repeat(300)}"}`, first],
    ['sort=%00&order=%3Cscript%3E&dialog=edit-', first],
    ['%E0%A4%A', first],
  ] as const;

describe.each(LISTS)('garbage in the address of %s', (path, call, pageKey, container, filter) => {
  it('is read with sense: nothing that nobody could have chosen is asked for', async () => {
    const { page, calls, faults } = await open('/config.json');
    const first = { [pageKey]: 1, pageSize: 10, [container]: {} };
    // All lists read their addresses with the same code: one is tried with everything, the others with what differs.
    const further =
      path === LISTS[0][0]
        ? getFurtherGarbage(filter, first)
        : ([[`page=-1&filter={"${filter}":{"$ne":1}}`, first]] as const);
    for (const [query, body] of [
      [
        `page=2&perPage=20&filter={"${filter}":"<script>"}`,
        { [pageKey]: 2, pageSize: 20, [container]: { [filter]: '<script>' } },
      ],
      ...further,
    ] as const) {
      // The previous page may still be prefetching; a static file sends no API requests.
      await page.goto('/config.json');
      const before = getCallsTo(calls, call).length;
      await page.goto(`${path}?${query}`);
      await expect.poll(() => getCallsTo(calls, call).length).toBeGreaterThan(before);
      expect(getCallsTo(calls, call)[before]?.body, query.slice(0, 60)).toEqual(body);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    expect(faults).toEqual([]);
  });
});

/** All routes of the area, including aliases, with the title of the screen. */
const PAGES = [
  [`${SITE}/dynamic-rate-configuration`, 'Dynamic Rates'],
  [`${SITE}/rate-configuration`, 'Dynamic Rates'],
  [`${SITE}/dynamic-rate-add`, 'Dynamic Rates'],
  [`${SITE}/rate-add`, 'Dynamic Rates'],
  [`${SITE}/dynamic-rate-update/1`, 'Dynamic Rates'],
  [`${SITE}/rate-update/1`, 'Dynamic Rates'],
  [CAMPAIGNS, 'Campaigns'],
  [`${CAMPAIGNS}/create`, 'Campaigns'],
  [`${CAMPAIGNS}/update/1`, 'Campaigns'],
  [POINTS, 'Points Configuration'],
  [`${POINTS}/create`, 'Points Configuration'],
  [`${POINTS}/update/2`, 'Points Configuration'],
  [`${POINTS}/setting`, 'Points Configuration'],
  [`${POINTS}/setting/create`, 'Points Configuration'],
  [`${POINTS}/setting/update/2`, 'Points Configuration'],
  [VOUCHERS, 'Vouchers'],
  [`${VOUCHERS}/add`, 'Vouchers'],
  [`${VOUCHERS}/update/1`, 'Vouchers'],
  [ISSUED, 'Issued Vouchers'],
  [ARTICLES_PATH, 'Articles'],
  [`${ARTICLES_PATH}/create`, 'Articles'],
  [`${ARTICLES_PATH}/update/1`, 'Articles'],
  ['/marketing-management/article-type', 'Article Types'],
  ['/dashboard?filter={"countryCode":"MY","providerPk":"x"}', 'Dashboard'],
  ['/report-management/reports?filter={"reportType":"MAF","sitePk":1}', 'Reports'],
] as const;

const UPDATES = [`${SITE}/rate-update`, `${CAMPAIGNS}/update`, `${POINTS}/update`, `${VOUCHERS}/update`];

/** Ids without a record. Every screen reads its id with the same code: one screen is tried with all of them. */
const IDS = ['987654', '..%2F..%2Fsecret', '0', '-1', 'does%20not%2Fexist', '%3Cscript%3E', 'x'.repeat(300)];

describe('deep links', () => {
  it('open directly and name themselves', async () => {
    const [[firstPath]] = PAGES;
    const { page, faults } = await open(firstPath);
    for (const [path, title] of PAGES) {
      // The first is opened by the browser, the others as links do, each from a screen with another title.
      if (path !== firstPath) {
        await followLink(page, '/404');
        await page.getByText('Back to Home').waitFor();
        await followLink(page, path);
      }
      await expect.poll(() => page.title(), { message: path }).toContain(title);
      expect(new URL(page.url()).pathname).toBe(path.replace(/\?.*/, ''));
    }
    expect(faults).toEqual([]);
  });

  it('say that a record does not exist, whatever its id looks like', async () => {
    const { page, faults } = await open('/404');
    for (const path of UPDATES) {
      for (const id of path === UPDATES[0] ? IDS : IDS.slice(0, 1)) {
        await page.goto(`${path}/${id}`);
        await page.getByRole('main').getByRole('alert').first().waitFor();
        expect(await page.getByRole('button', { name: 'Save' }).count(), `${path}/${id}`).toBe(0);
        await page.getByRole('button', { name: 'Back to the list' }).waitFor();
      }
    }
    expect(faults).toEqual([]);
  });
});
