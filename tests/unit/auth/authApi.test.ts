import { describe, expect, it, vi } from 'vitest';
import { createAuthApi, type AuthApi } from '../../../src/auth/authApi';

const sentBy = async (run: (api: AuthApi) => Promise<unknown>) => {
  const send = vi.fn(async () => ({ data: null, msg: '' }));
  await run(createAuthApi({ send: send as never }));
  return send.mock.calls.map((args: unknown[]) => args[1]);
};

describe('blanks around what is typed to sign in', () => {
  it.each<[string, (api: AuthApi) => Promise<unknown>, object]>([
    [
      'before the login',
      (api) => api.preLogin({ username: ' admin ', password: ' x ' }),
      { body: { username: 'admin', password: ' x ' } },
    ],
    [
      'at the login',
      (api) => api.login({ username: '\tadmin', password: ' x ', otp: '123456' }),
      { body: { username: 'admin', password: ' x ', otp: '123456' } },
    ],
    ['for a one-time password', (api) => api.requestOtp('admin '), { query: { username: 'admin' }, read: false }],
    [
      'for another password',
      (api) => api.changePassword({ username: ' admin', oldPassword: ' o ', newPassword: ' n ' }),
      { body: { username: 'admin', oldPassword: ' o ', newPassword: ' n ' } },
    ],
  ])('are none of the name, and part of a password: %s', async (_, run, sent) =>
    expect(await sentBy(run)).toEqual([sent]),
  );
});
