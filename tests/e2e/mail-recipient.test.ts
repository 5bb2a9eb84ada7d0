import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appUrl, closeApps, openApp, PHONE, resetApi } from '../support/browser';
import { callsTo, failCalls } from '../support/wire';

import {
  ROUTE,
  DAWN,
  CONFIG,
  PAGES,
  ADD,
  SEND,
  STORED,
  box,
  dialog,
  press,
  rowOf,
  open,
  start,
} from '../support/recipients';

beforeEach(resetApi);
afterEach(closeApps);

describe('the mail server beside its recipients', () => {
  it('is read under either name of its switch and sent under one; an untouched password is not sent', async () => {
    const { page, calls } = await open();
    await expect.poll(() => box(page, /^Host/).inputValue()).toBe(STORED.host);
    await box(page, /^Host/).fill('relay.example.com');
    await press(page, 'Save settings');
    await page.getByText('Save settings successfully').waitFor();
    expect(callsTo(calls, CONFIG).map(({ body }) => body)).toEqual([{ ...STORED, host: 'relay.example.com' }]);
  });

  it('needs no password, and its host has a limit', async () => {
    const { page, calls } = await open();
    await box(page, /^Host/).fill('h'.repeat(50));
    await box(page, /^Host/).press('End');
    await page.keyboard.type('i');
    expect(await box(page, /^Host/).inputValue()).toBe('h'.repeat(50));
    await page.getByLabel('Password', { exact: true }).fill('');
    await press(page, 'Save settings');
    await page.getByText('Save settings successfully').waitFor();
    expect(callsTo(calls, CONFIG)[0]?.body).toEqual({ ...STORED, host: 'h'.repeat(50) });
  });

  it('says what is missing', async () => {
    const { page, calls } = await open();
    for (const name of [/^Host/, /^Port/, /^From/, /^Username/]) await box(page, name).fill('');
    await press(page, 'Save settings');
    for (const ending of ['host', 'port', 'from', 'username']) {
      await page.getByText(`Please type ${ending}`, { exact: true }).waitFor();
    }
    expect(callsTo(calls, CONFIG)).toEqual([]);
  });
});

describe('recipients', () => {
  it('are listed by the server they belong to, ten at first', async () => {
    const { page, calls } = await open();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      '',
      'Recipient',
      'Notification Types',
      'Action',
    ]);
    expect(callsTo(calls, PAGES)[0]?.body).toEqual({ pageNum: 1, pageSize: 10, pageCriteria: { emailId: 2 } });
    await rowOf(page, 'duty.manager').getByText('6 / 12').waitFor();
    await page.getByRole('searchbox').fill('straits');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => callsTo(calls, PAGES).at(-1)?.body)
      .toEqual({
        pageNum: 1,
        pageSize: 10,
        pageCriteria: { emailId: 2, criteria: 'straits' },
      });
  });

  it.each([
    ['', 'Please type a correct recipient'],
    ['a', 'Please type a correct recipient'],
    ['a@', 'Please type a correct recipient'],
    ['a@b', 'Please type a correct recipient'],
    ['two words@example.com', 'Please type a correct recipient'],
  ])('are not added as "%s"', async (address, message) => {
    const { page, calls } = await open();
    await press(page, 'Add recipient');
    await dialog(page).getByRole('textbox').fill(address);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await dialog(page).getByText(message).waitFor();
    expect(callsTo(calls, ADD)).toEqual([]);
  });

  it('are added with fifty characters and no more, and the table is read again', async () => {
    const { page, calls } = await open();
    const address = `${'x'.repeat(38)}@example.com`;
    const before = callsTo(calls, PAGES).length;
    await press(page, 'Add recipient');
    const input = page.getByRole('dialog', { name: 'Add recipient' }).getByRole('textbox');
    await input.fill(address);
    await input.press('End');
    await page.keyboard.type('m');
    expect(await input.inputValue()).toBe(address);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Add successful', { exact: true }).waitFor();
    expect(callsTo(calls, ADD).map(({ body }) => body)).toEqual([{ emailId: 2, recipientEmail: address }]);
    await expect.poll(() => callsTo(calls, PAGES).length).toBeGreaterThan(before);
    await page.getByText('of 15').waitFor();
  });

  it('are deleted after a question', async () => {
    const app = await open();
    const { page, calls } = app;
    const deletions = () => calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
    await start(app, 'duty.manager', 'Delete');
    await page.getByText('Are you sure you want to delete this recipient?').waitFor();
    await press(page, 'Cancel');
    expect(deletions()).toEqual([]);
    await start(app, 'duty.manager', 'Delete');
    await press(page, 'Delete');
    await page.getByText('Delete successful', { exact: true }).waitFor();
    expect(deletions()).toEqual([`${DAWN}/recipient/2`]);
    await rowOf(page, 'duty.manager').waitFor({ state: 'detached' });
    await page.getByText('of 13').waitFor();
  });

  it('get a test mail of their own that can be read', async () => {
    const app = await open();
    await start(app, 'duty.manager', 'Send test');
    await app.page.getByText('Send test mail successfully').waitFor();
    expect(callsTo(app.calls, SEND).map(({ body }) => body)).toEqual([{ recipientId: 2 }]);
    const mail = await (await fetch(`${appUrl()}/steve/mailbox/1`)).text();
    expect(mail).toMatch(/^To: duty\.manager@wattdesk\.test$/m);
    expect(mail).toMatch(/^Mail server: mail\.straits-energy\.test$/m);
  });

  it('that cannot be read leave an empty table, and the reason', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: ROUTE,
      prepare: (opened) => failCalls(opened, PAGES, 'HTTP 500 with a message'),
    });
    await page.getByRole('alert').filter({ hasText: 'Database is down' }).first().waitFor();
    expect(await page.locator('tbody').getByRole('row').count()).toBe(0);
    await expect.poll(() => box(page, /^Host/).inputValue()).toBe(STORED.host);
  });

  it('are only to be read by those who may only look', async () => {
    const { page } = await open('viewer');
    await page.getByText('mail.straits-energy.test').waitFor();
    for (const name of [/^Actions/, 'Add recipient', 'Save settings', 'Export']) {
      expect(await page.getByRole('button', { name }).count(), String(name)).toBe(0);
    }
  });

  it('fit on a telephone', async () => {
    const { page } = await openApp({ account: 'admin', path: ROUTE, viewport: PHONE, dark: true, locale: 'zh-Hans' });
    await page.getByText('duty.manager@wattdesk.test').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});
