import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, openApp, PHONE, resetApi } from '../support/browser';
import { typeMoment } from '../support/pickers';
import { callsTo, failCalls } from '../support/wire';

const LIST = '/smart-energy-management/charging-profiles';
const ADD = `${LIST}/add`;
const EDIT = `${LIST}/edit`;
const DAWN = 'dawn/api/v1';
const PAGES = `POST ${DAWN}/charging-profile/pages`;
const CREATE = `POST ${DAWN}/charging-profile`;
const UPDATE = `PUT ${DAWN}/charging-profile`;

beforeEach(resetApi);
afterEach(closeApps);

const open = (path: string, account = 'admin') => openApp({ account, path });
const pathOf = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const choice = (page: Page, name: string | RegExp) => page.getByRole('combobox', { name });
const period = (page: Page, number: number) =>
  page.getByRole('group', { name: `Schedule Periods ${number}`, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const picture = (page: Page) => page.getByRole('region', { name: 'Limit Over the Day' });

async function choose(page: Page, field: ReturnType<typeof choice>, option: string): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function fillPeriod(page: Page, number: number, [start, limit, phases]: [string, string, string]): Promise<void> {
  const row = period(page, number);
  await choose(page, row.getByRole('combobox', { name: 'Start Time' }), start);
  await row.getByRole('textbox', { name: 'Power Limit' }).fill(limit);
  await choose(page, row.getByRole('combobox', { name: 'Number of Phases' }), phases);
}

async function fillProfile(page: Page): Promise<void> {
  await box(page, /^Description/).fill('Night limit');
  await box(page, /^Stack Level/).fill('7');
  await typeMoment(page, /^Start Date/, '01032027');
  await fillPeriod(page, 1, ['00:00', '32', '3']);
}

async function rowAction(page: Page, row: number, action: string): Promise<string> {
  const menu = page.getByRole('button', { name: /^Actions for/ }).nth(row);
  const name = ((await menu.getAttribute('aria-label')) ?? '').replace('Actions for ', '');
  await menu.click();
  await page.getByRole('menuitem', { name: action }).click();
  return name;
}

describe('the list of charging profiles', () => {
  it('has its columns in order, ten rows of the first page, and filters by service provider', async () => {
    const { page, calls } = await open(LIST);
    await page.getByRole('row').nth(10).waitFor();
    const titles = await page.getByRole('columnheader').allInnerTexts();
    expect(titles).toEqual([
      'Charging Profile ID',
      'Service Provider',
      'Stack Level',
      'Purpose',
      'Description',
      'Profile Kind',
      'Recurrency Kind',
      'Valid From',
      'Valid To',
      'Actions',
    ]);
    const cells = await page.locator('tbody').getByRole('row').first().getByRole('cell').allInnerTexts();
    expect(cells.slice(0, 9)).toEqual([
      '1',
      'Wattdesk Charging',
      '10',
      'TX_DEFAULT_PROFILE',
      'HDB overnight 32 A, 11 pm to 7 am',
      'RECURRING',
      'DAILY',
      '01 Jan 2026',
      '31 Dec 2026',
    ]);
    expect(callsTo(calls, PAGES)[0]?.body).toEqual({ pageNo: 1, pageSize: 10, pageVo: {} });
    await choose(page, choice(page, 'Service Provider'), 'Straits Energy');
    await expect
      .poll(() => callsTo(calls, PAGES).at(-1)?.body)
      .toEqual({
        pageNo: 1,
        pageSize: 10,
        pageVo: { providerPk: expect.any(Number) },
      });
    await expect.poll(() => page.locator('tbody').getByText('Merlion Mobility').count()).toBe(0);
  });

  it('asks before it deletes, in the words of the operator, and is read again afterwards', async () => {
    const { page, calls } = await open(LIST);
    await page.goto(`${LIST}?page=3`);
    const deletions = () => calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
    const row = page.getByRole('row').filter({ hasText: 'Longer than it lasts' });
    const ask = async (): Promise<void> => {
      await row.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByText('Are you sure you want to delete this profile ?').waitFor();
    };
    await ask();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(deletions()).toEqual([]);
    const before = callsTo(calls, PAGES).length;
    await ask();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Delete charging profile successfully').waitFor();
    expect(deletions()).toEqual([`${DAWN}/charging-profile/23`]);
    await row.waitFor({ state: 'detached' });
    expect(callsTo(calls, PAGES).length).toBeGreaterThan(before);
  });

  it('keeps a profile that is set on a connector, with the words of the server', async () => {
    const { page } = await open(LIST);
    const name = await rowAction(page, 0, 'Delete');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: /connector/ })
      .waitFor();
    await page.getByRole('cell', { name, exact: true }).waitFor();
  });

  it('loses its rows when it cannot be read, and says why', async () => {
    const { page } = await open('/404');
    await failCalls(page, PAGES, 'HTTP 200 without success');
    await page.goto(LIST);
    await page.getByRole('alert').filter({ hasText: 'Not today' }).first().waitFor();
    expect(await page.locator('tbody').getByRole('row').count()).toBe(0);
    expect(await page.getByText(/of [1-9]/).count()).toBe(0);
  });

  it('is only to be read by those who may only look', async () => {
    const { page } = await open(LIST, 'viewer');
    await page.getByRole('link', { name: '1', exact: true }).click();
    await page.getByRole('heading', { name: /HDB overnight/ }).waitFor();
    expect(pathOf(page)).toBe(`${LIST}/view/1`);
    for (const name of ['Edit', 'Delete', 'Save']) {
      expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(0);
    }
    await page.goto(LIST);
    await page.getByRole('row').nth(3).waitFor();
    expect(await page.getByRole('button', { name: /^Actions/ }).count()).toBe(0);
    expect(await page.getByText('Add Charging Profile').count()).toBe(0);
    for (const path of [ADD, EDIT]) {
      await page.goto(path);
      await page.getByText('Sorry, you do not have access rights or the url is incorrect.').waitFor();
    }
  });
});

