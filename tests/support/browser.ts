/**
 * One Chromium for all browser tests of a worker, until that ends. Profiles of one kind serve one test after the
 * other, since they keep the code of the app, which takes longer to load than most tests need; each test finds
 * nothing of the one before in it.
 */
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { recordCalls, type RecordedCall } from './recordedCalls';

const PASSWORD = 'Wattdesk#2026';

export const DESKTOP_VIEWPORT = { width: 1440, height: 900 };
export const PHONE_VIEWPORT = { width: 390, height: 844 };

export interface OpenOptions {
  /** Where the app is served; default: this worker's own server. */
  url?: string;
  /** Fixture account that is signed in already; none: signed out. */
  account?: string;
  path?: string;
  /** Another page, whose profile it shares: account, language, size, what the browser keeps of the code. */
  openIn?: App;
  viewport?: { width: number; height: number };
  dark?: boolean;
  locale?: 'en' | 'zh-Hans';
  /** Of the browser, which need not be the operator's. */
  zone?: string;
  /** Runs before the page is opened: routes, scripts. */
  prepare?: (page: Page) => Promise<unknown>;
}

export interface App {
  page: Page;
  /** What went to the operator's API since the page was opened, in order. */
  calls: RecordedCall[];
  /** Errors the page threw, and what the browser's policy refused. */
  faults: string[];
}

/** `npm test` names the browser; a test that is run by itself takes what is there, the fastest first. */
const PLACES = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

let browser: Promise<Browser> | undefined;

interface Profile {
  context: BrowserContext;
  /** Profiles of one kind differ in nothing that only a new one could have; none: of a server that ends with its test. */
  kind?: string;
  /** Something was changed in it for good. */
  spent: boolean;
  /** What each of its tabs begins with: session, language. */
  begins: readonly [session: string | undefined, language: string];
}

/** Of the running test. */
const open: Profile[] = [];
const idle: Profile[] = [];

function launch(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: PLACES.find((place) => place !== undefined && existsSync(place)) ?? PLACES[2],
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  return browser;
}

/** Where this worker's app is served, with a fixture API of its own. */
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

/** Puts the fixture API's data, passwords and uploads back to its files. */
export const resetApi = (): Promise<unknown> => api('fixtures/reset', { method: 'POST' });

async function sessionOf(username: string, url: string): Promise<string> {
  const body = JSON.stringify({ username, password: PASSWORD });
  const { data } = await api('auth/login', { method: 'POST', body }, url);
  return JSON.stringify(data);
}

/** The clock of a profile once replaced stays so. */
function watchClock(profile: Profile, page: Page): void {
  const { clock } = page;
  Object.defineProperty(page, 'clock', {
    get: () => {
      profile.spent = true;
      return clock;
    },
  });
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
  const context = idle.splice(index, index < 0 ? 0 : 1)[0]?.context ?? (await (await launch()).newContext(traits));
  const profile: Profile = { context, spent: false, begins, ...(options.url ? {} : { kind }) };
  open.push(profile);
  return profile;
}

/** Closes the pages of a profile, or the whole of one that can serve no other test. */
async function leaveProfile(profile: Profile): Promise<void> {
  const { context, kind, spent } = profile;
  if (!kind || spent) return context.close();
  await Promise.all(context.pages().map((page) => page.close()));
  await Promise.all([context.setOffline(false), context.clearPermissions(), context.clearCookies()]);
  idle.push(profile);
}

/** Before the first document of a tab a session of the fixture API comes; in the first tab whatever is kept of other tests goes. */
const beginTab = (page: Page, { begins }: Profile, first: boolean): Promise<unknown> =>
  page.addInitScript(
    ([session, language, anew]) => {
      if (sessionStorage.getItem('begun')) return;
      sessionStorage.setItem('begun', 'once');
      if (anew) localStorage.clear();
      if (session) localStorage.setItem('wattdesk.session', session);
      if (language !== 'en') localStorage.setItem('wattdesk.settings.locale', JSON.stringify(language));
    },
    [...begins, first] as const,
  );

/** Opens the app in a profile without memories, or beside another page of the same one. */
export async function openApp(options: OpenOptions = {}): Promise<App> {
  const { path = '/', prepare, openIn } = options;
  const profile = open.find(({ context }) => context === openIn?.page.context()) ?? (await takeProfile(options));
  const page = await profile.context.newPage();
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

/** Leaves the profiles a test opened. */
export async function closeApps(): Promise<void> {
  await Promise.all(open.splice(0).map(leaveProfile));
}
