import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getAppUrl, closeApps, openApp, PHONE_VIEWPORT, resetApi, type OpenOptions } from '../support/browser';
import { getCallsTo, failCalls, type RecordedCall } from '../support/recordedCalls';

const STATIONS = '/smart-energy-management/config-stations';
const TASK = (id: number) => `/ocpp-operations/result/${id}`;
const GET = (id: number) => `GET ocppOperations/result/${id}`;
/** A task with 200 charge boxes: 189 accept, one rejects, 2 do not support the request, 3 time out, 5 never answer. */
const LARGE = 103;
const OVER = 101;

const PATIENCE = { timeout: 15_000 };

beforeEach(resetApi);
afterEach(closeApps);

/** Advances the server's clock. */
const later = (ms: number): Promise<unknown> =>
  fetch(`${getAppUrl()}/steve/dawn/api/v1/fixtures/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ms }),
  });

/** Opens a result with a paused clock that only the test advances, and waits until it is loaded. */
async function open(id: number, options: OpenOptions = {}) {
  const app = await openApp({
    account: 'admin',
    path: TASK(id),
    ...options,
    prepare: async (page) => {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
    },
  });
  await passUntil(app.page, /\d+ of \d+ answered/, 50);
  return app;
}

/** Advances the page's clock until the text is visible. */
const passUntil = (page: Page, text: string | RegExp, ms = 2000): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(ms);
      return page.getByText(text).count();
    }, PATIENCE)
    .toBeGreaterThan(0);

const asked = (calls: RecordedCall[], id: number): number => getCallsTo(calls, GET(id)).length;
/** Longest time in which a result is asked for again: two seconds, and the steps until the page has seen the answer. */
const INTERVAL = 2500;

/**
 * Advances the page's clock in small steps until the large task was asked for so many times. A single step could be
 * over before the page has started its timer.
 * @returns the time that has passed in the page, in milliseconds
 */
async function passUntilAsked(page: Page, calls: RecordedCall[], times: number): Promise<number> {
  let passed = 0;
  const askedLater = async (): Promise<number> => {
    await page.clock.runFor(50);
    passed += 50;
    return asked(calls, LARGE);
  };
  await expect.poll(askedLater, PATIENCE).toBe(times);
  return passed;
}

const group = async (page: Page): Promise<string[]> => {
  const items = await page.locator('.wd-task-groups').getByRole('listitem').allInnerTexts();
  return items.map((text) => text.replaceAll('\n', ' '));
};

/** Hides the page or makes it visible again. */
const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

describe('a task that is over', () => {
  it('shows what it was and how it ended, is asked for once and again by Refresh, and Back leads to the connectors', async () => {
    const { page, calls } = await open(OVER);
    await page.getByRole('heading', { level: 1, name: 'Set Charging Profile', exact: true }).waitFor();
    for (const text of ['101', 'SetChargingProfile', 'Start Time', 'End Time']) {
      await page.getByText(text, { exact: true }).first().waitFor();
    }
    const table = page.getByRole('table', { name: 'Results' });
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
      'Charge Box ID',
      'Connector ID',
      'Status',
      'Message',
    ]);
    await expect.poll(() => table.getByRole('row').count()).toBe(10);
    await page.clock.runFor(20_000);
    expect(asked(calls, OVER)).toBe(1);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => asked(calls, OVER)).toBe(2);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL((url) => url.pathname === STATIONS);
  });

  it('can be seen by those who may only look', async () => {
    const { page } = await open(OVER, { account: 'viewer' });
    await page.getByRole('cell', { name: 'SG-TD-01' }).waitFor();
  });
});

describe('a task of 200 charge boxes', () => {
  it('tells who accepted, who did not and why, and who is silent', async () => {
    const { page } = await open(LARGE);
    expect(await group(page)).toEqual([expect.stringMatching(/^200 Pending SG-V-01, .* and 192 more$/)]);
    await later(10_000);
    await passUntil(page, '192 of 200 answered');
    expect(await group(page)).toEqual([
      '189 Accepted',
      '2 Not supported The charge box does not support smart charging: SG-WCH-03, SG-PPC-02',
      '1 Rejected The charge box refuses the charging profile: SG-TD-02',
      expect.stringMatching(/^8 Pending SG-J8-03, SG-ECPF-03, /),
    ]);
    await later(60_000);
    await passUntil(page, '195 of 200 answered');
    expect(await group(page)).toContainEqual(
      expect.stringMatching(/^3 Timeout No answer within 60 seconds: SG-J8-03, /),
    );
  });

  it('shows twenty of its rows, and all when asked', async () => {
    const { page } = await open(LARGE);
    const rows = page.getByRole('table', { name: 'Results' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(21);
    await page.getByRole('button', { name: 'Show all 200' }).click();
    await expect.poll(() => rows.count()).toBe(201);
    await page.clock.runFor(2000);
    await expect.poll(() => rows.count()).toBe(201);
  });

  it('fits on a telephone', async () => {
    const { page } = await open(LARGE, { viewport: PHONE_VIEWPORT, dark: true });
    await later(10_000);
    await passUntil(page, '192 of 200 answered');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE_VIEWPORT.width);
  });
});

describe('asking again', () => {
  it('happens every two seconds while the page is in sight, and ends after ten minutes', async () => {
    const { page, calls } = await open(LARGE);
    const answered = page.waitForResponse(/result\/103$/);
    await passUntilAsked(page, calls, 2);
    await answered;
    await page.clock.runFor(1800);
    expect(asked(calls, LARGE)).toBe(2);
    expect(await passUntilAsked(page, calls, 3)).toBeLessThan(INTERVAL);
    await show(page, 'hidden');
    await page.clock.runFor(20_000);
    expect(asked(calls, LARGE)).toBe(3);
    await show(page, 'visible');
    expect(await passUntilAsked(page, calls, 4)).toBeLessThan(INTERVAL);
    await page.clock.fastForward(600_000);
    await page.getByText('Still running. This page no longer refreshes automatically.').waitFor();
    const before = asked(calls, LARGE);
    await page.clock.runFor(60_000);
    expect(asked(calls, LARGE)).toBe(before);
    await page.getByRole('alert').or(page.getByRole('status')).getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => asked(calls, LARGE)).toBe(before + 1);
  });

  it('ends with the screen', async () => {
    const { page, calls } = await open(LARGE);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.waitForURL((url) => url.pathname === STATIONS);
    const before = asked(calls, LARGE);
    await page.clock.runFor(20_000);
    expect(asked(calls, LARGE)).toBe(before);
  });

  it('that fails is told once, what is there stays, and it goes on', async () => {
    const { page, calls } = await open(LARGE);
    await failCalls(page, GET(LARGE), 'HTTP 500 with a message');
    const told = page.getByRole('alert').filter({ hasText: 'Database is down' });
    await passUntil(page, 'The task could not be refreshed. This page may be out of date.');
    const count = await told.count();
    for (const _ of [1, 2, 3]) {
      const before = asked(calls, LARGE);
      await expect
        .poll(async () => {
          await page.clock.runFor(500);
          return asked(calls, LARGE);
        }, PATIENCE)
        .toBeGreaterThan(before);
    }
    expect(await told.count()).toBeLessThanOrEqual(count);
    await expect.poll(() => page.getByRole('table', { name: 'Results' }).getByRole('row').count()).toBe(21);
    await page.unrouteAll();
    await expect
      .poll(async () => {
        await page.clock.runFor(2000);
        return told.count();
      }, PATIENCE)
      .toBe(0);
  });
});

describe('a result that cannot be read', () => {
  it('says why, without rows, and offers a way on', async () => {
    const { page } = await openApp({ account: 'admin', path: TASK(999) });
    await page.getByRole('alert').filter({ hasText: 'There is no task 999' }).first().waitFor();
    expect(await page.getByRole('cell').count()).toBe(0);
    await page
      .getByRole('button', { name: /^(Retry|Back)/ })
      .first()
      .waitFor();
  });
});

describe('from the command to its result', () => {
  it('a charge box that refuses', async () => {
    const [connector, status, answered] = ['SG-TD-02 · connector 1', 'Rejected', '1 of 1 answered'];
    const { page } = await openApp({ account: 'admin', path: STATIONS });
    await page.getByRole('searchbox').fill(connector.split(' ')[0] ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `Actions for ${connector}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Set' }).click();
    await page.getByRole('dialog').getByRole('combobox').click();
    await page.getByRole('option').first().click();
    const tab = page.context().waitForEvent('page');
    await page.getByRole('dialog').getByRole('button', { name: 'Set', exact: true }).click();
    const result = await tab;
    await result.getByText('Pending', { exact: true }).first().waitFor();
    await later(10_000);
    await result.getByText(answered).waitFor();
    await result.getByRole('cell', { name: status }).waitFor();
  });
});
