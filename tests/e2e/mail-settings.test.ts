import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getAppUrl, closeApps, openApp, PHONE_VIEWPORT, resetApi } from '../support/browser';
import { getCallsTo, failCalls } from '../support/recordedCalls';

const ROUTE = '/notification-management/mail-settings';
const GET = 'GET dawn/api/v1/mail-settings';
const UPDATE = 'POST dawn/api/v1/mail-settings';
const TEST = 'POST dawn/api/v1/mail-settings/test';

const STORED = {
  emailId: 1,
  enable: true,
  protocol: 'smtp',
  host: 'smtp.wattdesk.test',
  port: 587,
  emailFrom: 'no-reply@wattdesk.test',
  username: 'wattdesk-alerts',
  recipients: ['control.room@wattdesk.test', 'duty.manager@wattdesk.test', 'energy.lim@wattdesk.test'],
  features: ['NT-02', 'NT-04', 'NT-10'],
};

beforeEach(resetApi);
afterEach(closeApps);

const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const password = (page: Page) => page.getByLabel(/^Password/).first();
const recipients = (page: Page) => page.getByRole('combobox', { name: /^Recipients/ });
const chip = (page: Page, text: string) => page.locator('.MuiChip-root').filter({ hasText: text });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function open(account = 'admin') {
  const app = await openApp({ account, path: ROUTE });
  await app.page.getByText('smtp.wattdesk.test').or(box(app.page, /^Host/)).first().waitFor();
  return app;
}

async function filled() {
  const app = await open();
  await expect.poll(() => box(app.page, /^Host/).inputValue()).toBe(STORED.host);
  return app;
}

async function add(page: Page, ...entries: string[]): Promise<void> {
  for (const entry of entries) {
    await recipients(page).fill(entry);
    await recipients(page).press('Enter');
  }
}

describe('the mail settings on one page', () => {
  it('show what is stored, the password never, and a box for each notification type', async () => {
    const { page, calls } = await filled();
    expect(getCallsTo(calls, GET)).toHaveLength(1);
    expect(
      await page
        .getByRole('switch')
        .or(page.getByRole('checkbox', { name: 'Outgoing Mail' }))
        .first()
        .isChecked(),
    ).toBe(true);
    for (const address of STORED.recipients) await chip(page, address).waitFor();
    const types = page.getByRole('group', { name: 'Notification Types' }).getByRole('checkbox');
    await expect.poll(() => types.count()).toBe(12);
    await expect.poll(() => page.getByRole('checkbox', { name: 'A connector reports a fault' }).isChecked()).toBe(true);
    await expect.poll(() => page.getByRole('checkbox', { name: 'A charger has restarted' }).isChecked()).toBe(false);
    expect(await password(page).getAttribute('type')).toBe('password');
    expect(await password(page).inputValue()).toBe('');
    expect(await password(page).getAttribute('placeholder')).toBe('A value is set');
  });

  it('are sent by Update, with recipients and types as they stand there; the page stays and reads them again', async () => {
    const { page, calls } = await filled();
    await chip(page, 'duty.manager').getByRole('button').or(chip(page, 'duty.manager').locator('svg')).first().click();
    await add(page, 'ops@example.com', 'control.room@wattdesk.test');
    await page.getByRole('checkbox', { name: 'A connector reports a fault' }).click();
    await page.getByRole('checkbox', { name: 'A charger has restarted' }).click();
    await box(page, /^Host/).fill(`${'h'.repeat(51)}.example.com`);
    // The text would be appended to the input's value, if it had one.
    await password(page).press('End');
    await page.keyboard.type('Typed-Just-Now');
    await press(page, 'Update');
    await page.getByText('Save settings successfully').waitFor();
    expect(getCallsTo(calls, UPDATE).map(({ body }) => body)).toEqual([
      {
        ...STORED,
        host: `${'h'.repeat(51)}.example.com`,
        password: 'Typed-Just-Now',
        recipients: ['control.room@wattdesk.test', 'energy.lim@wattdesk.test', 'ops@example.com'],
        features: expect.arrayContaining(['NT-02', 'NT-03', 'NT-10']),
      },
    ]);
    await expect.poll(() => getCallsTo(calls, GET).length).toBe(3);
    await expect.poll(() => password(page).getAttribute('placeholder')).toBe('A value is set');
    expect(new URL(page.url()).pathname).toBe(ROUTE);
  });

  it('say what is missing, for Update and for Test mail, and send nothing', async () => {
    const { page, calls } = await filled();
    for (const name of [/^Host/, /^Port/, /^From/, /^Username/]) await box(page, name).fill('');
    await password(page).fill('');
    await page.getByRole('combobox', { name: /^Protocol/ }).hover();
    await press(page, 'Clear Protocol');
    for (const address of STORED.recipients) await chip(page, address).locator('svg').click();
    for (const button of ['Update', 'Test mail']) {
      await press(page, button);
      const endings = ['protocol', 'host', 'port', 'from', 'username'].map((name) => `Please type ${name}`);
      for (const text of [...endings, 'Please add at least one recipient']) {
        await page.getByText(text, { exact: true }).first().waitFor();
      }
    }
    // A password is stored, and an empty input keeps it.
    expect(await page.getByText('Please type password').count()).toBe(0);
    expect([...getCallsTo(calls, UPDATE), ...getCallsTo(calls, TEST)]).toEqual([]);
  });

  it('refuse wrong recipients, and are not sent over them', async () => {
    const { page, calls } = await filled();
    for (const [address, message] of [
      ['a', 'Please type a correct recipient'],
      ['a@', 'Please type a correct recipient'],
      ['a@b', 'Please type a correct recipient'],
      ['two words@example.com', 'Please type a correct recipient'],
      [`${'x'.repeat(39)}@example.com`, 'Max 50 characters'],
    ] as const) {
      await add(page, address);
      await page.getByText(message, { exact: true }).waitFor();
      await press(page, 'Update');
      await page.getByText(message, { exact: true }).waitFor();
      expect(await recipients(page).inputValue()).toBe(address);
      expect(getCallsTo(calls, UPDATE), address).toEqual([]);
    }
    await add(page, `${'x'.repeat(38)}@example.com`);
    await press(page, 'Update');
    await page.getByText('Save settings successfully').waitFor();
    const [call] = getCallsTo(calls, UPDATE);
    expect((call!.body as typeof STORED).recipients).toEqual([...STORED.recipients, `${'x'.repeat(38)}@example.com`]);
  });

  it('stop typing at the limits of name and password', async () => {
    const { page } = await filled();
    for (const [field, limit] of [
      [box(page, /^Username/), 30],
      [password(page), 128],
    ] as const) {
      await field.fill('x'.repeat(limit));
      await field.press('End');
      await page.keyboard.type('y');
      expect(await field.inputValue()).toBe('x'.repeat(limit));
    }
  });

  it('stay as they were typed when the server refuses them', async () => {
    const { page } = await filled();
    await failCalls(page, UPDATE, 'HTTP 409');
    await box(page, /^Host/).fill('mail.example.com');
    await press(page, 'Update');
    await page.getByRole('alert').filter({ hasText: 'Somebody else changed it' }).waitFor();
    expect(await box(page, /^Host/).inputValue()).toBe('mail.example.com');
  });
});

