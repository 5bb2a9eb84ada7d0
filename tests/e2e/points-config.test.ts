import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveArticle } from '../support/articleForm';
import { closeApps, openApp, resetApi } from '../support/browser';
import { typeIntoPicker } from '../support/typeIntoPicker';
import { getCallsTo, failCalls } from '../support/recordedCalls';
import { getSearchInput } from '../support/dropdowns';

const LIST = '/points-management';
const SETTING = '/points-management/setting';
const CREATE_CALL = 'POST dawn/api/v1/dynamic-points';
const UPDATE_CALL = 'PUT dawn/api/v1/dynamic-points';
const DELETE_ITEM = 'DELETE dawn/api/v1/dynamic-points-items/1';

beforeEach(resetApi);
afterEach(closeApps);

const item = (page: Page, number: number) => page.getByRole('group', { name: `Points Item ${number}`, exact: true });
const cell = (page: Page, number: number, name: string) => item(page, number).getByRole('textbox', { name });

async function choose(page: Page, number: number, field: string, option: string): Promise<void> {
  await item(page, number).getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function fillHead(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Name/ }).fill('Weekend bonus');
  await typeIntoPicker(page, /^Valid From/, '010120270000');
  await typeIntoPicker(page, /^Valid Until/, '311220272359');
}

