import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CASES, DAWN, open, pick, press } from '../support/administration';
import { closeApps, openApp, resetApi } from '../support/browser';
import { chooseOfRow } from '../support/screen';
import { callsTo } from '../support/wire';

beforeEach(resetApi);
afterEach(closeApps);

describe.each(CASES)('$name', ({ list, headings, pages, firstPage, filtered, missing, created }) => {
  it('are listed ten at first, and filtered by the server', async () => {
    const { page, calls } = await open(list);
    await expect.poll(() => page.getByRole('columnheader').allInnerTexts()).toEqual(headings);
    await expect.poll(() => callsTo(calls, pages)[0]?.body).toEqual(firstPage);
    await filtered.by(page);
    await expect
      .poll(() => callsTo(calls, pages).some(({ body }) => JSON.stringify(body) === JSON.stringify(filtered.body)))
      .toBe(true);
  });

  it('are refused while something is missing, then stored', async () => {
    const [path, button, messages] = missing;
    const { page, calls } = await open(path);
    await press(page, button);
    for (const message of messages) await page.getByText(message, { exact: true }).first().waitFor();
    await created.fill(page);
    await press(page, created.button);
    if (button === 'Send') {
      await page.getByText('Confirm to send the notificaton?').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      expect(callsTo(calls, created.call)).toEqual([]);
      await press(page, created.button);
      await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    }
    await page.getByText(created.said, { exact: true }).waitFor();
    expect(callsTo(calls, created.call).map(({ body }) => body)).toEqual([created.body]);
    await page.waitForURL(`**${list}`);
  });

  it('are read only by whoever may not change them', async () => {
    const { page } = await open(list, 'viewer');
    await page.getByRole('cell').first().waitFor();
    expect(await page.getByRole('link', { name: 'Add' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Actions/ }).count()).toBe(0);
    await page.goto(missing[0]);
    await page.getByText('Back to Home').waitFor();
  });
});

describe.each([
  [
    '/rfid-card-management',
    `DELETE ${DAWN}/rfid/cards/1`,
    'Are you sure you want to delete this item?',
    'Successfully deleted!',
  ],
  [
    '/pos-device-management',
    `DELETE ${DAWN}/pos/devices/1`,
    'Are you sure you want to delete this item?',
    'Delete successfully!',
  ],
  [
    '/vehicle-model-management',
    `DELETE ${DAWN}/vehicle-model/details/1`,
    'Are you sure you want to delete this model?',
    'Delete successfully!',
  ],
])('deleting at %s', (path, call, question, said) => {
  it('asks first, and not of an Inactive row', async () => {
    const app = await open(path);
    const { page, calls } = app;
    await chooseOfRow(app, 'Delete');
    await page.getByText(question).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(callsTo(calls, call)).toEqual([]);
    const inactive = page.getByRole('row').filter({ hasText: 'Inactive' });
    for (const row of await inactive.all()) expect(await row.getByRole('button', { name: /^Actions/ }).count()).toBe(0);
    await chooseOfRow(app, 'Delete');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Delete|Confirm/ })
      .click();
    await page.getByText(said, { exact: true }).waitFor();
    expect(callsTo(calls, call)).toHaveLength(1);
  });
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
  const input = page.getByRole('combobox', { name: /User Email/ });
  await input.fill('');
  await input.pressSequentially('lim.mei', { delay: 20 });
  await page.getByRole('option', { name: 'lim.meiling@mail.test' }).click();
  await page.getByText('Condominium Residents').waitFor();
  expect(await page.getByText('rajesh.kumar', { exact: true }).count()).toBe(0);
  expect(calls.filter(({ path }) => path.includes('user-select')).map(({ path }) => path)).toEqual([
    `${DAWN}/user-select?email=lim.mei`,
  ]);
  await press(page, 'Save');
  await page.getByText('Update successfully').waitFor();
  expect(callsTo(calls, `PUT ${DAWN}/rfid/cards`)[0]?.body).toEqual({
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
  const { page, calls } = await open('/pos-device-management/device/PAX-A920-33101');
  await page.getByText('SG-V-01', { exact: true }).waitFor();
  expect(callsTo(calls, `GET ${DAWN}/pos/devices/by-device-id/PAX-A920-33101`)).toHaveLength(1);
  expect(callsTo(calls, `GET ${DAWN}/pos/devices/1`)).toHaveLength(0);
  await pick(page, /^Site/, 'Jurong Point');
  await expect.poll(() => page.getByText('SG-V-01', { exact: true }).count()).toBe(0);
  await pick(page, /Stations/, 'SG-JP-01');
  await page.keyboard.press('Escape');
  await press(page, 'Save');
  await page.getByText('Update successfully').waitFor();
  expect(callsTo(calls, `PUT ${DAWN}/pos/devices`)[0]?.body).toMatchObject({
    physicalPosId: 1,
    sitePk: 3,
    dataStatus: 'A',
  });
  await page.waitForURL('**/pos-device-management');
});

it('a vehicle model is edited in the row that the list has, its brand with what the server offers', async () => {
  const { page, calls } = await open('/vehicle-model-management');
  await page.getByRole('link', { name: 'Atto 3' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('textbox', { name: /Model/ }).inputValue()).toBe('Atto 3');
  expect(
    callsTo(calls, `POST ${DAWN}/vehicle-model/pages`).every(
      ({ body }) => (body as { pageSize: number }).pageSize === 10,
    ),
  ).toBe(true);
  await dialog.getByRole('combobox', { name: /Brand/ }).fill('Pol');
  await page.getByRole('option', { name: 'Polestar' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Update successfully').waitFor();
  expect(callsTo(calls, `PUT ${DAWN}/vehicle-model/details`)[0]?.body).toEqual({
    vehicleModelId: 1,
    brand: 'Polestar',
    model: 'Atto 3',
  });
});

it('a notification is read by its title, whole and without a way to change it', async () => {
  const { page, calls } = await open('/notification-management/in-app-notification', 'viewer');
  await page.getByRole('link', { name: 'New chargers at Loyang Depot' }).click();
  await page.waitForURL('**/in-app-notification/60');
  await page.getByText('6 new AC chargers of 22 kW').waitFor();
  expect(callsTo(calls, `GET ${DAWN}/notification/60`)).toHaveLength(1);
  expect(await page.getByRole('textbox').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Send' }).count()).toBe(0);
});