describe('a new charging profile', () => {
  it('opens with its defaults and one blank period that stays, and asks each list once', async () => {
    const { page, calls } = await open(LIST);
    await page.getByText('Add Charging Profile').click();
    const defaults = { Purpose: 'TX_DEFAULT_PROFILE', 'Profile Kind': 'RECURRING', 'Recurrency Kind': 'DAILY' };
    for (const [name, value] of Object.entries({ ...defaults, Duration: '24 h', 'Charging Rate Unit': 'A' })) {
      const field = choice(page, new RegExp(`^${name}`)).first();
      await expect.poll(async () => (await field.inputValue().catch(() => '')) || field.innerText()).toBe(value);
    }
    expect(pathOf(page)).toBe(ADD);
    for (const name of [/^Description/, /^Stack Level/, /^Min Charging Rate/, /^Note/]) {
      expect(await box(page, name).inputValue()).toBe('');
    }
    await page.getByText('Multiple of 0.1').waitFor();
    await period(page, 1).waitFor();
    expect(await page.getByRole('button', { name: /^Remove Schedule Periods/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Add period' }).click();
    await page.getByRole('button', { name: 'Remove Schedule Periods 2' }).click();
    expect(await page.getByRole('button', { name: /^Remove Schedule Periods/ }).count()).toBe(0);
    for (const list of ['purpose', 'kind', 'rate-unit', 'recurrency-kind']) {
      expect(callsTo(calls, `GET ${DAWN}/charging-profile/${list}-select`), list).toHaveLength(1);
    }
  });

  it('says what is missing, in the form and in each period, and sends nothing', async () => {
    const { page, calls } = await open(ADD);
    for (const name of [/^Purpose/, /^Profile Kind/, /^Charging Rate Unit/]) {
      await choice(page, name).hover();
      await page.getByRole('button', { name: new RegExp(`^Clear:? ?${name.source.slice(1)}`) }).click();
    }
    await save(page);
    for (const text of [
      'Please input description',
      'Stack level range is 0-99',
      'Please select purpose',
      'Please select profile kind',
      'Please select charging rate unit',
      'Please select start date',
      'Please select start time',
      'Please input power limit',
      'Please select number of phases',
    ]) {
      await page.getByText(text, { exact: true }).first().waitFor();
    }
    expect(callsTo(calls, CREATE)).toEqual([]);
  });

  it.each<[string, RegExp, string, string, string | undefined]>([
    ['stack level', /^Stack Level/, '0', '99', undefined],
    ['stack level', /^Stack Level/, '-1', '100', 'Stack level range is 0-99'],
    ['stack level', /^Stack Level/, '1.5', '', 'Stack level range is 0-99'],
    ['least rate', /^Min Charging Rate/, '30', '0.1', undefined],
    ['least rate', /^Min Charging Rate/, '1.25', '', undefined],
    ['least rate', /^Min Charging Rate/, '30.1', '31', 'Min charging rate max is 30'],
  ])('%s: %s, "%s" and "%s" → %s', async (_, name, one, other, message) => {
    const { page } = await open(ADD);
    for (const value of [one, other]) {
      await box(page, name).fill(value);
      await save(page);
      await page.getByText('Please input description').waitFor();
      const texts = page.getByText(/^(Stack level range is 0-99|Min charging rate max is 30)$/);
      const own = name.source.includes('Stack') ? texts : texts.filter({ hasText: 'Min' });
      expect(await own.allInnerTexts(), value).toEqual(message ? [message] : []);
    }
  });

  it('stops typing at the limits of its texts, and offers each half hour of the day', async () => {
    const { page } = await open(ADD);
    for (const [name, limit] of [
      [/^Description/, 100],
      [/^Note/, 300],
    ] as const) {
      await box(page, name).fill('x'.repeat(limit));
      await box(page, name).press('End');
      await page.keyboard.type('y');
      expect(await box(page, name).inputValue()).toBe('x'.repeat(limit));
    }
    await period(page, 1).getByRole('combobox', { name: 'Start Time' }).click();
    const times = await page.getByRole('option').allInnerTexts();
    expect([times.length, times[0], times[1], times.at(-1)]).toEqual([48, '00:00', '00:30', '23:30']);
    await page.keyboard.press('Escape');
    await period(page, 1).getByRole('combobox', { name: 'Number of Phases' }).click();
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['1', '3']);
    await page.keyboard.press('Escape');
    await choice(page, /^Duration/).click();
    const hours = await page.getByRole('option').allInnerTexts();
    expect([hours.length, hours[0], hours.at(-1)]).toEqual([24, '1 h', '24 h']);
  });

  it('is sent as the server wants it, and the list comes back half a second later', async () => {
    const { page, calls } = await open(ADD);
    await fillProfile(page);
    await choose(page, choice(page, /^Service Provider/), 'Straits Energy');
    await choose(page, choice(page, /^Duration/), '8 h');
    await box(page, /^Min Charging Rate/).fill('6.5');
    await page.getByRole('button', { name: 'Add period' }).click();
    await fillPeriod(page, 2, ['00:30', '16.5', '1']);
    await save(page);
    await page.getByText('Add charging profile successfully').waitFor();
    expect(callsTo(calls, CREATE).map(({ body }) => body)).toEqual([
      {
        providerPk: expect.any(Number),
        description: 'Night limit',
        stackLevel: 7,
        chargingProfilePurpose: 'TX_DEFAULT_PROFILE',
        chargingProfileKind: 'RECURRING',
        recurrencyKind: 'DAILY',
        startSchedule: '2027-03-01',
        durationInSeconds: 28_800,
        chargingRateUnit: 'A',
        minChargingRate: 6.5,
        schedulePeriod: [
          { startPeriodInSeconds: 0, powerLimitInAmperes: 32, numberPhases: 3 },
          { startPeriodInSeconds: 1800, powerLimitInAmperes: 16.5, numberPhases: 1 },
        ],
      },
    ]);
    await page.waitForURL((url) => url.pathname === LIST);
    await page.goto(`${LIST}?page=3`);
    await page.getByText('Night limit').waitFor();
  });

  it('stays with what was typed when the server refuses it', async () => {
    const { page } = await open(ADD);
    await failCalls(page, CREATE, 'HTTP 409');
    await fillProfile(page);
    await save(page);
    await page.getByRole('alert').filter({ hasText: 'Somebody else changed it' }).waitFor();
    expect(pathOf(page)).toBe(ADD);
    expect(await box(page, /^Description/).inputValue()).toBe('Night limit');
  });
});

describe('a charging profile that is edited', () => {
  it('is carried over outside of the address, survives a reload, and is the one that was asked for', async () => {
    const { page, calls } = await open(LIST);
    for (const row of [0, 1]) {
      const name = await rowAction(page, row, 'Edit');
      await expect.poll(() => box(page, /^Description/).inputValue()).toBe(name);
      expect(pathOf(page)).toBe(EDIT);
      await page.reload();
      await expect.poll(() => box(page, /^Description/).inputValue()).toBe(name);
      expect(callsTo(calls, `GET ${DAWN}/charging-profile/${row + 1}`)).toHaveLength(2);
      await page.goto(LIST);
    }
  });

  it('opened without one goes to the list', async () => {
    const { page } = await open(EDIT);
    await page.waitForURL((url) => url.pathname === LIST);
  });

  it('shows all that is stored, and sends it back under the names of the form', async () => {
    const { page, calls } = await open(`${LIST}?page=2`);
    // The periods of this one say `startPeriod`.
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: '13', exact: true }) });
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect.poll(() => box(page, /^Description/).inputValue()).not.toBe('');
    await box(page, /^Description/).fill('Renamed');
    await save(page);
    await page.getByText('Edit charging profile successfully').waitFor();
    const [{ body } = { body: undefined }] = callsTo(calls, UPDATE);
    expect(body).toMatchObject({ chargingProfilePk: 13, description: 'Renamed' });
    const sent = body as { schedulePeriod: object[] };
    expect(sent.schedulePeriod.length).toBeGreaterThan(0);
    for (const one of sent.schedulePeriod) {
      expect(Object.keys(one).sort()).toEqual(['numberPhases', 'powerLimitInAmperes', 'startPeriodInSeconds']);
    }
    expect(Object.keys(sent)).not.toContain('providerName');
    await page.waitForURL((url) => url.pathname === LIST);
  });
});

