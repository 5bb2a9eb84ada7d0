import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { createAuthApi, type AuthApi } from '../../../src/auth/authApi';
import { createAuthProvider } from '../../../src/auth/authProvider';
import { createSignInSessionStore } from '../../../src/auth/sessionStore';

const ANSWER = { token: 't1', userPk: 1, userName: 'admin', email: 'a@wattdesk.test', roleName: 'ADMIN' };

const unexpected = async () => Promise.reject(new Error('unexpected call'));

const NOWHERE = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

function setUp({ sessionCookieAuth = false, login = async (): Promise<unknown> => ANSWER } = {}) {
  const api: AuthApi = {
    preLogin: unexpected,
    requestOtp: unexpected,
    changePassword: unexpected,
    logOut: unexpected,
    login,
  };
  const session = createSignInSessionStore(NOWHERE, new EventTarget() as Window);
  return { session, auth: createAuthProvider({ api, session, sessionCookieAuth, readRights: async () => [] }) };
}

const WHO = { username: 'admin', password: 'x' };

describe('the auth provider', () => {
  it('begins the session with the login’s answer', async () => {
    const { auth, session } = setUp();
    await expect(auth.checkAuth({})).rejects.toThrow();
    await auth.login(WHO);
    expect(session.get()).toEqual({ ...ANSWER, userPk: '1' });
    await expect(auth.checkAuth({})).resolves.toBeUndefined();
    await expect(auth.getPermissions?.({})).resolves.toBe('ADMIN');
    await expect(auth.getIdentity?.()).resolves.toEqual({ id: '1', fullName: 'admin' });
  });

  it('keeps no token when the server’s cookie carries the session', async () => {
    const { auth, session } = setUp({ sessionCookieAuth: true });
    await auth.login(WHO);
    expect(session.get()).not.toHaveProperty('token');
    expect(session.get()?.userName).toBe('admin');
  });

  it.each([
    ['names nobody', false, { token: 't' }],
    ['has no token', false, { ...ANSWER, token: undefined }],
    ['is empty', true, null],
  ])('refuses an answer that %s', async (_, sessionCookieAuth, answer) => {
    const { auth, session } = setUp({ sessionCookieAuth, login: async () => answer });
    await expect(auth.login(WHO)).rejects.toThrow('wd.auth.badAnswer');
    expect(session.get()).toBeUndefined();
  });

  it('ends the session on logout and leaves the way to the layout', async () => {
    const { auth, session } = setUp();
    await auth.login(WHO);
    await expect(auth.logout({})).resolves.toBe(false);
    expect(session.get()).toBeUndefined();
  });

  it.each([
    [401, false],
    [403, true],
    [500, true],
  ])('takes status %i: signed in afterwards %s', async (status, stays) => {
    const { auth, session } = setUp();
    await auth.login(WHO);
    // A rejection here would make react-admin treat the failed request as a success.
    await expect(auth.checkError(new HttpError('No', status))).resolves.toBeUndefined();
    expect(session.get() !== undefined).toBe(stays);
    expect(session.getPreviousSession()?.message).toBe(stays ? undefined : 'No');
  });
});

function record() {
  const send = vi.fn(async () => ({ data: null, msg: '' }));
  return { send, api: createAuthApi({ send: send as never }) };
}

describe('the calls of signing in', () => {
  it.each<[string, (api: AuthApi) => Promise<unknown>, string, string, unknown]>([
    ['preLogin', (api) => api.preLogin(WHO), 'POST', 'pre-login', { body: WHO }],
    ['requestOtp', (api) => api.requestOtp('otp'), 'GET', 'otp', { query: { username: 'otp' }, read: false }],
    ['login', (api) => api.login({ ...WHO, otp: '246810' }), 'POST', 'login', { body: { ...WHO, otp: '246810' } }],
    [
      'changePassword',
      (api) => api.changePassword({ username: 'a', oldPassword: 'b', newPassword: 'c' }),
      'POST',
      'change-password',
      { body: { username: 'a', oldPassword: 'b', newPassword: 'c' } },
    ],
    ['logOut', (api) => api.logOut(), 'GET', 'log-out', { read: false }],
  ])('%s', async (_, run, method, path, options) => {
    const { api, send } = record();
    await run(api);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      ...[{ method, path: `dawn/api/v1/auth/${path}`, dialect: 'pageNo/pageVo' }, options].filter(
        (part) => part !== undefined,
      ),
    );
  });

  it('reads a missing pre-login answer as plain login', async () => {
    await expect(record().api.preLogin(WHO)).resolves.toEqual({ otpRequired: false, changePasswordRequired: false });
  });
});
