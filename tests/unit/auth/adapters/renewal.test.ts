/** Expired tokens are renewed once for any number of requests, and no request is lost. */
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../../../../dataProvider/transport/createHttp';
import { withTokenRenewal } from '../../../../dataProvider/transport/withTokenRenewal';
import { createCredentials } from '../../../../src/auth/adapters/createCredentials';
import { createRenewal } from '../../../../src/auth/adapters/createRenewal';
import type { IssuedToken } from '../../../../src/auth/adapters/tokenResponse';
import { createSignInSessionStore, getStoredSession, type SignInSession } from '../../../../src/auth/sessionStore';

const USER = { userPk: '1', userName: 'ann', email: '', roleName: '' };
const OLD: SignInSession = { ...USER, token: 'old', grant: { refreshToken: 'r1' } };
const NEW: IssuedToken = { token: 'new', grant: { refreshToken: 'r2' } };

function createMemory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

interface SetUp {
  session?: SignInSession;
  exchange?: (refreshToken: string) => Promise<IssuedToken | undefined>;
  valid?: readonly string[];
}

/** A server that accepts certain tokens, and a client of it. */
function setUp({ session: first = OLD, exchange = async () => NEW, valid = ['new'] }: SetUp = {}) {
  const storage = createMemory();
  const session = createSignInSessionStore(storage, new EventTarget() as Window);
  session.start(first);
  const sent: { token: string | undefined; url: string; method: string | undefined }[] = [];
  const exchanges = vi.fn(exchange);
  const plain = createHttp({
    credentials: createCredentials(session),
    isPageUnloading: () => false,
    onWarning: () => undefined,
    fetch: async (url, init) => {
      const token = new Headers(init.headers).get('Authorization')?.replace('Bearer ', '');
      sent.push({ token, url, method: init.method });
      await Promise.resolve();
      const isValid = token !== undefined && valid.includes(token);
      return Response.json(isValid ? { url } : { message: 'Expired' }, { status: isValid ? 200 : 401 });
    },
  });
  const renewal = createRenewal({ session, readStoredSession: () => getStoredSession(storage), exchange: exchanges });
  return { session, sent, exchanges, storage, http: withTokenRenewal(plain, renewal) };
}

const many = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe('50 calls with an expired token', () => {
  it.each([
    ['that the server refuses', OLD, 100],
    ['that is known to have expired', { ...OLD, grant: { refreshToken: 'r1', expiresAt: 1 } }, 50],
  ])('%s renew it once, and none is lost', async (_, session, requests) => {
    const { http, sent, exchanges, session: store } = setUp({ session });
    const answers = await Promise.all(
      many(50).map((index) =>
        http.requestJson(
          index % 2 ? { method: 'POST', url: `/w/${index}`, body: { index } } : { method: 'GET', url: `/r/${index}` },
        ),
      ),
    );
    expect(answers.map(({ json }) => json)).toEqual(
      many(50).map((index) => ({ url: `/${index % 2 ? 'w' : 'r'}/${index}` })),
    );
    expect(exchanges).toHaveBeenCalledExactlyOnceWith('r1');
    expect(sent).toHaveLength(requests);
    expect(store.get()).toEqual({ ...USER, token: 'new', grant: expect.objectContaining({ refreshToken: 'r2' }) });
  });

  it('ask once for a refused renewal, and each fails with the message of the server', async () => {
    const { http, exchanges, session } = setUp({ exchange: async () => undefined });
    const failures = await Promise.allSettled(
      many(50).map((index) => http.requestJson({ method: 'GET', url: `/${index}` })),
    );
    expect(new Set(failures.map((one) => one.status === 'rejected' && (one.reason as HttpError).message))).toEqual(
      new Set(['Expired']),
    );
    await expect(http.requestJson({ method: 'GET', url: '/later' })).rejects.toThrow('Expired');
    expect(exchanges).toHaveBeenCalledTimes(1);
    expect(session.get()?.token).toBe('old');
  });
});

describe('a renewal', () => {
  it('that gets no answer ends no session: the call fails with that error', async () => {
    const lost = new HttpError('Network error', 0);
    const { http } = setUp({ exchange: () => Promise.reject(lost) });
    await expect(http.requestJson({ method: 'POST', url: '/x' })).rejects.toBe(lost);
  });

  it('is repeated for the next token', async () => {
    let count = 0;
    const { http, exchanges } = setUp({
      valid: ['new2'],
      exchange: async () => {
        count += 1;
        return { token: `new${count}`, grant: { refreshToken: `r${count + 1}` } };
      },
    });
    await expect(http.requestJson({ method: 'GET', url: '/x' })).rejects.toThrow('Expired');
    await expect(http.requestJson({ method: 'GET', url: '/x' })).resolves.toMatchObject({ json: { url: '/x' } });
    expect(exchanges.mock.calls).toEqual([['r1'], ['r2']]);
  });

  it('takes the token that another tab has got', async () => {
    const { http, exchanges, storage, session } = setUp();
    storage.setItem('wattdesk.session', JSON.stringify({ ...USER, token: 'new', grant: { refreshToken: 'r9' } }));
    await http.requestJson({ method: 'GET', url: '/x' });
    expect(exchanges).not.toHaveBeenCalled();
    expect(session.get()?.grant?.refreshToken).toBe('r9');
  });

  it('does not bring back a session that the user has ended meanwhile', async () => {
    const { http, session } = setUp({
      exchange: async () => {
        session.end();
        return NEW;
      },
    });
    await expect(http.requestJson({ method: 'GET', url: '/x' })).rejects.toThrow('Expired');
    expect(session.get()).toBeUndefined();
  });

  it.each([
    ['that the server refuses', OLD],
    ['that waits for a renewal', { ...OLD, grant: { refreshToken: 'r1', expiresAt: 1 } }],
  ])('never sends a write %s with the token of another user', async (_, first) => {
    const { http, session, sent } = setUp({ session: first, exchange: async () => undefined });
    const pending = http.requestJson({ method: 'POST', url: '/x', body: {} });
    session.start({ ...USER, userPk: '2', userName: 'bob', token: 'new' });
    await expect(pending).rejects.toThrow('Request failed');
    expect(sent.filter(({ method, token }) => method === 'POST' && token === 'new')).toEqual([]);
  });

  it.each([
    { token: 'that the server refuses', grant: {} },
    { token: 'that is known to have expired', grant: { expiresAt: 1 } },
  ])(
    'is not tried without a refresh token: the call with a token $token ends like every other 401',
    async ({ grant }) => {
      const { http, exchanges, sent } = setUp({ session: { ...USER, token: 'old', grant } });
      await expect(http.requestJson({ method: 'GET', url: '/x' })).rejects.toMatchObject({
        status: 401,
        message: 'Expired',
      });
      expect(exchanges).not.toHaveBeenCalled();
      expect(sent).toHaveLength(1);
    },
  );
});
