/** Lets one call of an open page fail in every way there is, one after the other. */
import type { Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';
import type { App, OpenOptions } from './browser';
import { CALL_FAULTS } from './recordedCalls';

interface Fault {
  /** What staff must read. */
  text: string | RegExp;
  answer: (route: Route) => Promise<unknown>;
  /** What else is the matter while the call fails. */
  begin?: (page: Page) => Promise<unknown>;
  end?: (page: Page) => Promise<unknown>;
}

/** The deadline of a request, in public/config.json. */
const PATIENCE = 30_000;
/** The pauses before a read is tried again, in dataProvider/transport/retry.ts. */
const PAUSES = [300, 900];
/** What is left of a delay that is cut short. */
const MOMENT = 150;

type Timer = (work: () => void, delay?: number, ...rest: unknown[]) => unknown;

/**
 * Lets tests wait only a moment for what takes long: `window.hurried` are the delays that are cut short,
 * beside those that always are.
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
    text: /gave no answer for 30 seconds/,
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

/** `*` in a path is one part of it; a query may follow. */
const patternOf = (path: string): RegExp =>
  new RegExp(`/steve/${path.replace(/[.?/()]/g, '\\$&').replaceAll('*', '[^/]+')}(\\?.*)?$`);

/** Lets `METHOD path` fail in one way, from now until the returned function is called. */
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

/** Waits until the next `METHOD path` has come to its end, good or bad. */
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

/** The notifications on screen; what a field or a page says in its place is none. */
export const getToasts = (page: Page) => page.locator('.wd-toast');

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
 * What a page needs to be given every fault.
 * @param always milliseconds that are cut short, whatever waits for them
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

/** Waits for the one notification of a fault, and closes it: the next fault may say the same. */
export async function expectToast(page: Page, { name, text }: ExpectedFault): Promise<void> {
  await getToasts(page).filter({ hasText: text }).first().waitFor();
  expect(await getToasts(page).count(), `one notification of ${name}`).toBe(1);
  await dismiss(page);
}

/**
 * The kinds of fault that a screen meets. Where one screen has met them all, each of its likes meets one: by its call
 * another, always the same, one in which a page can be opened and that says nothing of the record itself.
 */
function kindsFor(call: string, which: 'all' | 'one'): [name: string, fault: Fault][] {
  const kinds = Object.entries(ALL);
  if (which === 'all') return kinds;
  const general = kinds.filter(([name, { begin }]) => begin === undefined && !name.startsWith('HTTP 4'));
  const sum = [...call].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return [general[sum % general.length]!];
}

/**
 * Meets the call with one fault after the other.
 * @param meet does what sends the call, and looks at what came of it
 * @param which what one screen has met in every way, its likes meet in one
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

/** Lets the call be answered with 401. @returns lets it succeed again */
async function refuse401(page: Page, call: string, send: () => Promise<unknown>): Promise<() => Promise<void>> {
  const answer = (route: Route) => route.fulfill({ status: 401, json: { success: false, msg: OVER } });
  const end = await failing(page, call, { text: '', answer });
  await send();
  return end;
}

const toldOnce = (page: Page) => expect.poll(() => getToasts(page).filter({ hasText: OVER }).count()).toBe(1);

/** The session ends with the answer 401: one toast with the server's text, and the sign-in. */
export async function expectSignInAfter401(page: Page, call: string, send: () => Promise<unknown>): Promise<void> {
  await refuse401(page, call, send);
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await toldOnce(page);
}

/** It ends over something unsaved: the sign-in stands over it, and whoever signs in goes on where he was. */
export async function expectSignInOverUnsaved(page: Page, call: string, send: () => Promise<unknown>): Promise<void> {
  const address = page.url();
  const end = await refuse401(page, call, send);
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.waitFor();
  await toldOnce(page);
  expect(await getToasts(page).count(), 'nothing is called a success').toBe(1);
  await end();
  await dialog.getByLabel('Password', { exact: true }).fill('Wattdesk#2026');
  await dialog.getByRole('button', { name: 'Login' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toBe(address);
}
