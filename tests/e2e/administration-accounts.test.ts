import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  chooseOption,
  API_PREFIX,
  getDialog,
  expectFailedList,
  getField,
  getLastBody,
  expectReadOnlyScreens,
  HOSTILE_TEXT,
  rejectNextCall,
  expectDeleteFirstRow,
  searchFor,
  openRowAction,
} from '../support/listScreens';
import { closeApps, openApp, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';

beforeEach(resetApi);
afterEach(closeApps);

interface Screen {
  path: string;
  page: string;
  headings: string[];
  add: string;
  /** Types or chooses filters; `filtered` is the filter sent in the request. */
  filter: (page: Page) => Promise<void>;
  filtered: object;
  /** Messages after an empty form is saved. */
  missing: string[];
  remove: Parameters<typeof expectDeleteFirstRow>[1];
  inactive?: number;
}

const searched = (text: string) => (page: Page) => searchFor(page, text);

const USERS: Screen = {
  path: '/access-management/access-user',
  page: `POST ${API_PREFIX}/access/user-pages`,
  headings: ['User Name', 'Email', 'Role Name', 'Last Login', 'Action'],
  add: 'Add User',
  filter: searched('tan'),
  filtered: { criteria: 'tan' },
  missing: ['Name is required', 'Email is required', 'Passwrod is required', 'Role is required'],
  remove: {
    call: `DELETE ${API_PREFIX}/access/users/1`,
    question: 'Are you sure you want to delete this user?',
    done: 'Delete successfully!',
  },
};

const SCREENS: [string, Screen][] = [
  ['access users', USERS],
  ['access users of providers', { ...USERS, path: '/access-management/access-user-provider' }],
  [
    'billing accounts',
    {
      path: '/financial-management/billing-account-mgmt',
      page: `POST ${API_PREFIX}/billing/account-pages`,
      headings: [
        'Entity Name',
        'Account Type',
        'POC Name',
        'POC Email',
        'Effective Date Range',
        'Billing Date',
        'Update Date Time',
        'Billing Type',
        'Status',
        'Action',
      ],
      add: 'Add',
      filter: async (page) => {
        await chooseOption(page, 'Account Type', 'Corporate');
        await searchFor(page, 'pte');
      },
      filtered: { accountType: 'Corporate', criteria: 'pte' },
      missing: [],
      remove: {
        title: 'Deactivate',
        call: `DELETE ${API_PREFIX}/billing/accounts/1`,
        question: 'Are you sure you want to deactivate this account?',
        done: 'Set inactive success.',
      },
      inactive: 7,
    },
  ],
  [
    'OCPI credentials',
    {
      path: '/ocpi/credentials',
      page: `POST ${API_PREFIX}/ocpi/credential-pages`,
      headings: ['Address', 'Token', 'Remarks', 'Create Time', 'Status', 'Action'],
      add: 'Send Credentials',
      filter: searched('johor'),
      filtered: { criteria: 'johor' },
      missing: ['Remarks is required'],
      remove: {
        call: `DELETE ${API_PREFIX}/ocpi/credentials/1`,
        question: 'Are you sure you want to delete this config?',
        done: 'Delete success.',
      },
      inactive: 2,
    },
  ],
];

describe.each(SCREENS)('the list of %s', (_, screen) => {
  it('shows its columns, asks for ten rows, deletes after a question, filters; says what a new one lacks', async () => {
    const app = await openApp({ account: 'admin', path: screen.path });
    const { page, calls } = app;
    await page.getByRole('row').nth(10).waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(screen.headings);
    expect(getCallsTo(calls, screen.page)[0]?.body).toEqual({ pageNo: 1, pageSize: 10, pageVo: {} });
    if (screen.inactive !== undefined) {
      const row = page.getByRole('row').nth(screen.inactive);
      await expect.poll(() => row.getByText('Inactive').count()).toBe(1);
      expect(await row.getByRole('button').count()).toBe(0);
    }
    await expectFailedList(page, screen.page);
    await expectDeleteFirstRow(app, screen.remove);
    await screen.filter(page);
    await expect
      .poll(() => getLastBody(app, screen.page))
      .toEqual({ pageNo: 1, pageSize: 10, pageVo: screen.filtered });

    if (screen.missing.length === 0) return;
    await page.getByRole('link', { name: screen.add, exact: true }).click();
    await getDialog(page)
      .getByRole('button', { name: /^(Save|Send)$/ })
      .click();
    for (const text of screen.missing) await getDialog(page).getByText(text).waitFor();
    expect(calls.filter(({ method, path }) => !['GET', 'DELETE'].includes(method) && !/pages|auth/.test(path))).toEqual(
      [],
    );
  });
});

it('are only looked at by whoever may not change them', () =>
  expectReadOnlyScreens(SCREENS.map(([, { path }]) => ({ path }))));

describe('a user', () => {
  it('has a provider at the second addresses alone, and loses what another role does not have', async () => {
    const app = await openApp({ account: 'admin', path: '/access-management/access-user-provider?dialog=create' });
    const { page, calls } = app;
    await getField(page, /^User Name/).fill(HOSTILE_TEXT);
    await getField(page, /^Email/).fill('new.colleague@wattdesk.test');
    const password = getDialog(page).getByRole('textbox', { name: /^Password/ });
    await password.fill('abc');
    const demands = getDialog(page).getByRole('list', { name: 'Password requirements' });
    expect(await demands.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/6 characters.*missing/s),
    ]);
    await password.fill('abcdef');
    await demands.getByText('(done)').waitFor({ state: 'attached' });
    await chooseOption(page, 'Role Name', 'Site group manager');
    await chooseOption(page, 'Group', 'Shopping Malls');
    expect(getCallsTo(calls, `GET ${API_PREFIX}/group-select?groupType=GROUP`)).toHaveLength(1);
    await chooseOption(page, 'Role Name', 'Service provider');
    expect(await page.getByRole('combobox', { name: 'Group' }).count()).toBe(0);
    await getDialog(page).getByRole('button', { name: 'Save' }).click();
    await getDialog(page).getByText('Provider is required').waitFor();
    await chooseOption(page, 'Provider', 'Straits Energy');
    await chooseOption(page, 'Role Name', 'Site group manager');
    expect(await page.getByRole('combobox', { name: 'Group' }).innerText()).not.toContain('Shopping');
    await chooseOption(page, 'Role Name', 'Service provider');
    expect(await page.getByRole('combobox', { name: 'Provider' }).innerText()).not.toContain('Straits');
    await chooseOption(page, 'Provider', 'Merlion Mobility');
    const read = await rejectNextCall(page, `POST ${API_PREFIX}/access/users`, 'Not today');
    await getDialog(page).getByRole('button', { name: 'Save' }).click();
    await read();
    expect(await password.inputValue()).toBe('abcdef');
    await getDialog(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Add user successfully!').waitFor();
    expect(getLastBody(app, `POST ${API_PREFIX}/access/users`)).toEqual({
      userName: HOSTILE_TEXT,
      email: 'new.colleague@wattdesk.test',
      password: 'abcdef',
      countryCode: 'SG',
      callingCode: '65',
      roleName: 'PROVIDER',
      providerPk: 3,
    });
  });

  it('is changed without a password, and has no provider at the first addresses', async () => {
    const app = await openApp({ account: 'admin', path: '/access-management/access-user' });
    const { page } = app;
    await page.getByRole('row').nth(10).waitFor();
    await openRowAction(app, 1, 'Edit');
    await getDialog(page).getByRole('heading', { name: 'Update User' }).waitFor();
    await chooseOption(page, 'Role Name', 'Service provider');
    expect(await page.getByRole('combobox', { name: 'Provider' }).count()).toBe(0);
    expect(await getDialog(page).getByRole('list').count()).toBe(0);
    await getDialog(page).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Update user successfully!').waitFor();
    const body = getLastBody(app, `PUT ${API_PREFIX}/access/users/1`);
    expect(body).toMatchObject({ userPk: 1, roleName: 'PROVIDER', tenantId: 1 });
    for (const key of ['password', 'providerPk', 'groupPk', 'sitePks', 'lastLogin'])
      expect(body).not.toHaveProperty(key);
  });
});
