import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ADMINISTRATION_CASES,
  API_PREFIX,
  openScreen,
  pickOption,
  pressButton,
} from '../support/administrationScreens';
import { expectFailedList, expectReadOnlyScreens, rejectNextCall, expectDeleteFirstRow } from '../support/listScreens';
import { closeApps, openApp, resetApi } from '../support/browser';
import { getCallsTo } from '../support/recordedCalls';
import { getSearchInput } from '../support/dropdowns';

beforeEach(resetApi);
afterEach(closeApps);

describe.each(ADMINISTRATION_CASES)(
  '$name',
  ({ list, headings, removed, pages, firstPage, filtered, missing, created }) => {
    it('are listed ten at first, deleted after a question, filtered by the server', async () => {
      const app = await openScreen(list);
      const { page, calls } = app;
      await expect.poll(() => page.getByRole('columnheader').allInnerTexts()).toEqual(headings);
      await expect.poll(() => getCallsTo(calls, pages)[0]?.body).toEqual(firstPage);
      await page.getByRole('row').nth(10).waitFor();
      for (const row of await page.getByRole('row').filter({ hasText: 'Inactive' }).all())
        expect(await row.getByRole('button', { name: /^Actions/ }).count()).toBe(0);
      await expectFailedList(page, pages);
      if (removed) await expectDeleteFirstRow(app, removed);
      await filtered.by(page);
      await expect
        .poll(() => getCallsTo(calls, pages).some(({ body }) => JSON.stringify(body) === JSON.stringify(filtered.body)))
        .toBe(true);
    });

    it('are refused while something is missing, then stored as they were typed', async () => {
      const [path, button, messages] = missing;
      const { page, calls, faults } = await openScreen(path);
      if (messages.length > 0) await pressButton(page, button);
      for (const message of messages) await page.getByText(message, { exact: true }).first().waitFor();
      await created.fill(page);
      const send = async (): Promise<void> => {
        await pressButton(page, created.button);
        if (button === 'Send') await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
      };
      if (button === 'Send') {
        await pressButton(page, created.button);
        await page.getByText('Confirm to send the notificaton?').waitFor();
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
        expect(getCallsTo(calls, created.call)).toEqual([]);
      }
      const read = await rejectNextCall(page, created.call, 'Not today');
      await send();
      await read();
      await send();
      await page.getByText(created.message).first().waitFor();
      expect(getCallsTo(calls, created.call).map(({ body }) => body)).toEqual([created.body, created.body]);
      await page.waitForURL((url) => url.pathname === list && url.search === '');
      expect(faults).toEqual([]);
    });
  },
);

it('are only looked at by whoever may not change them', () =>
  expectReadOnlyScreens(
    ADMINISTRATION_CASES.map(({ list, created, missing: [path] }) => ({
      path: list,
      forbidden: created.button === 'Send' ? [path] : [],
    })),
  ));

/** Routes that no other test opens directly, with the title of the screen. */
const PAGES = [
  ['/rfid-card-management/edit/1', 'RFID Cards'],
  ['/vehicle-model-management?dialog=edit-1', 'Vehicle Models'],
  ['/access-management/access-user?dialog=edit-1', 'Access Users'],
  ['/financial-management/billing-account-edit/1', 'Billing Accounts'],
] as const;

it('open directly and name themselves; a record that is not there says so', async () => {
  const { page, faults } = await openScreen('/404');
  for (const [path, title] of PAGES) {
    await page.goto(path);
    await page
      .getByRole('button', { name: /^(Save|Send|Back)/ })
      .first()
      .waitFor();
    await expect.poll(() => page.title(), { message: path }).toContain(title);
  }
  for (const path of ['/rfid-card-management/edit', '/financial-management/billing-account-edit']) {
    await page.goto(`${path}/..%2Fsecret`);
    await page.getByRole('main').getByRole('alert').first().waitFor();
    expect(await page.getByRole('button', { name: 'Save' }).count(), path).toBe(0);
  }
  expect(faults).toEqual([]);
});

it('a card sends back what no form shows, and takes over another user with all that is his', async () => {
  const { page, calls } = await openApp({
    account: 'admin',
    path: '/rfid-card-management/edit/3',
    prepare: (fresh) =>
      fresh.route('**/steve/dawn/api/v1/rfid/cards/3', async (route) => {
        const { data, ...rest } = (await (await route.fetch()).json()) as { data: object };
        await route.fulfill({ json: { ...rest, data: { ...data, tenantId: 7 } } });
      }),
  });
  await page.getByText('rajesh.kumar', { exact: true }).waitFor();
  const input = getSearchInput(page, /User Email/);
  await input.fill('');
  await input.pressSequentially('lim.mei', { delay: 20 });
  await page.getByRole('option', { name: 'lim.meiling@mail.test' }).click();
  await page.getByText('Condominium Residents').waitFor();
  expect(await page.getByText('rajesh.kumar', { exact: true }).count()).toBe(0);
  expect(calls.filter(({ path }) => path.includes('user-select')).map(({ path }) => path)).toEqual([
    `${API_PREFIX}/user-select?email=lim.mei`,
  ]);
  await pressButton(page, 'Save');
  await page.getByText('Update successfully').waitFor();
  expect(getCallsTo(calls, `PUT ${API_PREFIX}/rfid/cards`)[0]?.body).toEqual({
    ocppTagPk: 3,
    rfidNumber: 'CC-0019-4471',
    email: 'lim.meiling@mail.test',
    userPk: 104,
    cardType: 'FLEET',
    validTill: '2028-06-30',
    paymentMethod: 'INVOICE',
    status: 'A',
    tenantId: 7,
  });
});

