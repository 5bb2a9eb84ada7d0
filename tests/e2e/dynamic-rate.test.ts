import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, openApp, resetApi } from '../support/browser';
import {
  SITE_MANAGEMENT_PATH,
  fillRate,
  waitUntilLoaded,
  getNameField,
  pressButton,
  saveRate,
} from '../support/dynamicRateForm';
import { getCallsTo } from '../support/recordedCalls';
import { getSearchInput } from '../support/dropdowns';

const LIST = `${SITE_MANAGEMENT_PATH}/dynamic-rate-configuration`;
const CREATE = 'POST dynamic-rate/dynamic-rates';
const UPDATE = 'PUT dynamic-rate/dynamic-rates';

beforeEach(resetApi);
afterEach(closeApps);

describe('the list', () => {
  it('is shown at its second address, too', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: `${SITE_MANAGEMENT_PATH}/rate-configuration` });
    await page.getByRole('row').nth(10).waitFor();
    const heads = (await page.getByRole('columnheader').allInnerTexts()).slice(0, 7);
    expect(heads).toEqual(['ID', 'Name', 'Country', 'Assigned Sites', 'Type', 'Status', 'Updated On']);
    const [first] = getCallsTo(calls, 'POST dynamic-rate/dynamic-rate-pages');
    expect(first?.body).toEqual({ pageNo: 1, pageSize: 10, pageVo: {} });
    await page
      .getByRole('button', { name: /^Actions/ })
      .first()
      .click();
    await expect
      .poll(() => page.getByRole('menuitem').allInnerTexts())
      .toEqual(['Assign Sites', 'Edit', 'Duplicate', 'Delete']);
  });

  it('asks before it deletes, and reads the list again', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: LIST });
    const ask = async () => {
      await page
        .getByRole('button', { name: /^Actions/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByText('Are you sure you want to delete this rate?').waitFor();
    };
    await ask();
    await pressButton(page, 'Cancel');
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await ask();
    const before = getCallsTo(calls, 'POST dynamic-rate/dynamic-rate-pages').length;
    await pressButton(page, 'Delete');
    await page.getByText('Delete success.').waitFor();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    await expect.poll(() => getCallsTo(calls, 'POST dynamic-rate/dynamic-rate-pages').length).toBeGreaterThan(before);
  });

  it('finds by name and shows a single type as well as a list of types', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: LIST });
    await page.getByRole('searchbox').fill('Sunday morning');
    const row = page.locator('tbody').getByRole('row');
    await expect.poll(() => row.count()).toBe(1);
    expect(await row.innerText()).toContain('Per minute');
    expect(calls.at(-1)?.body ?? getCallsTo(calls, 'POST dynamic-rate/dynamic-rate-pages').at(-1)?.body).toMatchObject({
      pageVo: { criteria: 'Sunday morning' },
    });
  });
});

