import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, openApp, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';

const PASSWORD = 'Wattdesk#2026';
const AUTH = 'dawn/api/v1/auth';

beforeEach(resetApi);
afterEach(closeApps);

async function signIn(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: /User Name/ }).fill(name);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

describe('sign-in', () => {
  it('checks first, signs in, reads the resources and lands on the first permitted screen', async () => {
    const { page, calls } = await openApp({ path: '/marketing-management/article' });
    await page.waitForURL('**/login');
    await signIn(page, 'admin');
    await page.getByRole('table').waitFor();
    expect(getCallsTo(calls, `POST ${AUTH}/pre-login`)[0]?.body).toEqual({ username: 'admin', password: PASSWORD });
    expect(getCallsTo(calls, `POST ${AUTH}/login`)[0]?.body).toEqual({ username: 'admin', password: PASSWORD });
    expect(getCallsTo(calls, `GET ${AUTH}/otp?username=admin`)).toEqual([]);
    expect(getCallsTo(calls, `GET ${AUTH}/resources`)).toHaveLength(1);
  });

  it('asks for a one-time password, keeps the step after a wrong one, then signs in', async () => {
    const { page, calls } = await openApp({ path: '/login' });
    await signIn(page, 'otp');
    const code = page.getByLabel(/One-Time Password/);
    await code.fill('000000');
    expect(getCallsTo(calls, `GET ${AUTH}/otp?username=otp`)).toHaveLength(1);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('alert').waitFor();
    await expect.poll(() => code.inputValue()).toBe('');
    await code.fill('246810');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    expect(getCallsTo(calls, `POST ${AUTH}/login`).at(-1)?.body).toEqual({
      username: 'otp',
      password: PASSWORD,
      otp: '246810',
    });
  });

  it('makes a user with an expired password choose a new one', async () => {
    const { page, calls } = await openApp({ path: '/login' });
    await signIn(page, 'expired');
    await page.getByLabel(/Current Password/).fill(PASSWORD);
    await page.getByLabel(/New Password/).fill('Wattdesk#2027');
    await page.getByLabel(/Confirm Password/).fill('Wattdesk#2028');
    const submit = page.getByRole('button', { name: /Change Password|Save|Submit/ }).last();
    await submit.click();
    await page.getByText('The two passwords do not match').waitFor();
    expect(getCallsTo(calls, `POST ${AUTH}/change-password`)).toEqual([]);
    await page.getByLabel(/Confirm Password/).fill('Wattdesk#2027');
    await submit.click();
    await page.getByText('Update successfully').waitFor();
    expect(getCallsTo(calls, `POST ${AUTH}/change-password`).at(-1)?.body).toEqual({
      username: 'expired',
      oldPassword: PASSWORD,
      newPassword: 'Wattdesk#2027',
    });
    await signIn(page, 'expired', 'Wattdesk#2027');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  });

  it('never writes a password or a token into the address or the console', async () => {
    const logged: string[] = [];
    const { page } = await openApp({
      path: '/login',
      prepare: async (fresh) => void fresh.on('console', (message) => logged.push(message.text())),
    });
    await signIn(page, 'admin');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    const token = await page.evaluate(
      () => (JSON.parse(localStorage['wattdesk.session'] as string) as { token: string }).token,
    );
    expect(token.length).toBeGreaterThan(10);
    expect(logged.join('\n')).not.toContain(token);
    expect(logged.join('\n')).not.toContain(PASSWORD);
    expect(page.url()).not.toContain(token);
  });
});

describe('session', () => {
  it('survives a reload and ends with one logout call', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: '/marketing-management/article' });
    await page.getByRole('table').waitFor();
    await page.reload();
    await page.getByRole('table').waitFor();
    await page.getByRole('button', { name: /Profile|Account|User menu/i }).click();
    await page.getByRole('menuitem', { name: /Log ?out/i }).click();
    await page.waitForURL('**/login');
    expect(getCallsTo(calls, `GET ${AUTH}/log-out`)).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('wattdesk.session'))).toBeNull();
  });

  it('is over where the first call of all says so, and the address is back after signing in', async () => {
    const reject = (page: Page) =>
      page.route(
        '**/steve/article/article-type-pages',
        (route) => route.fulfill({ status: 401, json: { success: false, msg: 'Your session has ended' } }),
        { times: 1 },
      );
    const path = '/marketing-management/article-type';
    const { page } = await openApp({ account: 'admin', path, prepare: reject });
    await page.getByLabel('Password', { exact: true }).waitFor();
    await page.getByText('Your session has ended').waitFor();
    await signIn(page, 'admin');
    await page.getByRole('table').waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  });
});

describe('rights', () => {
  it('shows the 404 page at an address that nobody knows', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: '/nowhere' });
    await page
      .getByText('Sorry, you do not have access rights or the url is incorrect. Please contact your administrator!')
      .waitFor();
    await page
      .getByRole('button', { name: 'Switch Account' })
      .or(page.getByRole('link', { name: 'Switch Account' }))
      .click();
    await page.waitForURL('**/login');
    expect(getCallsTo(calls, `GET ${AUTH}/log-out`)).toHaveLength(1);
  });

  it('hides every action on a view-only list, which still works', async () => {
    const { page } = await openApp({ account: 'viewer', path: '/marketing-management/article' });
    await page.getByRole('row').nth(10).waitFor();
    expect(await page.getByRole('button', { name: /Create|Export|Actions/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Create' }).count()).toBe(0);
    const links = page.locator('tbody').getByRole('link');
    expect(await links.first().getAttribute('href')).toBe('/marketing-management/article/view/1');
    expect(await links.count()).toBe(10);
    await page.getByRole('button', { name: /next page/i }).click();
    await page.waitForURL(/page=2/);
  });

  it('shows the 404 page to who may only look at the form of the address, and reads nothing for it', async () => {
    const path = '/smart-energy-management/charging-profiles/edit?chargingProfilePk=1';
    const { page, calls } = await openApp({ account: 'viewer', path });
    await page.getByText('Sorry, you do not have access rights').waitFor();
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
    expect(calls.map((call) => call.path)).toEqual([`${AUTH}/resources`]);
  });

  it('shows the record to who may only look at the form of its address', async () => {
    const { page } = await openApp({ account: 'viewer', path: '/marketing-management/article/update/1' });
    await page.getByRole('main').getByRole('definition').first().waitFor();
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
    expect(await page.getByRole('button', { name: /Save/ }).count()).toBe(0);
  });

  it('shows all of a record that may only be read', async () => {
    const path = '/smart-energy-management/charging-profiles/view/1';
    const { page } = await openApp({ account: 'viewer', path });
    await page.getByRole('definition').getByText('agreed with the town council.').waitFor();
    const periods = page.getByRole('table', { name: 'Schedule Periods' });
    await periods.waitFor();
    const rows = await periods.locator('tbody').getByRole('row').allInnerTexts();
    expect(rows.map((text) => text.split(/\s+/))).toEqual([
      ['00:00', '32', '1'],
      ['07:00', '16', '1'],
      ['23:00', '32', '1'],
    ]);
    expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
    expect(await page.getByRole('button', { name: /Save|Remove|Upload|Add|Edit|Delete/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: /Edit/ }).count()).toBe(0);
  });
});
