/** The sign-in page and the account menu of each type of sign-in that `config.json` may name. */
import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { AuthAdapterContext, AuthConfig } from '../../../src/auth/adapters/authAdapter';
import { createNoneAdapter } from '../../../src/auth/adapters/noneAdapter';
import { createOidcAdapter, type OidcPage } from '../../../src/auth/adapters/oidcAdapter';
import { createPasswordAdapter } from '../../../src/auth/adapters/passwordAdapter';
import { getStoredSession, type SignInSession, type SignInSessionStore } from '../../../src/auth/sessionStore';
import { ADMIN, expectToast, MENU, openApp, signIn } from '../app';

const PERMISSIONS = { source: 'call' as const, endpoint: 'GET me/menu' };

type Response = (body: unknown) => unknown;

/** The context of an adapter whose calls are answered by the test. */
function createContext(auth: AuthConfig, responses: Record<string, Response> = {}) {
  const calls: { call: string; body?: unknown; headers?: unknown; bodyFormat?: unknown }[] = [];
  const sendAuthCall: AuthAdapterContext['sendAuthCall'] = async (
    { method, path },
    { body, headers, bodyFormat } = {},
  ) => {
    const call = `${method} ${path}`;
    calls.push({
      call,
      ...(body ? { body } : {}),
      ...(headers ? { headers } : {}),
      ...(bodyFormat ? { bodyFormat } : {}),
    });
    return responses[call]?.(body);
  };
  const create = (session: SignInSessionStore): AuthAdapterContext => ({
    auth: { permissions: PERMISSIONS, ...auth },
    session,
    readStoredSession: () => getStoredSession(localStorage),
    sendAuthCall,
    sendCall: async () => MENU,
    createNetworkError: async () => new Error('Network error'),
    getFailureMessage: () => undefined,
  });
  return { calls, create };
}

async function getAccountEntries({ user }: Awaited<ReturnType<typeof openApp>>): Promise<(string | null)[]> {
  await user.click(await screen.findByRole('button', { name: /^Account/ }));
  await screen.findByRole('menuitem', { name: /Keyboard/ });
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
}

const BEARER: AuthConfig = {
  type: 'bearer',
  signIn: {
    endpoint: 'POST token',
    usernameField: 'login',
    bodyFormat: 'form',
    fixedParams: { grant_type: 'password' },
  },
  token: { tokenPath: 'access_token', refreshTokenPath: 'refresh_token' },
  signOut: { endpoint: 'POST revoke', refreshTokenField: 'token' },
  user: { source: 'call', endpoint: 'GET me', namePath: 'profile.name' },
};

describe('bearer', () => {
  const responses = {
    'POST token': () => ({ access_token: 'a1', refresh_token: 'r1' }),
    'GET me': () => ({ id: 7, profile: { name: 'Ann' }, email: 'a@x.example', role: 'EDITOR' }),
  };

  it('signs in with one call, asks who it is, and signs out', async () => {
    const { calls, create } = createContext(BEARER, responses);
    const app = await openApp({ createAdapter: (session) => createPasswordAdapter(create(session)) });
    await signIn(app, ' ann ');
    await waitFor(() => expect(app.path()).toBe('/marketing-management/article'));
    expect(calls).toEqual([
      {
        call: 'POST token',
        body: { grant_type: 'password', login: 'ann', password: 'Wattdesk#2026' },
        headers: {},
        bodyFormat: 'form',
      },
      { call: 'GET me', headers: { Authorization: 'Bearer a1' } },
    ]);
    expect(app.session.get()).toEqual({
      token: 'a1',
      userPk: '7',
      userName: 'Ann',
      email: 'a@x.example',
      roleName: 'EDITOR',
      grant: { refreshToken: 'r1' },
    });
    expect(app.calls).toEqual([]);
    expect((await getAccountEntries(app)).filter((text) => /Password|Logout/.test(text ?? ''))).toEqual(['Logout']);
    await app.user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(app.path()).toBe('/login'));
    expect(calls.at(-1)).toEqual({
      call: 'POST revoke',
      body: { token: 'r1' },
      headers: { Authorization: 'Bearer a1' },
    });
  });

  it('shows the server’s message, and that an answer has no token', async () => {
    const { create } = createContext(BEARER, {
      ...responses,
      'POST token': () => {
        throw new HttpError('Wrong password', 401);
      },
    });
    const app = await openApp({ createAdapter: (session) => createPasswordAdapter(create(session)) });
    await signIn(app);
    await expectToast('Wrong password');
    expect(app.path()).toBe('/login');
  });

  it('refuses an answer without a token', async () => {
    const { create } = createContext(BEARER, { 'POST token': () => ({ ok: true }) });
    const app = await openApp({ createAdapter: (session) => createPasswordAdapter(create(session)) });
    await signIn(app);
    await expectToast('The server did not return your account. Please contact your administrator.');
    expect(app.session.get()).toBeUndefined();
  });
});

