import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import shipped from '../../public/config.json';
import {
  chooseOption,
  API_PREFIX,
  getDialog,
  getField,
  getLastBody,
  HOSTILE_TEXT,
  rejectNextCall,
  searchFor,
  openRowAction,
} from '../support/listScreens';
import { getAppUrl, closeApps, openApp, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';

beforeEach(resetApi);
afterEach(closeApps);

describe('a billing account', () => {
  it('is created, assigned groups, gains and loses items and is set inactive', async () => {
    const app = await openApp({ account: 'admin', path: '/financial-management/billing-account-add' });
    const { page, calls } = app;
    const name = `Pasir Ris Fleet ${HOSTILE_TEXT}`;
    await getField(page, 'Entity Name').fill(name);
    await chooseOption(page, 'Account Type', 'Corporate');
    await chooseOption(page, 'Billing Day', '30');
    const enabled = page.getByRole('switch', { name: 'Enabled' });
    await expect.poll(() => enabled.count()).toBe(3);
    await enabled.nth(1).click();
    await expect.poll(() => enabled.nth(0).isDisabled()).toBe(true);
    await expect.poll(() => enabled.nth(2).isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Fixed per kWh' }).fill('0.35');
    const items = page.getByRole('group', { name: /^Additional Item \d/ });
    await items.first().getByRole('textbox', { name: 'Name' }).fill('Installation');
    await items.first().getByRole('textbox', { name: 'Price' }).fill('1450');
    await items.first().getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'One-time' }).click();
    await items.nth(1).getByRole('textbox', { name: 'Name' }).fill('Half an item');
    const read = await rejectNextCall(page, `POST ${API_PREFIX}/billing/accounts`, 'The books are closed');
    await page.getByRole('button', { name: 'Save' }).click();
    await read();
    expect(await getField(page, 'Entity Name').inputValue()).toBe(name);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Add successfully').waitFor();
    expect(getLastBody(app, `POST ${API_PREFIX}/billing/accounts`)).toEqual({
      entityName: name,
      entityType: 'Corporate',
      entityCountryCode: 'SG',
      entityCallingCode: '65',
      entitySettlementDate: 30,
      tabulations: [
        { tabulationModel: 'Revenue', enable: false },
        { tabulationModel: 'Concession', enable: true, tabulationFixed: '0.35' },
        { tabulationModel: 'Commission', enable: false },
      ],
      items: [{ itemName: 'Installation', itemPrice: '1450', itemType: 'ONE_TIME' }],
    });

    await page.waitForURL(/billing-account-mgmt/);
    await searchFor(page, 'Pasir Ris Fleet');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await openRowAction(app, 1, 'Assign Groups');
    await getDialog(page).getByRole('row').nth(7).waitFor();
    // The code SITE by its name.
    await getDialog(page).getByRole('row').nth(1).getByText('Site', { exact: true }).waitFor();
    expect(getLastBody(app, `POST ${API_PREFIX}/billing/assign-group-pages`)).toEqual({
      pageNo: 1,
      pageSize: 10,
      pageVo: { entityId: 61, countryCode: 'SG' },
    });
    await getDialog(page).getByRole('checkbox').nth(1).check();
    await getDialog(page).getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByText('1 group assigned').waitFor();
    expect(getLastBody(app, `POST ${API_PREFIX}/billing/assign-eligible`)).toEqual({
      entityId: 61,
      eligibleRefIds: [1],
    });
    await getDialog(page).getByRole('button', { name: 'Close' }).click();

    await openRowAction(app, 1, 'Edit');
    await page.getByRole('switch', { name: 'Enabled' }).nth(2).waitFor();
    const item = async (row: number, of: string): Promise<void> => {
      await items.nth(row).getByRole('textbox', { name: 'Name' }).fill(of);
      await items.nth(row).getByRole('textbox', { name: 'Price' }).fill('88.50');
      await items.nth(row).getByRole('combobox', { name: 'Type' }).click();
      await page.getByRole('option', { name: 'Recurring' }).click();
    };
    await item(1, 'Cable');
    await item(2, 'Signage');
    const deleted = () => calls.filter(({ path }) => path.includes('account-items')).length;
    await page.getByRole('button', { name: 'Remove Additional Item 2' }).click();
    await expect.poll(() => items.count()).toBe(3);
    expect(deleted(), 'what was never saved just goes').toBe(0);
    await page.getByRole('button', { name: 'Remove Additional Item 1' }).click();
    await page.getByText('Are you sure you want to delete this item?').waitFor();
    await page.getByRole('button', { name: /^(Delete|Confirm|Remove)$/ }).click();
    await page.getByText('Delete success.').waitFor();
    await getDialog(page).waitFor({ state: 'detached' });
    expect(deleted()).toBe(1);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Update successfully').waitFor();
    expect(getLastBody(app, `PUT ${API_PREFIX}/billing/accounts`)).toMatchObject({
      entityId: 61,
      items: [{ itemName: 'Signage', itemPrice: '88.50', itemType: 'RECURRING' }],
    });

    await page.waitForURL(/billing-account-mgmt/);
    await page.getByRole('row').nth(1).waitFor();
    await openRowAction(app, 1, 'Deactivate');
    await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
    await page.getByText('Set inactive success.').waitFor();
    await page.getByRole('row').nth(1).getByText('Inactive').waitFor();
  });
});

