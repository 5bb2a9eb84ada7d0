/** Signs in as the app does, with the sign-in that `public/config.json` configures. */
import { createHttp, type HttpOptions } from '../../../../dataProvider/transport/createHttp';
import type { HttpClient } from '../../../../dataProvider/transport/types';
import { createApiClient } from '../../../../dataProvider/wire/apiClient';
import type { DialectRegistry } from '../../../../dataProvider/dialects/loadDialect';
import { createAuthApi, type AuthApi } from '../../../../src/auth/authApi';
import { createSignInSessionStore, readSession, type SignInSessionStore } from '../../../../src/auth/sessionStore';
import { createAuthAdapter } from '../../../../src/createAuthAdapter';
import type { Config } from '../../../../src/model/schemaLanguage/publicConfigType';
import { ConnectionError } from './connectionError';

export interface SignInOptions {
  config: Config;
  baseUrl: string;
  user: string | undefined;
  password: string | undefined;
  /** A bearer token, in place of a sign-in with user and password. */
  token: string | undefined;
  httpOptions: Omit<HttpOptions, 'credentials' | 'sessionCookieAuth'>;
  dialects: DialectRegistry;
}

const createMemoryStorage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};

const describeError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function logIn(api: AuthApi, session: SignInSessionStore, { user, password }: SignInOptions): Promise<void> {
  if (user === undefined || password === undefined)
    throw new ConnectionError('the API needs a sign-in: name the account with --user');
  const credentials = { username: user, password };
  try {
    const { otpRequired, changePasswordRequired } = await api.preLogin(credentials);
    if (otpRequired || changePasswordRequired)
      throw new Error(`the account needs ${otpRequired ? 'a one-time password' : 'a new password'}: use another one`);
    const started = readSession(await api.login(credentials));
    if (!started) throw new Error('the response to the sign-in has no user');
    session.start(started);
  } catch (error) {
    throw new ConnectionError(`the sign-in failed: ${describeError(error).replaceAll('\n', '. ')}`);
  }
}

/**
 * Signs in and returns the client for the calls of the session.
 * @throws ConnectionError if the server cannot be reached or refuses
 */
export async function signIn(options: SignInOptions): Promise<HttpClient> {
  const { config, baseUrl, token, httpOptions, dialects } = options;
  const storage = createMemoryStorage();
  const { auth, flags } = config;
  if (token !== undefined) return createHttp({ ...httpOptions, credentials: { token: () => token } });
  if (auth?.type === 'oidc')
    throw new ConnectionError('users sign in on the page of an identity provider: pass a token with --token-env');
  const session = createSignInSessionStore(storage, new EventTarget() as Window);
  const adapter = auth && (await createAuthAdapter({ auth, baseUrl, session, storage, httpOptions }));
  if (adapter) {
    if (auth.type !== 'none') await logIn(adapter.api, session, options);
    return adapter.http;
  }
  const http = createHttp({
    ...httpOptions,
    credentials: { token: () => session.get()?.token },
    sessionCookieAuth: flags.sessionCookieAuth,
  });
  if (options.user !== undefined)
    await logIn(createAuthApi(createApiClient(baseUrl, http, dialects)), session, options);
  return http;
}
