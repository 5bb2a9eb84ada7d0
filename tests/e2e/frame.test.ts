import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ARTICLES_PATH } from '../support/articleForm';
import { getCallsTo } from '../support/recordedCalls';
import { getAppUrl, closeApps, openApp, PHONE_VIEWPORT, resetApi } from '../support/browser';

beforeEach(resetApi);
afterEach(closeApps);

describe('security headers', () => {
  it('are strict, and the whole app works under them', async () => {
    const { headers } = await fetch(`${getAppUrl()}/`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).not.toContain('unsafe-eval');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');

    const { page, faults } = await openApp({ account: 'admin', path: ARTICLES_PATH });
    await page.getByRole('row').nth(10).waitFor();
    await page.goto(`${ARTICLES_PATH}/update/1`);
    await expect.poll(() => page.getByRole('textbox', { name: /^Title/ }).inputValue()).not.toBe('');
    expect(faults).toEqual([]);
  });
});

describe('languages', () => {
  it('switches everything to Chinese, says the same after a reload, and remembers', async () => {
    const { page } = await openApp({ account: 'admin', path: ARTICLES_PATH });
    await page.getByRole('row').nth(10).waitFor();
    await page.getByRole('button', { name: /Language/i }).click();
    await page.getByRole('menuitemradio', { name: /中文/ }).click();
    await page.getByRole('columnheader', { name: '标题' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('zh-Hans');
    const said = () => page.locator('#root').innerText();
    const switched = await said();
    await page.reload();
    await page.getByRole('row').nth(10).waitFor();
    await expect.poll(said).toBe(switched);
    const text = await page.locator('main').innerText();
    expect(text).not.toMatch(/Posted|Created|Status|rows per page|Active/i);
  });
});

describe('the keyboard', () => {
  it('is seen at every control: a ring, or the thick frame of an input', async () => {
    const { page } = await openApp({ account: 'admin', path: ARTICLES_PATH });
    await page.getByRole('row').nth(10).waitFor();
    const unseen: string[] = [];
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const place = document.activeElement!;
        const frame = place.closest('.wd-field-frame');
        const isFramed = frame !== null && getComputedStyle(frame).boxShadow !== 'none';
        const isSeen =
          getComputedStyle(place).outlineStyle !== 'none' || isFramed || place.closest('.Mui-focused') !== null;
        return isSeen ? '' : place.getAttribute('aria-label') || place.textContent;
      });
      if (name) unseen.push(name);
    }
    expect(unseen).toEqual([]);
  });
});

describe('appearance', () => {
  it('turns dark and stays dark after a reload', async () => {
    const { page } = await openApp({ account: 'admin', path: ARTICLES_PATH });
    await page.getByRole('row').nth(10).waitFor();
    const brightness = () =>
      page.evaluate(() => {
        const [red = 255, green = 255, blue = 255] = getComputedStyle(document.body)
          .backgroundColor.match(/\d+/g)!
          .map(Number);
        return (red + green + blue) / 3;
      });
    expect(await brightness()).toBeGreaterThan(200);
    await page.getByRole('button', { name: 'Appearance' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect.poll(brightness).toBeLessThan(60);
    await page.reload();
    await expect.poll(brightness).toBeLessThan(60);
  });
});

describe('a narrow screen', () => {
  it('has a menu to open, cards for rows, and nothing to scroll sideways', async () => {
    const { page } = await openApp({ account: 'admin', path: ARTICLES_PATH, viewport: PHONE_VIEWPORT });
    await page
      .getByRole('button', { name: /^Actions/ })
      .nth(5)
      .waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await page.getByRole('button', { name: /menu/i }).first().click();
    await page
      .getByRole('menuitem', { name: 'Article Types' })
      .or(page.getByRole('link', { name: 'Article Types' }))
      .click();
    await page.waitForURL('**/article-type');
    await page
      .locator('[data-row]')
      .first()
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
  });
});

describe('lists', () => {
  it('exports what is filtered as a spreadsheet', async () => {
    const { page } = await openApp({ account: 'admin', path: `${ARTICLES_PATH}?filter={"dataStatus":"Inactive"}` });
    await page.getByText('Inactive').first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /Export/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Articles.*\.xlsx$/);
  });

  it('asks for the next page in advance, and for it again when it is shown', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: ARTICLES_PATH });
    await page.getByRole('row').nth(10).waitFor();
    const pages = () =>
      calls
        .filter(({ path }) => path === 'article/article-pages')
        .map(({ body }) => (body as { pageNo: number }).pageNo);
    await expect.poll(pages).toEqual([1, 2]);
    await page.getByRole('button', { name: /next page/i }).click();
    await page.waitForURL(/page=2/);
    await expect.poll(() => pages().filter((number) => number === 3).length).toBe(1);
    expect(pages().filter((number) => number === 2)).toHaveLength(2);
    expect(pages().filter((number) => number === 1)).toHaveLength(1);
  });
});