describe('a test mail', () => {
  it('is made of what stands on the screen, can be read, and leaves the screen as it is', async () => {
    const { page, calls } = await filled();
    await add(page, 'ops@example.com');
    await box(page, /^From/).fill('Night Desk <night@example.com>');
    await press(page, 'Test mail');
    await page.getByText('Send test mail successfully').waitFor();
    expect(getCallsTo(calls, TEST).map(({ body }) => body)).toEqual([
      { ...STORED, emailFrom: 'Night Desk <night@example.com>', recipients: [...STORED.recipients, 'ops@example.com'] },
    ]);
    expect(getCallsTo(calls, UPDATE)).toEqual([]);
    await chip(page, 'ops@example.com').waitFor();
    expect(await box(page, /^From/).inputValue()).toBe('Night Desk <night@example.com>');
    expect(getCallsTo(calls, GET)).toHaveLength(1);
    const mail = await (await fetch(`${getAppUrl()}/steve/mailbox/1`)).text();
    for (const line of [
      /^From: Night Desk <night@example\.com>$/m,
      /ops@example\.com/,
      /^- A connector reports a fault$/m,
    ]) {
      expect(mail).toMatch(line);
    }
    expect(mail).not.toContain('Relay-HarbourFront');
  });

  it('that the server refuses is told in its words', async () => {
    const { page } = await filled();
    await failCalls(page, TEST, 'HTTP 200 without success');
    await press(page, 'Test mail');
    await page.getByRole('alert').filter({ hasText: 'Not today' }).waitFor();
  });
});

describe('the mail settings', () => {
  it('are only to be read by those who may only look', async () => {
    const { page } = await open('viewer');
    await page.getByText('smtp.wattdesk.test').waitFor();
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
    for (const name of ['Update', 'Test mail']) expect(await page.getByRole('button', { name }).count(), name).toBe(0);
    expect(await page.getByText('Relay-HarbourFront').count()).toBe(0);
  });

  it('fit on a telephone, in Chinese, in the dark', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: ROUTE,
      viewport: PHONE_VIEWPORT,
      dark: true,
      locale: 'zh-Hans',
    });
    await page.getByRole('button', { name: '测试邮件' }).waitFor();
    await page.getByText('control.room@wattdesk.test').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE_VIEWPORT.width);
  });
});