describe('what refers to a billing account', () => {
  it('is counted once, shown when it is opened, and told before the account is deactivated', async () => {
    const app = await openApp({ account: 'admin', path: '/financial-management/billing-account-mgmt/view/2' });
    const { page, calls } = app;
    const asked = (call: string) => getCallsTo(calls, `POST ${API_PREFIX}/billing/${call}`).map(({ body }) => body);
    await page.getByRole('button', { name: 'Sites 4' }).waitFor();
    await page.getByRole('button', { name: 'Settlements 9' }).click();
    await expect.poll(() => page.getByRole('table', { name: 'Settlements' }).getByRole('row').count()).toBe(6);
    const criteria = 'MCST 4107 Waterfront Isle';
    expect(asked('settlement-pages')).toEqual([{ pageNo: 1, pageSize: 5, pageVo: { criteria } }]);
    expect(asked('assign-site-pages')).toEqual([
      { pageNo: 1, pageSize: 5, pageVo: { assignmentStatus: 'Assigned', countryCode: 'SG', entityId: 2 } },
    ]);
    await page.getByRole('button', { name: 'Deactivate' }).click();
    await getDialog(page).getByText('4 sites and 9 settlements refer to this billing account').waitFor();
    expect([asked('settlement-pages').length, asked('assign-site-pages').length]).toEqual([1, 1]);
    await getDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Show all in Billing Settlements' }).click();
    await page.getByText('1–9 of 9').waitFor();
    expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe(criteria);
  });
});

describe('OCPI credentials', () => {
  const NEW = `GET ${API_PREFIX}/ocpi/credential-token`;
  const UPDATE = `PUT ${API_PREFIX}/ocpi/credentials`;

  const withoutTokens = async (page: Page): Promise<void> => {
    const flags = { ...shipped.flags, ocpiTokenDisplay: false };
    await page.route('**/config.json', (route) => route.fulfill({ json: { ...shipped, flags } }));
  };

  it('are sent with the operator’s address and a token that was asked for, and can be copied', async () => {
    const app = await openApp({ account: 'admin', path: '/ocpi/credentials?dialog=create' });
    const { page } = app;
    await expect.poll(() => getField(page, 'Address').inputValue()).toBe('https://ocpi.wattdesk.test/ocpi/versions');
    await page.getByRole('button', { name: 'Refresh' }).last().click();
    await expect.poll(() => getField(page, 'Token').inputValue()).toMatch(/^[\w-]{48}$/);
    const token = await getField(page, 'Token').inputValue();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy Token' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
    await getField(page, /^Remarks/).fill('New partner');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Send successfully').waitFor();
    const address = 'https://ocpi.wattdesk.test/ocpi/versions';
    expect(getLastBody(app, `POST ${API_PREFIX}/ocpi/credentials`)).toEqual({ address, token, remarks: 'New partner' });
    const traces = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect(traces).not.toContain(token);
    expect(page.url()).not.toContain(token);
    const log = await (await fetch(`${getAppUrl()}/steve/dawn/api/v1/fixtures/calls`)).text();
    expect(log).not.toContain(token);
  });

  it('show a token once where tokens are not shown, and send only such a one', async () => {
    const app = await openApp({ account: 'admin', path: '/ocpi/credentials', prepare: withoutTokens });
    const { page, calls } = app;
    await page.getByRole('row').nth(10).waitFor();
    // Tokens are masked, whatever the server returns.
    await expect.poll(() => page.getByRole('cell', { name: '******', exact: true }).count()).toBe(10);
    await openRowAction(app, 1, 'Edit');
    await expect.poll(() => getField(page, 'Token').getAttribute('placeholder')).toBe('******');
    expect(await getField(page, 'Token').inputValue()).toBe('');
    await page.getByRole('button', { name: 'Refresh' }).last().click();
    await expect.poll(() => getField(page, 'Token').inputValue()).toMatch(/^[\w-]{48}$/);
    const token = await getField(page, 'Token').inputValue();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Update successfully').waitFor();
    await getDialog(page).waitFor({ state: 'detached' });
    expect(getLastBody(app, UPDATE)).toMatchObject({ token });

    await openRowAction(app, 1, 'Edit');
    await expect.poll(() => getField(page, 'Token').getAttribute('placeholder')).toBe('******');
    expect(await getField(page, 'Token').inputValue()).toBe('');
    expect(await page.content()).not.toContain(token);
    await getField(page, /^Remarks/).fill('Changed');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.poll(() => getCallsTo(calls, UPDATE).length).toBe(2);
    expect(getLastBody(app, UPDATE)).toEqual({
      credentialTokenId: 1,
      address: 'https://ocpi.wattdesk.test/ocpi/versions',
      remarks: 'Changed',
    });
    expect(getCallsTo(calls, NEW)).toHaveLength(1);
  });
});