describe('the picture of the limits', () => {
  const steps = (page: Page) => picture(page).getByRole('listitem').allInnerTexts();
  const problems = (page: Page) => picture(page).getByRole('status').innerText();

  it('follows what is typed, and names what can go wrong', async () => {
    const { page } = await open(ADD);
    await picture(page).getByText('Enter the start time and the power limit of a period to see it here.').waitFor();
    await fillPeriod(page, 1, ['06:30', '16', '3']);
    await expect.poll(() => steps(page)).toEqual(['06:30–24:00 · 16 A · 3 phases']);
    expect(await problems(page)).toContain('Nothing is limited before 06:30');
    await choose(page, period(page, 1).getByRole('combobox', { name: 'Start Time' }), '00:00');
    await page.getByRole('button', { name: 'Add period' }).click();
    await fillPeriod(page, 2, ['00:00', '10', '1']);
    await expect.poll(() => problems(page)).toContain('Several periods start at 00:00');
    expect(await steps(page)).toEqual(['00:00–24:00 · 10 A · 1 phase']);
    await choose(page, period(page, 2).getByRole('combobox', { name: 'Start Time' }), '10:00');
    await choose(page, choice(page, /^Duration/), '8 h');
    await expect.poll(() => problems(page)).toContain('The period at 10:00 never begins: the schedule ends at 08:00.');
    expect(await steps(page)).toEqual(['00:00–08:00 · 16 A · 3 phases']);
    await choose(page, choice(page, /^Duration/), '24 h');
    await choose(page, choice(page, /^Charging Rate Unit/), 'W');
    await expect.poll(() => steps(page)).toEqual(['00:00–10:00 · 16 W · 3 phases', '10:00–24:00 · 10 W · 1 phase']);
    expect(await problems(page)).toBe('');
  });

  it('is legible on a telephone in the dark, and nothing leaves the screen', async () => {
    const { page } = await openApp({ account: 'admin', path: `${LIST}/view/1`, viewport: PHONE, dark: true });
    const axis = picture(page)
      .locator('svg text')
      .filter({ hasText: /^\d\d:\d\d$/ });
    await axis.nth(6).waitFor();
    const boxes = await axis.evaluateAll((ticks) =>
      ticks.map((tick) => tick.getBoundingClientRect().toJSON() as DOMRect),
    );
    for (const [index, { left, right }] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
      expect(right).toBeLessThanOrEqual(PHONE.width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});

describe('the view of a charging profile', () => {
  it('shows all of it, hours and times as such, and leads to the stations and back', async () => {
    const { page } = await open(`${LIST}/view/1`);
    const shown = [
      'Wattdesk Charging',
      '24 h',
      'TX_DEFAULT_PROFILE',
      'RECURRING',
      'DAILY',
      '01 Jan 2026',
      '07:00',
      '23:00',
    ];
    for (const text of shown) await page.getByText(text, { exact: true }).first().waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await page
      .getByRole('link', { name: 'Config Stations' })
      .or(page.getByRole('button', { name: 'Config Stations' }))
      .click();
    await page.waitForURL((url) => url.pathname === '/smart-energy-management/config-stations');
    await page.goBack();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL((url) => url.pathname === LIST);
  });
});
