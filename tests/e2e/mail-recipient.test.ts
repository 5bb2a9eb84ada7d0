import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getContrast } from '../../src/ui/theme/mixColors';
import { getAppUrl, closeApps, openApp, PHONE_VIEWPORT, resetApi } from '../support/browser';
import { getCallsTo, failCalls } from '../support/recordedCalls';

import {
  MAIL_RECIPIENTS_PATH,
  EMAIL_API_PREFIX,
  CONFIG_CALL,
  RECIPIENT_PAGES_CALL,
  ADD_RECIPIENT_CALL,
  SEND_TEST_CALL,
  STORED_MAIL_SETTINGS,
  getTextbox,
  getDialog,
  pressButton,
  getRow,
  openRecipients,
  openRowAction,
} from '../support/mailRecipientScreen';

beforeEach(resetApi);
afterEach(closeApps);

/** Returns a computed colour, such as `rgb(18, 33, 36)`, in the notation of the palettes. */
const toHex = (color: string): string =>
  `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

describe('the mail server beside its recipients', () => {
  it('is read under either name of its switch and sent under one; an untouched password is not sent', async () => {
    const { page, calls } = await openRecipients();
    await expect.poll(() => getTextbox(page, /^Host/).inputValue()).toBe(STORED_MAIL_SETTINGS.host);
    await getTextbox(page, /^Host/).fill('relay.example.com');
    await pressButton(page, 'Save settings');
    await page.getByText('Save settings successfully').waitFor();
    expect(getCallsTo(calls, CONFIG_CALL).map(({ body }) => body)).toEqual([
      { ...STORED_MAIL_SETTINGS, host: 'relay.example.com' },
    ]);
  });

  it('needs no password, and its host has a limit', async () => {
    const { page, calls } = await openRecipients();
    await getTextbox(page, /^Host/).fill('h'.repeat(50));
    await getTextbox(page, /^Host/).press('End');
    await page.keyboard.type('i');
    expect(await getTextbox(page, /^Host/).inputValue()).toBe('h'.repeat(50));
    await page.getByLabel('Password', { exact: true }).fill('');
    await pressButton(page, 'Save settings');
    await page.getByText('Save settings successfully').waitFor();
    expect(getCallsTo(calls, CONFIG_CALL)[0]?.body).toEqual({ ...STORED_MAIL_SETTINGS, host: 'h'.repeat(50) });
  });

  it('says what is missing', async () => {
    const { page, calls } = await openRecipients();
    for (const name of [/^Host/, /^Port/, /^From/, /^Username/]) await getTextbox(page, name).fill('');
    await pressButton(page, 'Save settings');
    for (const ending of ['host', 'port', 'from', 'username']) {
      await page.getByText(`Please type ${ending}`, { exact: true }).waitFor();
    }
    expect(getCallsTo(calls, CONFIG_CALL)).toEqual([]);
  });
});

describe('recipients', () => {
  it('are listed by the server they belong to, ten at first', async () => {
    const { page, calls } = await openRecipients();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      '',
      'Recipient',
      'Notification Types',
      'Action',
    ]);
    expect(getCallsTo(calls, RECIPIENT_PAGES_CALL)[0]?.body).toEqual({
      pageNum: 1,
      pageSize: 10,
      pageCriteria: { emailId: 2 },
    });
    await getRow(page, 'duty.manager').getByText('6 / 12').waitFor();
    await page.getByRole('searchbox').fill('straits');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => getCallsTo(calls, RECIPIENT_PAGES_CALL).at(-1)?.body)
      .toEqual({
        pageNum: 1,
        pageSize: 10,
        pageCriteria: { emailId: 2, criteria: 'straits' },
      });
  });

  it('are not added as anything but an address', async () => {
    const { page, calls } = await openRecipients();
    await pressButton(page, 'Add recipient');
    for (const address of ['', 'a', 'a@', 'a@b', 'two words@example.com']) {
      await getDialog(page).getByRole('textbox').fill(address);
      await getDialog(page).getByRole('button', { name: 'Save' }).click();
      await getDialog(page).getByText('Please type a correct recipient').waitFor();
      expect(getCallsTo(calls, ADD_RECIPIENT_CALL), address).toEqual([]);
    }
  });

  it('are added with fifty characters and no more, and the table is read again', async () => {
    const { page, calls } = await openRecipients();
    const address = `${'x'.repeat(38)}@example.com`;
    const before = getCallsTo(calls, RECIPIENT_PAGES_CALL).length;
    await pressButton(page, 'Add recipient');
    const input = page.getByRole('dialog', { name: 'New recipient' }).getByRole('textbox');
    await input.fill(address);
    await input.press('End');
    await page.keyboard.type('m');
    expect(await input.inputValue()).toBe(address);
    await getDialog(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Add successful', { exact: true }).waitFor();
    expect(getCallsTo(calls, ADD_RECIPIENT_CALL).map(({ body }) => body)).toEqual([
      { emailId: 2, recipientEmail: address },
    ]);
    await expect.poll(() => getCallsTo(calls, RECIPIENT_PAGES_CALL).length).toBeGreaterThan(before);
    await page.getByText('of 15').waitFor();
  });

  it('are deleted after a question', async () => {
    const app = await openRecipients();
    const { page, calls } = app;
    const deletions = () => calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
    await openRowAction(app, 'duty.manager', 'Delete');
    await page.getByText('Are you sure you want to delete this recipient?').waitFor();
    await pressButton(page, 'Cancel');
    expect(deletions()).toEqual([]);
    await openRowAction(app, 'duty.manager', 'Delete');
    await pressButton(page, 'Delete');
    await page.getByText('Delete successful', { exact: true }).waitFor();
    expect(deletions()).toEqual([`${EMAIL_API_PREFIX}/recipient/2`]);
    await getRow(page, 'duty.manager').waitFor({ state: 'detached' });
    await page.getByText('of 13').waitFor();
  });

  it('get a test mail of their own that can be read', async () => {
    const app = await openRecipients();
    await openRowAction(app, 'duty.manager', 'Send test');
    await app.page.getByText('Send test mail successfully').waitFor();
    expect(getCallsTo(app.calls, SEND_TEST_CALL).map(({ body }) => body)).toEqual([{ recipientId: 2 }]);
    const mail = await (await fetch(`${getAppUrl()}/steve/mailbox/1`)).text();
    expect(mail).toMatch(/^To: duty\.manager@wattdesk\.test$/m);
    expect(mail).toMatch(/^Mail server: mail\.straits-energy\.test$/m);
  });

  it('that cannot be read leave an empty table, and the reason', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: MAIL_RECIPIENTS_PATH,
      prepare: (opened) => failCalls(opened, RECIPIENT_PAGES_CALL, 'HTTP 500 with a message'),
    });
    await page.getByRole('alert').filter({ hasText: 'Database is down' }).first().waitFor();
    expect(await page.locator('tbody').getByRole('row').count()).toBe(0);
    await expect.poll(() => getTextbox(page, /^Host/).inputValue()).toBe(STORED_MAIL_SETTINGS.host);
  });

  it('are only to be read by those who may only look', async () => {
    const { page } = await openRecipients('viewer');
    await page.getByText('mail.straits-energy.test').waitFor();
    for (const name of [/^Actions/, 'Add recipient', 'Save settings', 'Export']) {
      expect(await page.getByRole('button', { name }).count(), String(name)).toBe(0);
    }
  });

  it('fit on a telephone', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: MAIL_RECIPIENTS_PATH,
      viewport: PHONE_VIEWPORT,
      dark: true,
      locale: 'zh-Hans',
    });
    await page.getByText('duty.manager@wattdesk.test').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE_VIEWPORT.width);
    // The edge of an empty checkbox can be seen in the dark.
    const [edge = '', ground = ''] = await page
      .getByRole('checkbox', { name: '选择本页' })
      .evaluate((box) => [getComputedStyle(box).borderTopColor, getComputedStyle(document.body).backgroundColor]);
    expect(getContrast(toHex(edge), toHex(ground))).toBeGreaterThan(3);
  });
});
