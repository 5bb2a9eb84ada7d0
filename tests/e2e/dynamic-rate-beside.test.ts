import type { Locator } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, openApp, PHONE_VIEWPORT, resetApi } from '../support/browser';
import { SITE_MANAGEMENT_PATH, fillRate, waitUntilLoaded, saveRate } from '../support/dynamicRateForm';

beforeEach(resetApi);
afterEach(closeApps);

describe('the week beside the form', () => {
  it.each([undefined, PHONE_VIEWPORT])(
    'tells what is typed, what it overlaps and what is left open',
    async (viewport) => {
      const { page } = await openApp({
        account: 'admin',
        path: `${SITE_MANAGEMENT_PATH}/dynamic-rate-add`,
        ...(viewport && { viewport }),
      });
      if (viewport) await page.getByRole('button', { name: 'Show the week as a picture' }).click();
      await page.getByRole('figure', { name: 'The week, hour by hour' }).waitFor();
      await fillRate(page);
      await page.getByText('Applies Mon–Fri 22:00–06:00, ends the next day', { exact: true }).waitFor();
      const sentence = page.getByRole('status').filter({ hasText: 'Applies Mon–Fri' });
      await expect.poll(() => sentence.innerText()).toMatch(/^Applies .*Overlaps .* on /);
    },
  );

  it('stands beside the fields on a wide screen, and after the times on a phone', async () => {
    const { page } = await openApp({ account: 'admin', path: `${SITE_MANAGEMENT_PATH}/dynamic-rate-add` });
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0 };
    const [times, rates] = [page.locator('[data-field=allDay]'), page.locator('[data-field=rates]')];
    const week = page.getByRole('figure');
    await week.waitFor();
    expect((await boxOf(week)).x).toBeGreaterThan((await boxOf(times)).x + 400);
    await page.setViewportSize(PHONE_VIEWPORT);
    await page.getByRole('button', { name: 'Show the week as a picture' }).click();
    await expect.poll(async () => (await boxOf(week)).x - (await boxOf(times)).x).toBe(0);
    expect((await boxOf(week)).y).toBeGreaterThan((await boxOf(times)).y);
    expect((await boxOf(rates)).y).toBeGreaterThan((await boxOf(week)).y);
  });

  it('has times as high as the other inputs', async () => {
    const { page } = await openApp({ account: 'admin', path: `${SITE_MANAGEMENT_PATH}/dynamic-rate-add` });
    const height = async (field: string) =>
      (await page.locator(`[data-field=${field}] :is(.MuiFormControl-root, .wd-field) > div`).first().boundingBox())
        ?.height;
    await page.getByRole('group', { name: /^Start Time/ }).waitFor();
    expect(await height('startTime')).toBe(await height('countryCode'));
  });

  it('says so when the other rates cannot be read, and the form still saves', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: `${SITE_MANAGEMENT_PATH}/dynamic-rate-add`,
      prepare: (opened) =>
        opened.route('**/dynamic-rate/dynamic-rate-pages', (route) =>
          route.fulfill({ status: 403, json: { success: false, msg: 'No' } }),
        ),
    });
    await page.getByText('Other rates could not be loaded').waitFor();
    await fillRate(page);
    await saveRate(page);
    await page.getByText('Add successfully').waitFor();
  });
});

describe('what a driver would pay', () => {
  it('follows what is typed, over midnight, and asks nobody', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: `${SITE_MANAGEMENT_PATH}/dynamic-rate-update/4` });
    await waitUntilLoaded(page);
    const price = page.getByRole('region', { name: 'What a Driver Would Pay' });
    const total = () => price.getByRole('row').last().getByRole('cell').last().innerText();
    await price.scrollIntoViewIfNeeded();
    await price.getByRole('textbox', { name: /^Energy/ }).fill('10');
    await price.getByRole('table').waitFor();
    const before = await total();
    calls.length = 0;
    await price.getByRole('textbox', { name: /^Energy/ }).fill('20');
    await expect.poll(total).not.toBe(before);
    await price.getByRole('textbox', { name: /^Energy/ }).fill('1,5x');
    await price.getByText('A number from 0 to 10,000').waitFor();
    expect(await price.getByRole('table').count()).toBe(0);
    expect(calls).toEqual([]);
  });
});
