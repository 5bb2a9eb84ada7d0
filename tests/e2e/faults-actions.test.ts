import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeApps, openApp, resetApi } from '../support/browser';
import {
  testEachFault,
  waitForCall,
  expectSignInAfter401,
  expectSignInOverUnsaved,
  expectToast,
  getToasts,
  getOptionsWithFaults,
} from '../support/faultScenarios';
import { getCallsTo, failCalls } from '../support/recordedCalls';

const STATIONS = '/smart-energy-management/config-stations';
const MAIL = '/notification-management/mail-settings';
const RECIPIENTS = '/notification-management/mail-recipients';
const TASK = '/ocpp-operations/result/103';
const TASK_CALL = 'ocppOperations/result/';
/** Milliseconds of the polling interval, as in profile-task.json. */
const POLL = 2000;

beforeEach(resetApi);
afterEach(closeApps);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page) => page.getByRole('dialog');
const rows = (page: Page) => page.locator('tbody').getByRole('row');

async function chooseOfRow(page: Page, action: string): Promise<void> {
  await button(page, /^Actions for/)
    .first()
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function choose(page: Page, field: RegExp, option: string | RegExp): Promise<void> {
  await inDialog(page).getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

interface ActionCase {
  path: string;
  call: string;
  /** Opens the action's dialog or form and fills it in. */
  begin: (page: Page) => Promise<void>;
  send: (page: Page) => Promise<void>;
  /** Returns the entered values as shown on screen. */
  entered: (page: Page) => Promise<string>;
  /** Text of the success message. */
  done: string;
}

const getProfile = (page: Page) => inDialog(page).getByRole('combobox', { name: /Profile/ });
const levelOf = (page: Page) => inDialog(page).getByRole('textbox', { name: /^Stack Level/ });
const hostOf = (page: Page) => page.getByRole('textbox', { name: /^Host/ });

const CASES: Record<string, ActionCase> = {
  'setting a charging profile': {
    path: STATIONS,
    call: 'POST ocppOperations/setChargingProfile',
    begin: async (page) => {
      await chooseOfRow(page, 'Set');
      await choose(page, /Profile/, /^2 -/);
    },
    send: (page) => button(page, 'Set').click(),
    entered: (page) => getProfile(page).innerText(),
    done: 'Success',
  },
  'clearing charging profiles': {
    path: STATIONS,
    call: 'POST ocppOperations/clearChargingProfile',
    begin: async (page) => {
      await chooseOfRow(page, 'Clear Charging Profile');
      await choose(page, /^Filter Type/, 'Other parameters');
      await choose(page, /^Profile Purpose/, 'Each session (TX_DEFAULT_PROFILE)');
      await levelOf(page).fill('5');
    },
    send: (page) => button(page, 'Clear Charging Profile').click(),
    entered: (page) => levelOf(page).inputValue(),
    done: 'Success',
  },
  'a test mail with what stands in the form': {
    path: MAIL,
    call: 'POST dawn/api/v1/mail-settings/test',
    begin: async (page) => {
      await expect.poll(() => hostOf(page).inputValue()).not.toBe('');
      await hostOf(page).fill('smtp.example.sg');
    },
    send: (page) => button(page, 'Test mail').click(),
    entered: (page) => hostOf(page).inputValue(),
    done: 'Send test mail successfully',
  },
  'a test mail to a recipient': {
    path: RECIPIENTS,
    call: 'POST dawn/api/v1/email/send-test',
    begin: async (page) => {
      await expect.poll(() => hostOf(page).inputValue()).not.toBe('');
      await hostOf(page).fill('smtp.example.sg');
      // The recipients are those of the settings and come after them.
      await rows(page).nth(1).waitFor();
    },
    send: (page) => chooseOfRow(page, 'Send test'),
    entered: (page) => hostOf(page).inputValue(),
    done: 'Send test mail successfully',
  },
};

describe.each(Object.entries(CASES))('%s', (_, { path, call, begin, send, entered, done }) => {
  it('that fails says why, is sent once, keeps what was entered and opens nothing; then it succeeds', async () => {
    const app = await openApp({ account: 'admin', path, ...getOptionsWithFaults() });
    const { page, calls } = app;
    await begin(page);
    const before = await entered(page);
    expect(before).not.toBe('');
    const tabs = page.context().pages().length;
    let times = 0;
    await testEachFault(
      app,
      call,
      async (fault) => {
        await send(page);
        await expectToast(page, fault);
        expect(getCallsTo(calls, call)).toHaveLength((times += 1));
        expect(await entered(page)).toBe(before);
        expect(page.context().pages(), 'no screen of a result').toHaveLength(tabs);
      },
      'one',
    );
    const bodies = new Set(getCallsTo(calls, call).map(({ body }) => JSON.stringify(body)));
    expect(bodies.size, 'each time the same is sent').toBe(1);
    await send(page);
    await expectToast(page, { name: 'no fault', text: done });
    expect(getCallsTo(calls, call)).toHaveLength(times + 1);
    if ((await inDialog(page).count()) === 0) await page.reload();
    await begin(page);
    const again = await entered(page);
    await expectSignInOverUnsaved(page, call, () => send(page));
    expect(await entered(page)).toBe(again);
  });
});

describe('a record that is read again by itself', () => {
  it('stays where that fails, says once in a message and then in its place why it is old, and comes back', async () => {
    const call = `GET ${TASK_CALL}*`;
    const app = await openApp({ account: 'admin', path: TASK, ...getOptionsWithFaults(undefined, [POLL]) });
    const { page } = app;
    await rows(page).nth(9).waitFor();
    const old = page.getByRole('alert').filter({ hasText: 'could not be refreshed' });
    await testEachFault(app, call, async (fault) => {
      await button(page, 'Refresh').click();
      await expectToast(page, fault);
      await old.filter({ hasText: fault.text }).waitFor();
      // A record that no longer exists (404) is not requested again.
      if (fault.name !== 'HTTP 404') for (let times = 0; times < 2; times += 1) await waitForCall(page, call);
      expect(await getToasts(page).count()).toBe(0);
      await expect.poll(() => rows(page).count()).toBeGreaterThan(9);
    });
    await button(page, 'Refresh').click();
    await old.waitFor({ state: 'detached' });
    // Polling sends the request.
    await expectSignInAfter401(page, call, async () => undefined);
  });

  it('that never came says so without a flicker, tries by itself and stands there once it comes', async () => {
    const { page } = await openApp({
      account: 'admin',
      path: TASK,
      ...getOptionsWithFaults((opened) => failCalls(opened, `GET ${TASK_CALL}103`, 'HTTP 500 with a message'), [POLL]),
    });
    await page.getByRole('main').getByRole('alert').filter({ hasText: 'Database is down' }).waitFor();
    const retry = button(page, 'Retry');
    await retry.focus();
    for (let times = 0; times < 3; times += 1) await waitForCall(page, `GET ${TASK_CALL}*`);
    // The button is not re-created: it keeps the focus and can be pressed.
    expect(await retry.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.unroute(`**/steve/${TASK_CALL}103`);
    await rows(page).nth(9).waitFor();
  });
});
