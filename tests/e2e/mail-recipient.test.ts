import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appUrl, closeApps, openApp, PHONE, resetApi, type App } from '../support/browser';
import { callsTo, failCalls } from '../support/wire';

const ROUTE = '/notification-management/mail-recipients';
const DAWN = 'dawn/api/v1/email';
const CONFIG = `POST ${DAWN}/config`;
const PAGES = `POST ${DAWN}/recipient-pages`;
const ADD = `POST ${DAWN}/recipient`;
const SEND = `POST ${DAWN}/send-test`;
const TYPES = `POST ${DAWN}/notify-type-pages`;
const ASSIGN = `POST ${DAWN}/assign-notify-types`;
const UNASSIGN = `POST ${DAWN}/unassign-notify-types`;

const STORED = {
  emailId: 2,
  enable: true,
  protocol: 'smtps',
  host: 'mail.straits-energy.test',
  port: 465,
  emailFrom: 'Wattdesk Alerts <alerts@wattdesk.test>',
  username: 'alerts@wattdesk.test',
};

beforeEach(resetApi);
afterEach(closeApps);

const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const rowOf = (page: Page, address: string) => page.getByRole('row').filter({ hasText: address });

async function open(account = 'admin'): Promise<App> {
  const app = await openApp({ account, path: ROUTE });
  await app.page.getByRole('row').nth(10).waitFor();
  return app;
}

async function start({ page }: App, address: string, action: string): Promise<void> {
  await rowOf(page, address)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

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
      'Recipient',
      'Notification Types',
      'Actions',
    ]);
    expect(callsTo(calls, PAGES)[0]?.body).toEqual({ pageNum: 1, pageSize: 10, pageCriteria: { emailId: 2 } });
    await rowOf(page, 'duty.manager').getByText('6 of 12').waitFor();
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
    await press(page, 'Confirm');
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

describe('the notification types of a recipient', () => {
  const ADDRESS = 'duty.manager@wattdesk.test';

  async function assigning() {
    const app = await open();
    await start(app, ADDRESS, 'Assign Notification Types');
    const types = app.page.getByRole('dialog', { name: `Assign Notification Types: ${ADDRESS}` });
    await types.getByRole('checkbox').nth(1).waitFor();
    return { ...app, types };
  }

  it('are listed by ten and by status', async () => {
    const { page, calls, types } = await assigning();
    const criteria = { emailId: 2, recipientId: 2 };
    expect(callsTo(calls, TYPES)[0]?.body).toEqual({ pageNum: 1, pageSize: 10, pageCriteria: criteria });
    expect((await types.getByRole('columnheader').allInnerTexts()).filter(Boolean)).toEqual([
      'Notification Type',
      'Description',
      'Assignment Status',
    ]);
    for (const name of ['Assign', 'Un-assign']) {
      expect(await types.getByRole('button', { name, exact: true }).isDisabled(), name).toBe(true);
    }
    await types.getByRole('combobox', { name: 'Assignment Status' }).click();
    await page.getByRole('option', { name: 'Assigned', exact: true }).click();
    await expect
      .poll(() => callsTo(calls, TYPES).at(-1)?.body)
      .toEqual({
        pageNum: 1,
        pageSize: 10,
        pageCriteria: { ...criteria, assignmentStatus: expect.any(String) },
      });
    await types.getByText('1–6 of 6').waitFor();
    expect(callsTo(calls, 'GET dawn/api/v1/assignment-status-select')).toHaveLength(1);
  });

  it('are assigned and un-assigned by the page, and the count behind follows', async () => {
    const { page, calls, types } = await assigning();
    for (const [button, call, status] of [
      ['Un-assign', UNASSIGN, 'Unassigned'],
      ['Assign', ASSIGN, 'Assigned'],
    ] as const) {
      await types.getByRole('checkbox', { name: 'Select this page' }).click();
      await types.getByRole('button', { name: button, exact: true }).click();
      await types.getByText('Nothing selected').waitFor();
      await expect.poll(() => types.locator('tbody').getByText(status, { exact: true }).count()).toBe(10);
      const [sent] = callsTo(calls, call);
      expect(sent?.body).toEqual({ emailId: 2, recipientId: 2, notifyTypeIds: expect.any(Array) });
      expect(new Set((sent!.body as { notifyTypeIds: string[] }).notifyTypeIds).size).toBe(10);
    }
    await page.keyboard.press('Escape');
    await rowOf(page, ADDRESS)
      .getByText(/^1[0-2] of 12$/)
      .waitFor();
  });

  it.each([
    ['10 types were assigned', '10 types were assigned'],
    ['', 'Success'],
  ])('say what the server says: "%s" as "%s"', async (msg, told) => {
    const { page, types } = await assigning();
    await page.route('**/assign-notify-types', (route) => route.fulfill({ json: { success: true, msg, data: null } }));
    await types.getByRole('checkbox', { name: 'Select this page' }).click();
    await types.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: told }).first().waitFor();
  });

  it('that cannot be read leave an empty table, and the reason', async () => {
    const app = await open();
    await failCalls(app.page, TYPES, 'HTTP 200 without success');
    await start(app, ADDRESS, 'Assign Notification Types');
    await app.page.getByRole('alert').filter({ hasText: 'Not today' }).first().waitFor();
    expect(await dialog(app.page).locator('tbody').getByRole('row').count()).toBe(0);
  });
});