it('a device is found by its device id; another site takes its stations away', async () => {
  const { page, calls } = await openScreen('/pos-device-management/device/PAX-A920-33101');
  await page.getByText('SG-V-01', { exact: true }).first().waitFor();
  expect(getCallsTo(calls, `GET ${API_PREFIX}/pos/devices/by-device-id/PAX-A920-33101`)).toHaveLength(1);
  expect(getCallsTo(calls, `GET ${API_PREFIX}/pos/devices/1`)).toHaveLength(0);
  await pickOption(page, /^Site/, 'Jurong Point');
  await expect.poll(() => page.locator('form').getByText('SG-V-01', { exact: true }).count()).toBe(0);
  await pickOption(page, /Stations/, 'SG-JP-01');
  await page.keyboard.press('Escape');
  await pressButton(page, 'Save');
  await page.getByText('Update successfully').waitFor();
  expect(getCallsTo(calls, `PUT ${API_PREFIX}/pos/devices`)[0]?.body).toMatchObject({
    physicalPosId: 1,
    sitePk: 3,
    dataStatus: 'A',
  });
  await page.waitForURL('**/pos-device-management');
});

it('a vehicle model is edited in the row that the list has, its brand with what the server offers', async () => {
  const { page, calls } = await openScreen('/vehicle-model-management');
  await page.getByRole('link', { name: 'Atto 3' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('textbox', { name: /Model/ }).inputValue()).toBe('Atto 3');
  expect(
    getCallsTo(calls, `POST ${API_PREFIX}/vehicle-model/pages`).every(
      ({ body }) => (body as { pageSize: number }).pageSize === 10,
    ),
  ).toBe(true);
  await getSearchInput(dialog, /Brand/).fill('Pol');
  await page.getByRole('option', { name: 'Polestar' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Update successfully').waitFor();
  expect(getCallsTo(calls, `PUT ${API_PREFIX}/vehicle-model/details`)[0]?.body).toEqual({
    vehicleModelId: 1,
    brand: 'Polestar',
    model: 'Atto 3',
  });
});

it('a notification is read by its title, whole and without a way to change it', async () => {
  const { page, calls } = await openScreen('/notification-management/in-app-notification', 'viewer');
  await page.getByRole('link', { name: 'New chargers at Loyang Depot' }).click();
  await page.waitForURL('**/in-app-notification/60');
  await page.getByText('6 new AC chargers of 22 kW').waitFor();
  expect(getCallsTo(calls, `GET ${API_PREFIX}/notification/60`)).toHaveLength(1);
  expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Send' }).count()).toBe(0);
});

it('selected cards and a cell are changed without the form, by keyboard alone, and taken back', async () => {
  const { page, calls, faults } = await openScreen('/rfid-card-management');
  const getStatuses = () => getCallsTo(calls, `PUT ${API_PREFIX}/rfid/cards`).map(({ body }) => body);
  for (const card of ['CC-0019-4471', 'CC-0019-4472', '0482D95A1C6B81'])
    await page.getByRole('checkbox', { name: `Select ${card}` }).press('Space');
  await page.getByRole('button', { name: 'Edit (2)' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit: 2 selected' });
  // The third card is inactive.
  await dialog.getByText('1 selected record is skipped').waitFor();
  await dialog.getByRole('checkbox', { name: 'Status' }).press('Space');
  await dialog.getByRole('combobox', { name: 'Status' }).press('Enter');
  await page.getByRole('option', { name: 'Inactive' }).press('Enter');
  await page.keyboard.press('Control+S');
  await page.getByText('Once inactive, these records can no longer be changed here.').waitFor();
  await page.getByRole('button', { name: 'Change 2 records' }).last().press('Enter');
  await page.getByText('Status changed in 2 records').waitFor();
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Inactive' }).count()).toBe(4);
  await page.keyboard.press('Control+Z');
  await page.getByText('Undone', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'Inactive' }).count()).toBe(2);
  expect(getStatuses()).toMatchObject([
    { ocppTagPk: 3, status: 'I', validTill: '2028-06-30' },
    { ocppTagPk: 5, status: 'I' },
    { ocppTagPk: 3, status: 'A', validTill: '2028-06-30' },
    { ocppTagPk: 5, status: 'A' },
  ]);

  await page.getByRole('link', { name: 'CC-0019-4471' }).press('F2');
  await page.getByRole('button', { name: 'Edit Valid Date of CC-0019-4471' }).press('Enter');
  const day = page.getByRole('dialog').getByRole('spinbutton', { name: 'Day' });
  await day.waitFor();
  await page.keyboard.type('15');
  await page.keyboard.press('Enter');
  await page.getByText('Update successfully').waitFor();
  await page.getByRole('cell', { name: '15 Jun 2028' }).waitFor();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('cell', { name: '15 Jun 2028' }).waitFor({ state: 'detached' });
  expect(getStatuses().slice(4)).toMatchObject([{ validTill: '2028-06-15' }, { validTill: '2028-06-30' }]);
  expect(faults).toEqual([]);
});
