/** Makes one request of an open page fail with every kind of fault, one after another. */
import type { Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { App, OpenOptions } from './browser';
import { CALL_FAULTS } from './recordedCalls';

interface Fault {
  /** Text that the user must see. */
  text: string | RegExp;
  answer: (route: Route) => Promise<unknown>;
  /** Sets up further conditions while the request fails, for example an offline browser; `end` undoes them. */
  begin?: (page: Page) => Promise<unknown>;
  end?: (page: Page) => Promise<unknown>;
}

/** Request timeout in milliseconds, as in public/config.json. */
const PATIENCE = 30_000;
/** Delays in milliseconds before a failed read is retried, as in dataProvider/transport/retry.ts. */
const PAUSES = [300, 900];
/** Length in milliseconds to which a delay is shortened. */
const MOMENT = 150;

type Timer = (work: () => void, delay?: number, ...rest: unknown[]) => unknown;

/**
 * Replaces `setTimeout` and `setInterval` so that tests do not wait for long delays. Delays in `window.hurried` are
 * shortened while they are listed there, those in `always` always.
 */
const hurry = ([moment, always]: readonly [number, readonly number[]]): void => {
  const scope = window as unknown as { hurried?: number[]; setTimeout: Timer; setInterval: Timer };
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = scope[name];
    scope[name] = (work, delay = 0, ...rest) => {
      const isHurried = always.includes(delay) || scope.hurried?.includes(delay);
      return real(work, isHurried ? Math.min(delay, moment) : delay, ...rest);
    };
  }
};
const setHurried = (page: Page, delays: number[]): Promise<unknown> =>
  page.evaluate((hurried) => Object.assign(window, { hurried }), delays);

const ALL: Record<string, Fault> = {
  ...Object.fromEntries(Object.entries(CALL_FAULTS).map(([name, [answer, text]]) => [name, { answer, text }])),
  'no answer in time': {
    text: /did not answer within 30 seconds/,
    answer: () => new Promise(() => undefined),
    begin: (page) => setHurried(page, [PATIENCE]),
  },
  'a browser that is offline': {
    text: /Network error\s+You are offline/,
    answer: (route) => route.abort('internetdisconnected'),
    begin: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
  },
};

/** Returns the pattern of a URL. `*` matches one segment of the path; a query string may follow. */
const patternOf = (path: string): RegExp =>
  new RegExp(`/steve/${path.replace(/[.?/()]/g, '\\$&').replaceAll('*', '[^/]+')}(\\?.*)?$`);

/** Makes `METHOD path` fail with one fault until the returned function is called. */
async function failing(page: Page, call: string, { answer, begin, end }: Fault): Promise<() => Promise<void>> {
  const [method, path] = call.split(' ') as [string, string];
  const pattern = patternOf(path);
  const handler = (route: Route): unknown => (route.request().method() === method ? answer(route) : route.fallback());
  await page.route(pattern, handler);
  await setHurried(page, PAUSES);
  await begin?.(page);
  return async () => {
    await end?.(page);
    await setHurried(page, []);
    await page.unroute(pattern, handler);
  };
}

/** Waits until the next request `METHOD path` succeeds or fails. */
export function waitForCall(page: Page, call: string): Promise<void> {
  const [method, path] = call.split(' ') as [string, string];
  const pattern = patternOf(path);
  return new Promise((resolve) => {
    const see = (request: Request): void => {
      if (request.method() !== method || !pattern.test(request.url())) return;
      page.off('requestfinished', see);
      page.off('requestfailed', see);
      resolve();
    };
    page.on('requestfinished', see);
    page.on('requestfailed', see);
  });
}

/** Locates the notifications on screen. Inline errors of a field or a page are not included. */
export const getToasts = (page: Page) => page.locator('.wd-toast');

/**
 * Waits for a notification with this text.
 * @returns the texts of all notifications at that moment. On a busy machine, the notification may be gone before a
 *   second look at the page.
 */
