/** Parts of screens that narrow screens once broke: dialogs on phones, quick filters, the axis of a chart. */
import { afterEach, describe, expect, it } from 'vitest';
import { closeApps, openApp, PHONE_VIEWPORT } from '../support/browser';

afterEach(closeApps);

const NARROWEST = { width: 320, height: 700 };

describe('on a phone', () => {
  it.each([PHONE_VIEWPORT, NARROWEST])('a dialog with one field has its buttons below it, at %o', async (viewport) => {
    const { page } = await openApp({ account: 'admin', path: '/marketing-management/article-type', viewport });
    await page.getByRole('link', { name: 'Create' }).click();
    const dialog = page.getByRole('dialog');
    const [field, save, frame] = await Promise.all(
      [dialog.getByRole('textbox'), dialog.getByRole('button', { name: 'Save' }), dialog].map(async (part) => {
        await part.waitFor();
        return (await part.boundingBox())!;
      }),
    );
    expect(frame).toMatchObject({ x: 0, y: 0, width: viewport.width });
    expect(save!.y - (field!.y + field!.height)).toBeLessThan(80);
    expect(frame!.height).toBeLessThan(viewport.height / 2);
  });

  it('a long dialog fills the screen, and its buttons stay visible', async () => {
    const { page } = await openApp({ account: 'admin', path: '/access-management/access-user', viewport: NARROWEST });
    await page.getByRole('link', { name: 'Add User' }).click();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: 'Save' });
    await save.waitFor();
    await dialog.getByRole('combobox', { name: /^Role/ }).waitFor({ state: 'attached' });
    expect((await dialog.boundingBox())?.height).toBe(NARROWEST.height);
    const button = (await save.boundingBox())!;
    expect(button.y + button.height).toBeLessThanOrEqual(NARROWEST.height);
  });

  it('a card has its number in one line and its menu at the end, even below the name', async () => {
    const { page } = await openApp({ account: 'admin', path: '/rfid-card-management', viewport: NARROWEST });
    const names = page.locator('.wd-row-card-head > :is(h2, h3)');
    await names.first().waitFor();
    // A name with a hyphen may wrap there.
    const heights = await names
      .filter({ hasNotText: '-' })
      .evaluateAll((all) => all.map((name) => Math.round(name.getBoundingClientRect().height)));
    expect(heights.length).toBeGreaterThan(3);
    expect(new Set(heights).size).toBe(1);
    const ends = await page
      .locator('.wd-row-card-head > .wd-icon-button')
      .evaluateAll((menus) => menus.map((menu) => Math.round(menu.getBoundingClientRect().right)));
    expect(ends.length).toBeGreaterThan(3);
    expect(new Set(ends).size).toBe(1);
    const head = page.locator('.wd-row-card-head').filter({ has: page.locator('.wd-icon-button') });
    const [card, menu] = await Promise.all([
      head.first().boundingBox(),
      head.first().locator('.wd-icon-button').boundingBox(),
    ]);
    expect(menu!.y - card!.y, 'the menu is in the first line').toBeLessThan(8);
  });

  it('the toolbar of the selection covers all of the cards that scroll below it', async () => {
    const { page } = await openApp({ account: 'admin', path: '/rfid-card-management', viewport: PHONE_VIEWPORT });
    const boxes = page.locator('.wd-row-card-head > .wd-check');
    await boxes.first().check();
    const bar = page.locator('.wd-selection');
    await bar.getByText('1 selected').waitFor();
    const pageBox = page.locator('.wd-check-line > .wd-check');
    const isInFront = (part: typeof bar) =>
      part.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return document.elementFromPoint(left + 12, top + height / 2) === element;
      });
    expect(await isInFront(pageBox), 'the checkbox of the page, beside the toolbar').toBe(true);
    await boxes.nth(1).evaluate((box) => {
      const barTop = Number.parseFloat(getComputedStyle(document.querySelector('.wd-selection')!).top);
      window.scrollBy(0, box.getBoundingClientRect().top - barTop - 10);
    });
    expect(await isInFront(bar), 'the toolbar').toBe(true);
  });

  it('a form shows the whole text of a chosen option', async () => {
    const path = '/smart-energy-management/charging-profiles/add';
    const { page } = await openApp({ account: 'admin', path, viewport: NARROWEST });
    const purpose = page.getByRole('combobox', { name: /^Purpose/ }).filter({ hasText: 'TX_DEFAULT_PROFILE' });
    await purpose.waitFor();
    const [needed, given] = await purpose.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(needed).toBe(given);
  });

  it('a card shows the whole address of a website', async () => {
    const { page } = await openApp({ account: 'admin', path: '/ocpi/roaming-operators', viewport: NARROWEST });
    const links = page.locator('.wd-row-card .wd-cell-link');
    await links.first().waitFor();
    const cut = await links.evaluateAll((all) => all.filter((link) => link.scrollWidth > link.clientWidth).length);
    expect(cut).toBe(0);
  });

  it.each([
    ['tabs', '/incident-management/charger-connectivity', '.wd-tabs'],
    ['quick filters', '/voucher-management/issued-voucher', '.wd-quick-filters'],
  ])('%s wrap, so that none has to be scrolled into sight', async (_, path, selector) => {
    const { page } = await openApp({ account: 'admin', path, viewport: NARROWEST });
    const parts = page.locator(selector).first();
    await parts.waitFor();
    const [needed, given] = await parts.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
    expect(needed).toBe(given);
  });

  it('the links of a card are large enough for a finger', async () => {
    const { page } = await openApp({ account: 'admin', path: '/marketing-management/campaign', viewport: NARROWEST });
    const links = page.locator('.wd-row-card :is(h2, dd) a');
    await links.nth(3).waitFor();
    const heights = await links.evaluateAll((all) => all.map((link) => link.getClientRects()[0]!.height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  });

  it('a quick filter with a long name fits', async () => {
    const path = '/voucher-management/issued-voucher';
    const { page } = await openApp({ account: 'admin', path, viewport: NARROWEST });
    const filter = page.getByRole('button', { name: /^Expired before they were used/ });
    await filter.getByText(/\d/).waitFor();
    const { x, width } = (await filter.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(NARROWEST.width);
    expect(await filter.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(
      0,
    );
  });
});

it.each([320, 390, 768, 1440])('the hours of a charging profile have equal distances, at %i pixels', async (width) => {
  const { page } = await openApp({
    account: 'admin',
    path: '/smart-energy-management/charging-profiles/view/1',
    viewport: { width, height: 900 },
  });
  const hours = page.locator('.wd-schedule .recharts-xAxis-tick-labels .recharts-cartesian-axis-tick-value');
  await hours.first().waitFor();
  const shown = (await hours.allTextContents()).map((text) => Number.parseInt(text, 10));
  const [first = 0, second = 0] = shown;
  expect(shown.length).toBeGreaterThan(2);
  expect(shown).toEqual(shown.map((_, index) => first + index * (second - first)));
  expect(shown.at(-1)).toBe(24);
});
