/** One Chromium for all browser tests of a worker, until that ends; each test gets a page of its own with a fresh profile. */
import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { recordCalls, type WireCall } from './wire';

const PASSWORD = 'Wattdesk#2026';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export interface OpenOptions {
  /** Where the app is served; default: this worker's own server. */
  url?: string;
  /** Fixture account that is signed in already; none: signed out. */
  account?: string;
  path?: string;
  /** Another page, whose profile it shares: account, language, size, what the browser keeps of the code. */
  beside?: App;
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
  calls: WireCall[];
  /** Errors the page threw, and what the browser's policy refused. */
  faults: string[];
}

/** `npm test` names the browser; a test that is run by itself takes what is there, the fastest first. */
const PLACES = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

let browser: Promise<Browser> | undefined;
const contexts: BrowserContext[] = [];

function launch(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: PLACES.find((place) => place !== undefined && existsSync(place)) ?? PLACES[2],
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  return browser;
}

/** Where this worker's app is served, with a fixture API of its own. */
export function appUrl(): string {
  const urls = inject('appUrls');
  const url = urls[Number(process.env['VITEST_POOL_ID']) - 1];
  if (!url) throw new Error(`Worker ${process.env['VITEST_POOL_ID']} has no server; there are ${urls.length}`);
  return url;
}

async function api(path: string, init: RequestInit = {}, url = appUrl()): Promise<{ data: unknown }> {
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

/** A new profile, signed in by a real session of the fixture API. */
async function newProfile(options: OpenOptions): Promise<BrowserContext> {
  const { account, viewport = DESKTOP, dark = false, locale = 'en', zone = 'Asia/Singapore', url = appUrl() } = options;
  const context = await (
    await launch()
  ).newContext({
    baseURL: url,
    viewport,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-SG',
    timezoneId: zone,
  });
  contexts.push(context);
  const session = account ? await sessionOf(account, url) : undefined;
  await context.addInitScript(
    ([text, language]) => {
      if (text && !sessionStorage.getItem('signedIn')) {
        localStorage.setItem('wattdesk.session', text);
        sessionStorage.setItem('signedIn', 'once');
      }
      if (language !== 'en') localStorage.setItem('wattdesk.settings.locale', JSON.stringify(language));
    },
    [session, locale] as const,
  );
  return context;
}

/** Opens the app in a new profile, or beside another page of the same one. */
export async function openApp(options: OpenOptions = {}): Promise<App> {
  const { path = '/', prepare, beside } = options;
  const context = beside?.page.context() ?? (await newProfile(options));
  const page = await context.newPage();
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

/** Closes the profiles a test opened. */
export async function closeApps(): Promise<void> {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
}
