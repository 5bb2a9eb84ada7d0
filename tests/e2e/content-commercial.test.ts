import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveArticle, UPLOAD_CALL, uploadFiles } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';
import { CAMPAIGNS_PATH, fillCampaign } from '../support/campaignForm';
import { createDisguisedProgram, createPng, type TestFile } from '../support/testFiles';
import { VOUCHERS_PATH } from '../support/voucherForm';
import { getCallsTo, type RecordedCall } from '../support/recordedCalls';

const POINTS = '/points-management';
/** Markup, Arabic (right to left), Chinese and emoji, within the shortest maximum length of a name. */
const NAME = '<img src=x onerror=window.hacked=1>شحن夜⚡🚗';
/** Longer than any number type can hold. */
const HUGE = '9'.repeat(400);

beforeEach(resetApi);
afterEach(closeApps);

const open = (path: string) => openApp({ account: 'admin', path });
const textbox = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name }).first();
const isHacked = (page: Page): Promise<boolean> => page.evaluate(() => 'hacked' in window);
/**
 * Finds a text input of the form, in rows that of the first row. Rows far below the viewport have no inputs until
 * they are scrolled into view.
 */
async function reach(page: Page, name: string) {
  await page.getByRole('button', { name: 'Save' }).waitFor();
  await expect.poll(() => textbox(page, /^(Title|Name)/).inputValue()).not.toBe('');
  if (/^(Link|Hyper)/.test(name)) await page.getByRole('group', { name: 'Link 1' }).scrollIntoViewIfNeeded();
  const input = textbox(page, new RegExp(`^${name}`));
  await input.waitFor();
  return input;
}

const writes = (calls: RecordedCall[]): RecordedCall[] =>
  calls.filter(({ method, path }) => method !== 'GET' && !/-pages$|resource/.test(path));

describe.each([
  ['campaign', CAMPAIGNS_PATH, `${CAMPAIGNS_PATH}/update/1`, 'campaignTitle', 'Assign Sites'],
  ['voucher', VOUCHERS_PATH, `${VOUCHERS_PATH}/update/1`, 'voucherName', 'Edit'],
])('the name of a %s', (_, list, form, key, action) => {
  it('arrives as it was typed, is shown as text and never runs', async () => {
    const { page, calls, faults } = await open(form);
    const name = textbox(page, /^(Title|Name)/);
    await expect.poll(() => name.inputValue()).not.toBe('');
    await name.fill(NAME);
    await saveArticle(page);
    await page.waitForURL((url) => url.pathname === list);
    expect(writes(calls).map(({ body }) => (body as Record<string, unknown>)[key])).toEqual([NAME]);
    const menu = page.getByRole('button', { name: `Actions for ${NAME}` });
    await menu.click();
    await page.getByRole('menuitem', { name: action }).click();
    await page.getByText(NAME).or(name).first().waitFor();
    expect(await isHacked(page)).toBe(false);
    expect(faults).toEqual([]);
  });
});

describe('texts of the server', () => {
  it('are texts: rows of a dialog, options, the message of a failure', async () => {
    const { page, faults } = await open(CAMPAIGNS_PATH);
    await page.route('**/steve/campaign/assign-site-pages', (route) =>
      route.fulfill({
        json: { success: true, msg: '', data: [{ sitePk: 1, siteName: NAME, address: null }], total: 1 },
      }),
    );
    await page.route('**/steve/campaign/assignment-statuses', (route) =>
      route.fulfill({ json: { success: true, msg: '', data: [{ value: 'x', name: NAME }] } }),
    );
    await page.route('**/steve/campaign/assign-sites', (route) =>
      route.fulfill({ json: { success: false, msg: `No: ${NAME}` } }),
    );
    await page
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Assign Sites' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: `Select ${NAME}` }).click();
    await dialog.getByRole('combobox', { name: 'Assignment Status' }).click();
    await page.getByRole('option', { name: NAME }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByText(`No: ${NAME}`).waitFor();
    expect(await isHacked(page)).toBe(false);
    expect(faults).toEqual([]);
  });
});

describe('the campaign form', () => {
  it('refuses links that are no web addresses, one after the other, and sends nothing', async () => {
    const { page, calls } = await open(`${CAMPAIGNS_PATH}/create`);
    await fillCampaign(page);
    for (const link of ['javascript:alert(1)', 'data:text/html,x', '//example.sg', 'https://', 'nonsense']) {
      await textbox(page, /^Hyperlink/).fill(link);
      await saveArticle(page);
      await page.getByText('Please enter a web address that begins with http:// or https://').first().waitFor();
      expect(await textbox(page, /^Hyperlink/).inputValue()).toBe(link);
    }
    expect(getCallsTo(calls, 'POST campaign/campaigns')).toEqual([]);
  });

  it.each<[string, () => TestFile, string]>([
    [
      'a program that calls itself a picture',
      createDisguisedProgram,
      'Only .jpg, .jpeg, .png and .gif files are accepted',
    ],
    ['one byte too many', () => createPng('large.png', 2_097_153), 'Image size cannot exceed 2 MB'],
  ])('refuses %s with a message and uploads nothing', async (_, file, text) => {
    const { page, calls } = await open(`${CAMPAIGNS_PATH}/create`);
    await textbox(page, /^Title/).waitFor();
    await uploadFiles(page, file());
    await page.getByText(text).waitFor();
    expect(getCallsTo(calls, UPLOAD_CALL)).toEqual([]);
    expect(await page.getByRole('button', { name: /Remove image/i }).count()).toBe(0);
  });
});

/** At the limit, typing stops; pasted text beyond the limit is kept, counted and rejected by validation. */
describe.each([
  [
    `${CAMPAIGNS_PATH}/update/1`,
    [
      ['Title', 100],
      ['Content', 5000],
      ['Link Name', 100],
      ['Hyperlink', 150],
    ],
  ],
] as const)('the limits of %s', (path, limits) => {
  it('hold for what is typed and what is pasted', async () => {
    const { page, calls } = await open(path);
    for (const [name, limit] of limits) {
      const input = await reach(page, name);
      const before = await input.inputValue();
      await input.fill('x'.repeat(limit));
      await input.press('End');
      await input.pressSequentially('yz');
      expect(await input.inputValue()).toBe('x'.repeat(limit));
      await input.fill('x'.repeat(limit + 1));
      await saveArticle(page);
      await page.getByText(`Max ${limit} characters`).first().waitFor();
      await input.fill(before);
    }
    expect(writes(calls)).toEqual([]);
  });
});

describe('numbers', () => {
  it.each([
    ['voucher', `${VOUCHERS_PATH}/update/1`, ['Quantity', 'Voucher Value'], HUGE],
    ['points configuration', `${POINTS}/update/2`, ['Earns', 'Earning Amount'], ''],
  ])('of a %s: what is no number of its range is never sent', async (_, path, names, tooLong) => {
    const { page, calls } = await open(path);
    for (const name of names) {
      const input = await reach(page, name);
      const before = await input.inputValue();
      for (const wrong of ['abc', '-1', '١٢', 'Infinity', tooLong].filter((text) => text !== '')) {
        await input.fill(wrong);
        await input.press('Tab');
        if ((await input.inputValue()) === '') continue;
        await saveArticle(page);
        await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
      }
      await input.fill(before);
    }
    expect(writes(calls)).toEqual([]);
  });
});
