/** Renders the whole app on a fake server: real routes, frame, session and texts; every call is recorded. */
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HttpError, memoryStore, TestMemoryRouter, type Store } from 'ra-core';
import { expect } from 'vitest';
import type { CallResult, Call, SendOptions, WattdeskDataProvider } from '../../dataProvider/contract/types';
import { App } from '../../src/App';
import { createAuthApi } from '../../src/auth/authApi';
import { createAuthProvider } from '../../src/auth/authProvider';
import { getPermissionsQuery } from '../../src/auth/usePermissionsQuery';
import { createSignInSessionStore, type SignInSession, type SignInSessionStore } from '../../src/auth/sessionStore';
import type { AuthAdapter } from '../../src/auth/adapters/authAdapter';
import { createI18nProvider } from '../../src/i18n/createI18nProvider';
import type { Config } from '../../src/model/schemaLanguage/publicConfigType';
import { createQueryClient } from '../../src/createQueryClient';
import { createStubProvider, TEST_CONFIG } from '../support/renderInApp';

export const ADMIN: SignInSession = {
  token: 't1',
  userPk: '1',
  userName: 'admin',
  email: 'admin@wattdesk.test',
  roleName: 'ADMIN',
};

export const ARTICLES = { resourceKey: 'article', name: 'Articles', path: '/marketing-management/article' };
export const TYPES = { resourceKey: 'article-type', name: 'Article Types', path: '/marketing-management/article-type' };
export const MENU = [{ resourceKey: 'marketing', name: 'Marketing', children: [ARTICLES, TYPES] }];

type Handler = (options: SendOptions) => unknown;

/** Response data by `METHOD path` below `dawn/api/v1/auth/`; a function may throw an HttpError. */
export type Answers = Record<string, unknown>;

export interface OpenApp {
  user: UserEvent;
  calls: { call: string; body?: unknown; query?: unknown }[];
  /** Returns the number of requests of a call such as `GET otp`. */
  count(call: string): number;
  /** Replaces the response of a call from now on. */
  answer(call: string, response: unknown): void;
  path(): string;
  session: ReturnType<typeof createSignInSessionStore>;
  store: Store;
}

export const refuse =
  (message: string, status = 200) =>
  (): never => {
    throw new HttpError(message, status);
  };

export interface OpenOptions {
  path?: string;
  session?: SignInSession;
  answers?: Answers;
  flags?: Partial<Config['flags']>;
  config?: Partial<Config>;
  dataProvider?: Partial<WattdeskDataProvider>;
  locale?: string;
  /** Creates the adapter of a configured sign-in. Default: the calls of the operator's API. */
  createAdapter?: (session: SignInSessionStore) => Pick<AuthAdapter, 'api' | 'isCookieSession' | 'session'>;
}

const EMPTY_LIST = async () => ({ data: [], total: 0 });

const PREFIX = 'dawn/api/v1/auth/';

/** Opens the app at a path, signed in or signed out. */
export async function openApp(options: OpenOptions = {}): Promise<OpenApp> {
  const { path = '/', session: signedIn, flags = {}, dataProvider: methods = {}, locale = 'en' } = options;
  const answers: Answers = { 'GET resources': MENU, 'GET log-out': null, ...options.answers };
  const calls: OpenApp['calls'] = [];
  const send = async ({ method, path: place }: Call, sent: SendOptions = {}): Promise<CallResult> => {
    // Calls of option lists on the screens inside the frame.
    if (!place.startsWith(PREFIX)) return { data: [], msg: '' };
    const call = `${method} ${place.slice(PREFIX.length)}`;
    const { body, query } = sent;
    calls.push({ call, ...(body === undefined ? {} : { body }), ...(query === undefined ? {} : { query }) });
    if (!(call in answers)) throw new Error(`The test has not said what ${call} answers`);
    const given = answers[call];
    return { data: typeof given === 'function' ? await (given as Handler)(sent) : given, msg: '' };
  };
  const dataProvider = createStubProvider({
    send: send as WattdeskDataProvider['send'],
    getList: EMPTY_LIST as WattdeskDataProvider['getList'],
    ...methods,
  });
  const config = { ...TEST_CONFIG, ...options.config, flags: { ...TEST_CONFIG.flags, ...flags } };
  const sessionStore = createSignInSessionStore(localStorage);
  const queryClient = createQueryClient();
  if (signedIn) sessionStore.start(signedIn);
  const adapter = options.createAdapter?.(sessionStore);
  const { session = sessionStore, api = createAuthApi(dataProvider) } = adapter ?? {};
  const authProvider = createAuthProvider({
    api,
    session,
    sessionCookieAuth: adapter?.isCookieSession ?? config.flags.sessionCookieAuth,
    readRights: () =>
      queryClient.fetchQuery(getPermissionsQuery(dataProvider, session.get(), api.type?.readPermissions)),
  });
  const store = memoryStore();
  const i18nProvider = await createI18nProvider(locale);
  const providers = { config, authProvider, dataProvider, i18nProvider, queryClient, store };
  let pathname = path;
  render(
    <TestMemoryRouter initialEntries={[path]} locationCallback={(location) => (pathname = location.pathname)}>
      <App {...providers} />
    </TestMemoryRouter>,
  );
  return {
    user: userEvent.setup(),
    calls,
    count: (call) => calls.filter((made) => made.call === call).length,
    answer: (call, response) => {
      answers[call] = response;
    },
    path: () => pathname,
    session,
    store,
  };
}

/** Fills in and submits the sign-in form. */
export async function signIn({ user }: OpenApp, username = 'admin', password = 'Wattdesk#2026'): Promise<void> {
  await user.type(await screen.findByRole('textbox', { name: 'User Name' }), username);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

/** Expects exactly one toast with this text. */
export const expectToast = async (text: string): Promise<void> => {
  await screen.findByText(text, { selector: '.wd-toast-text, .wd-toast-text *' });
};

/** Expects that the field is invalid and described by the server's text. */
export function expectRefused(field: HTMLElement, text: string): void {
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text);
}
