/**
 * Starts one Chromium for all browser tests of a worker, until the worker ends. Tests reuse browser contexts
 * (profiles) with equal options one after another, because a context keeps the app's code in its HTTP cache and
 * loading that code takes longer than most tests. Nothing else of an earlier test is left in a reused profile.
 */
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { CHROMIUM_ARGS } from './browserArgs';
import { recordCalls, type RecordedCall } from './recordedCalls';

const PASSWORD = 'Wattdesk#2026';

export const DESKTOP_VIEWPORT = { width: 1440, height: 900 };
export const PHONE_VIEWPORT = { width: 390, height: 844 };

export interface OpenOptions {
  /** URL of the served app. Default: this worker's own server. */
  url?: string;
  /** Fixture account that is already signed in. Without it, the user is signed out. */
  account?: string;
  path?: string;
  /** An open page whose profile the new page shares: account, language, viewport and HTTP cache. */
  openIn?: App;
  viewport?: { width: number; height: number };
  dark?: boolean;
  /** Language code. */
  locale?: string;
  /** Time zone of the browser, which may differ from the operator's. */
  zone?: string;
  /** Runs before the page is opened, for example to add routes and scripts. */
  prepare?: (page: Page) => Promise<unknown>;
}

export interface App {
  page: Page;
  /** Requests to the operator's API since the page was opened, in order. */
  calls: RecordedCall[];
  /** Uncaught errors of the page and violations of its Content Security Policy. */
  faults: string[];
}

/**
 * `npm test` sets CHROMIUM_PATH. A test that is run on its own uses the first installed browser of this list, the
 * fastest first.
 */
const PLACES = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

let browser: Promise<Browser> | undefined;

interface Profile {
  context: BrowserContext;
  /**
   * A page of the server that stays open and opens all tabs. Tabs that it opens share its process, which keeps the
   * compiled code of the app: a new process for each tab takes twice as long.
   */
  opener: Page;
  /**
   * Profiles of the same kind have the same context options and can be reused for each other. Undefined for a
   * server that ends with its test.
   */
  kind?: string;
  /** Whether the test changed the profile irreversibly, so that it cannot be reused. */
  spent: boolean;
  /** Stored session and language that each tab of the profile starts with. */
  begins: readonly [session: string | undefined, language: string];
}

/** Profiles in use by the running test. */
const open: Profile[] = [];
const idle: Profile[] = [];

function launch(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: PLACES.find((place) => place !== undefined && existsSync(place)) ?? PLACES[2],
    args: CHROMIUM_ARGS,
  });
  return browser;
}

/** Returns the URL at which this worker's app is served, with its own fixture API. */
export function getAppUrl(): string {
  const urls = inject('appUrls');
  const url = urls[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!url) throw new Error(`Worker ${process.env['VITEST_POOL_ID']} has no server; there are ${urls.length}`);
  return url;
}

async function api(path: string, init: RequestInit = {}, url = getAppUrl()): Promise<{ data: unknown }> {
  const response = await fetch(`${url}/steve/dawn/api/v1/${path}`, {
    ...init,
    headers: { 'Content-Type': 'application/json' },
  });
  return (await response.json()) as { data: unknown };
}

/** Resets the data, passwords and uploads of the fixture API to the content of its files. */
export const resetApi = (): Promise<unknown> => api('fixtures/reset', { method: 'POST' });

async function sessionOf(username: string, url: string): Promise<string> {
  const body = JSON.stringify({ username, password: PASSWORD });
  const { data } = await api('auth/login', { method: 'POST', body }, url);
  return JSON.stringify(data);
}

/** Marks a profile as not reusable when a test accesses the page's clock: a replaced clock cannot be restored. */
function watchClock(profile: Profile, page: Page): void {
  const { clock } = page;
  Object.defineProperty(page, 'clock', {
    get: () => {
      profile.spent = true;
      return clock;
    },
  });
}

async function createProfile(traits: BrowserContextOptions): Promise<Pick<Profile, 'context' | 'opener'>> {
  const context = await (await launch()).newContext(traits);
  const opener = await context.newPage();
  await opener.goto('/config.json');
  return { context, opener };
}

async function openTab({ opener }: Profile): Promise<Page> {
  const [page] = await Promise.all([
    opener.waitForEvent('popup'),
    opener.evaluate(() => void window.open('about:blank')),
  ]);
  return page;
}

async function takeProfile(options: OpenOptions): Promise<Profile> {
  const {
    account,
    viewport = DESKTOP_VIEWPORT,
    dark = false,
    locale = 'en',
    zone = 'Asia/Singapore',
    url = getAppUrl(),
  } = options;
  const traits: BrowserContextOptions = {
    baseURL: url,
    viewport,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-SG',
    timezoneId: zone,
  };
  const begins = [account ? await sessionOf(account, url) : undefined, locale] as const;
  const kind = JSON.stringify(traits);
  const index = idle.findIndex((profile) => profile.kind === kind);
  const { context, opener } = idle.splice(index, index < 0 ? 0 : 1)[0] ?? (await createProfile(traits));
  const profile: Profile = { context, opener, spent: false, begins, ...(options.url ? {} : { kind }) };
  open.push(profile);
  return profile;
}

/** Closes the pages of a profile, or the whole profile when it cannot be reused. */
async function leaveProfile(profile: Profile): Promise<void> {
  const { context, opener, kind, spent } = profile;
  if (!kind || spent) return context.close();
  await Promise.all(context.pages().map((page) => page !== opener && page.close()));
  await Promise.all([context.setOffline(false), context.clearPermissions(), context.clearCookies()]);
  idle.push(profile);
}

/**
 * Sets the session and the language before a tab loads its first document. The first tab also clears the local
 * storage of earlier tests.
 */
const beginTab = (page: Page, { begins }: Profile, first: boolean): Promise<unknown> =>
  page.addInitScript(
    ([session, language, anew]) => {
      window.opener = null;
      if (sessionStorage.getItem('begun')) return;
      sessionStorage.setItem('begun', 'once');
      if (anew) localStorage.clear();
      if (session) localStorage.setItem('wattdesk.session', session);
      if (language !== 'en') localStorage.setItem('wattdesk.settings.locale', JSON.stringify(language));
    },
    [...begins, first] as const,
  );

/** Opens the app in a profile without stored data, or in a further tab of the profile of `openIn`. */
export async function openApp(options: OpenOptions = {}): Promise<App> {
  const { path = '/', prepare, openIn } = options;
  const profile = open.find(({ context }) => context === openIn?.page.context()) ?? (await takeProfile(options));
  const page = await openTab(profile);
  watchClock(profile, page);
  await beginTab(page, profile, !openIn);
  page.setDefaultTimeout(15_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) faults.push(message.text());
  });
  const calls = recordCalls(page);
  await prepare?.(page);
  await page.goto(path);
  return { page, calls, faults };
}

/** Closes the profiles that a test opened, or returns them for reuse. */
export async function closeApps(): Promise<void> {
  await Promise.all(open.splice(0).map(leaveProfile));
}