describe('points configuration form', () => {
  it('creates with exactly the specified body and returns to the list of its address', async () => {
    const path = SETTING;
    const { page, calls } = await openApp({ account: 'admin', path: `${path}/create` });
    await fillHead(page);
    await choose(page, 1, 'User Type', 'Fleet');
    await choose(page, 1, 'Group', 'Hotel Guests');
    await choose(page, 1, 'Connector Type', 'DC');
    await cell(page, 1, 'Earning Amount').fill('1');
    await cell(page, 1, 'Earns').fill('12.5');
    await cell(page, 1, 'Offset Points').fill('100');
    await cell(page, 1, 'Is Worth').fill('1.50');
    await choose(page, 2, 'User Type', 'Public');
    await saveArticle(page);
    await page.getByText('Successfully added').waitFor();
    await page.waitForURL((url) => url.pathname === path);
    expect(getCallsTo(calls, CREATE_CALL).map((call) => call.body)).toEqual([
      {
        dynamicPointsName: 'Weekend bonus',
        countryCode: 'SG',
        periodStart: '2027-01-01 00:00',
        periodEnd: '2027-12-31 23:59',
        pointsItems: [
          {
            userType: 'FLEET',
            groupPk: 7,
            connectorType: 'DC',
            earningValue: '1',
            earningPoints: '12.5',
            offsetPoints: '100',
            offsetValue: '1.50',
          },
          { userType: 'PUBLIC' },
        ],
      },
    ]);
  });

  it('can be saved without items, and sends none', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: `${LIST}/create` });
    await fillHead(page);
    await saveArticle(page);
    await page.getByText('Successfully added').waitFor();
    expect(getCallsTo(calls, CREATE_CALL)[0]?.body).toMatchObject({ pointsItems: [] });
  });

  it('says what is missing, also when the country was emptied, and sends nothing', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: `${LIST}/create` });
    const country = getSearchInput(page, /^Country/);
    await expect.poll(() => country.inputValue()).toContain('Singapore');
    await country.fill('');
    await country.press('Tab');
    await saveArticle(page);
    await page.getByText('Please enter name').waitFor();
    await page.getByText('Please select country').waitFor();
    await expect.poll(() => page.getByText('Please select valid period').count()).toBe(2);
    await typeIntoPicker(page, /^Valid From/, '311220272359');
    await typeIntoPicker(page, /^Valid Until/, '010120270000');
    await saveArticle(page);
    await page.getByText('The valid period must end after it starts').waitFor();
    expect(getCallsTo(calls, CREATE_CALL)).toEqual([]);
  });

  it('refuses wrong numbers and follows the country with its currency', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: `${LIST}/create` });
    await fillHead(page);
    await expect.poll(() => item(page, 1).innerText()).toContain('S$');
    for (const wrong of ['0', '01', '0.5', '1.', '.5', '-1', 'abc']) {
      await cell(page, 1, 'Earns').fill(wrong);
      await saveArticle(page);
      await item(page, 1).getByText('Please enter a correct number').waitFor();
    }
    expect(getCallsTo(calls, CREATE_CALL)).toEqual([]);
    await cell(page, 1, 'Earns').fill('1');
    await expect.poll(() => item(page, 1).getByText('Please enter a correct number').count()).toBe(0);
    await getSearchInput(page, /^Country/).fill('Malay');
    await page.getByRole('option', { name: /Malaysia/ }).click();
    await expect.poll(() => item(page, 1).innerText()).toContain('RM');
  });

  it('empties and disables the group of PUBLIC, and gives it back', async () => {
    const { page } = await openApp({ account: 'admin', path: `${LIST}/create` });
    const group = item(page, 1).getByRole('combobox', { name: 'Group' });
    await choose(page, 1, 'User Type', 'Fleet');
    await choose(page, 1, 'Group', 'Hotel Guests');
    await choose(page, 1, 'User Type', 'Public');
    await expect.poll(() => group.getAttribute('aria-disabled')).toBe('true');
    expect(await group.innerText()).not.toContain('Hotel Guests');
    await choose(page, 1, 'User Type', 'Staff');
    await expect.poll(() => group.innerText()).toContain('Hotel Guests');
  });

  it('drops a stale group of an untouched record', async () => {
    const record = {
      dynamicPointsId: 2,
      dynamicPointsName: 'Stale',
      countryCode: 'SG',
      countryName: 'Singapore',
      periodStart: '2027-01-01 00:00',
      periodEnd: '2027-12-31 23:59',
      dataStatus: 'Active',
      pointsItems: [{ dynamicPointsItemId: 1, userType: 'PUBLIC', groupPk: 6, earningValue: 1, earningPoints: 2 }],
    };
    const { page, calls } = await openApp({
      account: 'admin',
      path: `${LIST}/update/2`,
      prepare: (opened) =>
        opened.route('**/dynamic-points/2', (route) =>
          route.fulfill({ json: { success: true, msg: '', data: record } }),
        ),
    });
    await expect.poll(() => page.getByRole('textbox', { name: /^Name/ }).inputValue()).toBe('Stale');
    await saveArticle(page);
    await expect
      .poll(() => getCallsTo(calls, UPDATE_CALL).map((call) => call.body))
      .toEqual([
        {
          dynamicPointsId: 2,
          dynamicPointsName: 'Stale',
          countryCode: 'SG',
          periodStart: '2027-01-01 00:00',
          periodEnd: '2027-12-31 23:59',
          pointsItems: [{ dynamicPointsItemId: 1, userType: 'PUBLIC', earningValue: 1, earningPoints: 2 }],
        },
      ]);
  });

  it('deletes a saved item after a question, an unsaved one without', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: `${LIST}/update/2` });
    await item(page, 4).waitFor();
    await page.getByRole('button', { name: 'Remove Points Item 1' }).click();
    await page.getByText('Are you sure you want to delete this item?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(getCallsTo(calls, DELETE_ITEM)).toEqual([]);
    await expect.poll(() => item(page, 4).count()).toBe(1);

    await page.getByRole('button', { name: 'Remove Points Item 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Delete success.').waitFor();
    expect(getCallsTo(calls, DELETE_ITEM)).toHaveLength(1);
    await expect.poll(() => item(page, 4).count()).toBe(0);

    await cell(page, 3, 'Earns').fill('9');
    await item(page, 4).waitFor();
    await page.getByRole('button', { name: 'Remove Points Item 3' }).click();
    await expect.poll(() => item(page, 4).count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('keeps an item whose delete fails, with a titled notification', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: `${LIST}/update/2`,
      prepare: (opened) => failCalls(opened, DELETE_ITEM, 'HTTP 409'),
    });
    await item(page, 4).waitFor();
    const remove = page.getByRole('button', { name: 'Remove Points Item 1' });
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Delete failed: Somebody else changed it').waitFor();
    await item(page, 4).waitFor();
    await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