async function waitForToast(page: Page, text: string | RegExp): Promise<string[]> {
  const pattern =
    typeof text === 'string'
      ? { source: text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), flags: 'i' }
      : { source: text.source, flags: text.flags };
  const found = await page.waitForFunction(
    ({ source, flags }) => {
      const texts = [...document.querySelectorAll('.wd-toast')].map(({ textContent }) => textContent ?? '');
      return texts.some((one) => new RegExp(source, flags).test(one)) && texts;
    },
    pattern,
    { polling: 50 },
  );
  return (await found.jsonValue()) as string[];
}

async function dismiss(page: Page): Promise<void> {
  while ((await getToasts(page).count()) > 0) {
    const close = getToasts(page).first().getByRole('button', { name: 'Close' });
    await close.click({ timeout: 1000 }).catch(() => undefined);
  }
}

export interface ExpectedFault {
  name: string;
  text: string | RegExp;
}

/**
 * Returns the options of a page on which every fault can be tested.
 * @param always delays in milliseconds that are always shortened
 */
export const getOptionsWithFaults = (
  prepare?: OpenOptions['prepare'],
  always: readonly number[] = [],
): OpenOptions => ({
  prepare: async (page) => {
    await page.addInitScript(hurry, [MOMENT, always] as const);
    await prepare?.(page);
  },
});

/** Waits for the notification of a fault, expects exactly one, and closes it: the next fault may have the same text. */
export async function expectToast(page: Page, { name, text }: ExpectedFault): Promise<void> {
  expect(await waitForToast(page, text), `one notification of ${name}`).toHaveLength(1);
  await dismiss(page);
}

/**
 * Returns the kinds of fault to test. One screen of a kind is tested with all of them, each similar screen with
 * one. That one is derived from the call, so that different calls get different faults and the same call always the
 * same; faults that need further conditions and HTTP 4xx, which refers to the record itself, are excluded.
 */
function kindsFor(call: string, which: 'all' | 'one'): [name: string, fault: Fault][] {
  const kinds = Object.entries(ALL);
  if (which === 'all') return kinds;
  const general = kinds.filter(([name, { begin }]) => begin === undefined && !name.startsWith('HTTP 4'));
  const sum = [...call].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return [general[sum % general.length]!];
}

/**
 * Tests a request with one fault after another.
 * @param meet sends the request and checks the result
 * @param which `all` for the first screen of a kind, `one` for similar screens
 */
export async function testEachFault(
  { page, faults }: Pick<App, 'page' | 'faults'>,
  call: string,
  meet: (fault: ExpectedFault) => Promise<void>,
  which: 'all' | 'one' = 'all',
): Promise<void> {
  for (const [name, fault] of kindsFor(call, which)) {
    const end = await failing(page, call, fault);
    await meet({ name, text: fault.text }).catch((error: unknown) => {
      throw new Error(`${call} met ${name}`, { cause: error });
    });
    await end();
  }
  expect(faults).toEqual([]);
}

const OVER = 'Your session is over';

/**
 * Makes the request fail with 401 and sends it.
 * @returns function that lets the request succeed again
 */
async function refuse401(page: Page, call: string, send: () => Promise<unknown>): Promise<() => Promise<void>> {
  const answer = (route: Route) => route.fulfill({ status: 401, json: { success: false, msg: OVER } });
  const end = await failing(page, call, { text: '', answer });
  await send();
  return end;
}

const toldOnce = (page: Page) => expect.poll(() => getToasts(page).filter({ hasText: OVER }).count()).toBe(1);

/** Expects that a 401 response ends the session: one toast with the server's text, then the sign-in screen. */
export async function expectSignInAfter401(page: Page, call: string, send: () => Promise<unknown>): Promise<void> {
  await refuse401(page, call, send);
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await toldOnce(page);
}

/**
 * Expects that a 401 response on a form with unsaved changes opens the sign-in dialog over the form, and that the
 * user stays on the same URL after signing in.
 */
export async function expectSignInOverUnsaved(page: Page, call: string, send: () => Promise<unknown>): Promise<void> {
  const address = page.url();
  const end = await refuse401(page, call, send);
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.waitFor();
  expect(await waitForToast(page, OVER), 'it is told once, and nothing is called a success').toHaveLength(1);
  await end();
  await dialog.getByLabel('Password', { exact: true }).fill('Wattdesk#2026');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(address);
}