it('cookie: signs in without storing a token, and takes the typed name', async () => {
  const auth: AuthConfig = { type: 'cookie', signIn: { endpoint: 'POST session' } };
  const { create } = createContext(auth, { 'POST session': () => ({ token: 'not ours' }) });
  const app = await openApp({ createAdapter: (session) => createPasswordAdapter(create(session)) });
  await signIn(app, 'ann');
  await waitFor(() => expect(app.path()).toBe('/marketing-management/article'));
  expect(app.session.get()).toMatchObject({ userPk: 'ann', userName: 'ann' });
  expect(localStorage.getItem('wattdesk.session')).not.toContain('not ours');
});

describe('none', () => {
  const open = (path = '/', dataProvider = {}) =>
    openApp({
      path,
      dataProvider,
      createAdapter: (session) => createNoneAdapter(createContext({ type: 'none', userName: 'Team' }).create(session)),
    });

  it('goes straight in, also from the sign-in page, and has nothing to sign out of', async () => {
    const app = await open('/login');
    await waitFor(() => expect(app.path()).toBe('/marketing-management/article'));
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect((await getAccountEntries(app)).filter((text) => /Password|Logout/.test(text ?? ''))).toEqual([]);
  });

  it('stays where a call is refused', async () => {
    const getList = vi.fn(async () => Promise.reject(new HttpError('Not for you', 401)));
    const app = await open('/marketing-management/article', { getList });
    await screen.findAllByText('Not for you');
    expect(app.path()).toBe('/marketing-management/article');
    expect(app.session.get()?.userName).toBe('Team');
  });
});

describe('oidc', () => {
  const auth: AuthConfig = { type: 'oidc', authority: 'https://login.example.com/a', clientId: 'desk' };
  const page = (search = '') => {
    const assign = vi.fn();
    const location = { origin: 'https://desk.example.com', search, hash: '', assign } as unknown as Location;
    return { location, open: vi.fn(() => ({}) as Window) } satisfies OidcPage;
  };
  const open = (options: {
    path?: string;
    session?: SignInSession;
    auth?: AuthConfig;
    page?: OidcPage;
    getList?: unknown;
  }) =>
    openApp({
      ...options,
      ...(options.getList ? { dataProvider: { create: options.getList as never } } : {}),
      createAdapter: (session) =>
        createOidcAdapter(createContext(options.auth ?? auth).create(session), options.page ?? page()),
    });

  it('shows one button with the name of the provider, and no password', async () => {
    await open({ path: '/login' });
    await screen.findByRole('button', { name: 'Sign in with login.example.com' });
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('has a name from the configuration', async () => {
    await open({ path: '/login', auth: { ...auth, providerName: 'Acme ID' } });
    await screen.findByRole('button', { name: 'Sign in with Acme ID' });
  });

  it('asks in a window over unsaved input, which stays', async () => {
    const create = vi.fn(async () => Promise.reject(new HttpError('Session expired', 401)));
    const at = page();
    const app = await open({
      path: '/marketing-management/article-type?dialog=create',
      session: ADMIN,
      page: at,
      getList: create,
    });
    await app.user.type(await screen.findByRole('textbox', { name: /^Type Name/ }), 'Half a name');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
    expect(dialog.queryByLabelText('Password')).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: 'Sign in with login.example.com' }));
    expect(at.open).toHaveBeenCalledWith('https://desk.example.com/login?window', expect.anything(), expect.anything());
    const { isOver: _, ...user } = app.session.get()!;
    const newValue = JSON.stringify({ ...user, token: 't2' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'wattdesk.session', newValue }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Please sign in again' })).toBeNull());
    screen.getByDisplayValue('Half a name');
  });

  it('says when the browser blocks the window', async () => {
    const at = { ...page(), open: vi.fn(() => null) };
    const create = vi.fn(async () => Promise.reject(new HttpError('Session expired', 401)));
    const app = await open({
      path: '/marketing-management/article-type?dialog=create',
      session: ADMIN,
      page: at,
      getList: create,
    });
    await app.user.type(await screen.findByRole('textbox', { name: /^Type Name/ }), 'Half a name');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await app.user.click(await screen.findByRole('button', { name: /^Sign in with/ }));
    await screen.findByText(/Your browser blocked the sign-in window/);
  });
});