describe('a view of a list', () => {
  it('comes back, opens from the schema file, and travels in a link that no server reads', async () => {
    const app = await openApp({ account: 'admin', path: '/rfid-card-management' });
    const { page, calls } = app;
    const getLastVo = () =>
      (getCallsTo(calls, 'POST dawn/api/v1/rfid/card-pages').at(-1)?.body as { pageVo: unknown } | undefined)?.pageVo;
    const choose = async (name: string) => {
      await page.getByRole('button', { name: /^Views?\b/ }).click();
      await page.getByRole('menu').getByText(name, { exact: true }).click();
    };
    await page.getByRole('row').nth(5).waitFor();
    await choose('Payment of active cards');
    await page.getByRole('columnheader', { name: 'Payment Method' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Group' }).count()).toBe(0);

    await choose('Standard view');
    await page.getByRole('searchbox').fill('kumar');
    await page.keyboard.press('Enter');
    await page.waitForURL(/kumar/);
    await choose('Save as new view…');
    await page.getByRole('dialog').getByRole('textbox').fill('Kumar');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'View: Kumar' }).waitFor();
    await page.getByRole('link', { name: 'POS Devices' }).click();
    await page.getByRole('heading', { name: 'POS Devices' }).waitFor();
    calls.length = 0;
    await page.getByRole('textbox', { name: 'Find a screen' }).fill('tag');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'View: Kumar' }).waitFor();
    await page.getByRole('row').nth(1).waitFor();
    const bodies = getCallsTo(calls, 'POST dawn/api/v1/rfid/card-pages').map(({ body }) => body);
    expect(bodies.at(0)).toMatchObject({ pageNo: 1, pageVo: { criteria: 'kumar' } });

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await choose('Copy link');
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe('');
    await choose('Standard view');
    await expect.poll(getLastVo).toEqual({});
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url().replace(/#.*/, '')));
    // The address of a page that is open differs only in its fragment: the page is loaded again as by a recipient.
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('searchbox').waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('kumar');
    await page.getByRole('button', { name: 'View: Kumar' }).waitFor();
    expect(sent.filter((url) => url.includes('kumar'))).toEqual([]);
  });
});

describe('the chart of a list', () => {
  it('draws a bar for each row of the page, stays open after a reload, and keeps to the policy', async () => {
    const { page, faults } = await openApp({ account: 'admin', path: ARTICLES_PATH });
    await page.getByRole('row').nth(10).waitFor();
    await page.getByRole('button', { name: 'Chart' }).click();
    const chart = page.getByRole('figure', { name: 'Views of the rows on this page' });
    await expect.poll(() => chart.locator('.recharts-bar-rectangle').count()).toBe(10);
    await page.reload();
    await expect.poll(() => chart.locator('.recharts-bar-rectangle').count()).toBe(10);
    expect(faults).toEqual([]);
  });
});

/**
 * Returns content that is clipped without an ellipsis, and the width by which the page scrolls horizontally. The button
 * that edits a cell lies between two cells, 12 px over the edge of its own.
 */
const cut = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const cells = [...document.querySelectorAll<HTMLElement>('.wd-table :is(th, td), .wd-table-frame, .wd-row-card')];
  return [
    ...(scrollWidth > clientWidth ? [`page ${scrollWidth - clientWidth}`] : []),
    ...cells
      .filter((cell) => cell.scrollWidth > cell.clientWidth + (cell.querySelector(':scope > .wd-edit-cell') ? 12 : 1))
      .map(({ innerText }) => innerText),
  ];
};

describe('the room of a list', () => {
  it('is enough for it at any width: nothing scrolls sideways, no cell is cut', async () => {
    const { page } = await openApp({ account: 'admin', path: ARTICLES_PATH });
    for (const path of [ARTICLES_PATH, '/site-management/dynamic-rate-configuration', '/voucher-management/voucher']) {
      await page.goto(path);
      await page.locator('.wd-table tbody a, .wd-row-card a').first().waitFor();
      for (const width of [1280, 1024, 720]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => page.evaluate(cut)).toEqual([]);
      }
    }
  });
});