describe('the form', () => {
  it.each([
    ['rate-add', CREATE],
    ['rate-update/1', UPDATE],
  ])('%s saves and returns to the list', async (route, call) => {
    const { page, calls, faults } = await openApp({ account: 'admin', path: `${SITE_MANAGEMENT_PATH}/${route}` });
    if (call === CREATE) await fillRate(page);
    else await waitUntilLoaded(page);
    await saveRate(page);
    await page.getByText(call === CREATE ? 'Add successfully' : 'Update successfully').waitFor();
    await page.waitForURL(`**${LIST}*`);
    expect(getCallsTo(calls, call)).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  it('is cancelled to the list', async () => {
    const { page } = await openApp({ account: 'admin', path: `${SITE_MANAGEMENT_PATH}/rate-update/1` });
    await pressButton(page, 'Cancel');
    await page.waitForURL(`**${LIST}*`);
  });

  it('sends exactly what was entered, over midnight, without rows that have no rate', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: `${SITE_MANAGEMENT_PATH}/dynamic-rate-add` });
    await fillRate(page);
    await page.getByText('Ends the next day', { exact: true }).waitFor();
    await pressButton(page, 'Add Rate');
    await pressButton(page, 'Add Special Rate');
    await saveRate(page);
    await page.getByText('Add successfully').waitFor();
    expect(getCallsTo(calls, CREATE).map(({ body }) => body)).toEqual([
      {
        rateName: 'Night test',
        countryCode: 'SG',
        dynamicRateTypes: [],
        groupDiscountOverlay: false,
        repeats: ['MON', 'TUE', 'WED', 'THU', 'FRI'],
        allDay: false,
        startTime: '22:00',
        endTime: '06:00',
        rates: [{ rate: 0.55 }],
        specialRates: [],
      },
    ]);
  });

  it('refuses an empty form with every message, none of them in a toast', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: `${SITE_MANAGEMENT_PATH}/dynamic-rate-add` });
    await getNameField(page).waitFor();
    await pressButton(page, 'None');
    await saveRate(page);
    for (const text of [
      'Please input rate name',
      'Please select start time',
      'Please select end time',
      'Please select at least one repeat day',
      'Please add at least one site rate',
    ]) {
      await page.getByText(text).waitFor();
      await expect.poll(() => page.getByText(text).count()).toBe(1);
    }
    expect(await page.locator('.wd-toast').count()).toBe(0);
    expect(getCallsTo(calls, CREATE)).toEqual([]);
  });

  it('refuses equal times, and marks the shortcut that fits', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: `${SITE_MANAGEMENT_PATH}/dynamic-rate-add` });
    await fillRate(page, '0800', '0800');
    await saveRate(page);
    await page.getByText('The end must differ from the start').waitFor();
    expect(getCallsTo(calls, CREATE)).toEqual([]);
    const pressed = (name: string) => page.getByRole('button', { name, exact: true }).getAttribute('aria-pressed');
    expect([await pressed('Weekday'), await pressed('Weekend'), await pressed('Fri')]).toEqual([
      'true',
      'false',
      'true',
    ]);
    await pressButton(page, 'Fri');
    expect(await pressed('Weekday')).toBe('false');
  });

  it('all day disables and clears the times, and gives them back', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: `${SITE_MANAGEMENT_PATH}/dynamic-rate-add` });
    await fillRate(page);
    const allDay = page.getByRole('switch', { name: 'All Day' });
    await allDay.check();
    const hours = page
      .getByRole('group', { name: /^Start Time/ })
      .getByRole('spinbutton')
      .first();
    expect(await hours.getAttribute('aria-disabled')).toBe('true');
    expect(await hours.innerText()).toBe('hh');
    await allDay.uncheck();
    await expect.poll(() => hours.innerText()).toBe('22');
    await allDay.check();
    await saveRate(page);
    await page.getByText('Add successfully').waitFor();
    const [sent] = getCallsTo(calls, CREATE);
    expect(sent?.body).toMatchObject({ allDay: true });
    expect(Object.keys(sent?.body as object).filter((key) => key.endsWith('Time'))).toEqual([]);
  });

  it('a stale time of an all-day record never reaches the wire', async () => {
    const { page, calls } = await openApp({ account: 'admin', path: `${SITE_MANAGEMENT_PATH}/dynamic-rate-update/8` });
    await waitUntilLoaded(page);
    await saveRate(page);
    await page.getByText('Update successfully').waitFor();
    const [sent] = getCallsTo(calls, UPDATE);
    expect(sent?.body).toMatchObject({ dynamicRateId: 8, allDay: true });
    expect(Object.keys(sent?.body as object).filter((key) => key.endsWith('Time'))).toEqual([]);
  });

  it('shows the currency of the chosen country beside each rate', async () => {
    const { page } = await openApp({ account: 'admin', path: `${SITE_MANAGEMENT_PATH}/dynamic-rate-add` });
    await page.getByText('S$', { exact: true }).waitFor();
    await getSearchInput(page, /^Country/).fill('Malay');
    await page.getByRole('option', { name: /Malaysia/ }).click();
    await page.getByText('RM', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Clear Country' }).count()).toBe(0);
  });
});
