/** The types `bearer` and `cookie`: users sign in with one call that takes their name and password. */
import { parseCall } from '../../model/wire/parseCall';
import type { AuthApi } from '../authApi';
import type { AuthAdapter, AuthAdapterContext, AuthConfig } from './authAdapter';
import { createCredentials } from './createCredentials';
import { createRenewal } from './createRenewal';
import { createPermissionReader, getPermissionNames } from './readPermissions';
import { readUser } from './readUser';
import { decodeClaims } from './tokenClaims';
import { parseTokenResponse, type IssuedToken } from './tokenResponse';
import { unsupportedCalls } from './unsupportedCalls';

/** The text that is shown if the response to a sign-in contains neither a token nor a message. */
const BAD_ANSWER = 'wd.auth.badAnswer';
/** With these statuses a server refuses a refresh token. Any other failure is temporary. */
const REFUSAL_STATUS: readonly unknown[] = [400, 401, 403];

type TokenConfig = NonNullable<AuthConfig['token']>;

const createTokenHeader = (token: string | undefined, config: TokenConfig | undefined): Record<string, string> =>
  token && config ? { [config.header ?? 'Authorization']: `${config.prefix ?? 'Bearer '}${token}` } : {};

/** Returns the header that repeats a cookie, which protects a session cookie against forged requests. */
export function createCsrfHeader(
  config: AuthConfig['csrf'],
  cookies = globalThis.document?.cookie ?? '',
): Record<string, string> {
  if (!config) return {};
  const start = `${config.cookie}=`;
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  return found === undefined ? {} : { [config.header]: decodeURIComponent(found.slice(start.length)) };
}

/** Returns the function that exchanges a refresh token. */
function createExchange({ auth, sendAuthCall }: AuthAdapterContext) {
  const { token: places = { tokenPath: '' }, refresh } = auth;
  return async (refreshToken: string): Promise<IssuedToken | undefined> => {
    if (!refresh) return undefined;
    const { endpoint, refreshTokenField = 'refreshToken', bodyFormat, fixedParams } = refresh;
    try {
      const body = { ...fixedParams, [refreshTokenField]: refreshToken };
      const response = await sendAuthCall(parseCall(endpoint), { body, bodyFormat });
      return parseTokenResponse(response, places, Date.now());
    } catch (error) {
      if (REFUSAL_STATUS.includes((error as { status?: unknown }).status)) return undefined;
      throw error;
    }
  };
}

/** Returns the function that signs in and returns the new session. */
function createLogin({ auth, sendAuthCall, getFailureMessage }: AuthAdapterContext): AuthApi['login'] {
  const { signIn = { endpoint: '' }, token: places, user, permissions, csrf } = auth;
  const { endpoint, usernameField = 'username', passwordField = 'password', bodyFormat, fixedParams } = signIn;
  return async ({ username, password }) => {
    const typedName = username.trim();
    const response = await sendAuthCall(parseCall(endpoint), {
      body: { ...fixedParams, [usernameField]: typedName, [passwordField]: password },
      bodyFormat,
      headers: createCsrfHeader(csrf),
    });
    const failure = getFailureMessage(response);
    if (failure !== undefined) throw new Error(failure || BAD_ANSWER);
    const issued = places && parseTokenResponse(response, places, Date.now());
    if (places && !issued) throw new Error(BAD_ANSWER);
    const claims = decodeClaims(issued?.token);
    const headers = createTokenHeader(issued?.token, places);
    return {
      ...(await readUser(user, { response, claims, headers, typedName }, sendAuthCall)),
      ...(issued ? { token: issued.token } : {}),
      grant: { ...issued?.grant, ...getPermissionNames(permissions, claims) },
    };
  };
}

/** Creates the adapter of a bearer token, or of a session cookie if the configuration has no `token`. */
export function createPasswordAdapter(context: AuthAdapterContext): AuthAdapter {
  const { auth, session, readStoredSession, sendAuthCall } = context;
  const { token: places, refresh, signOut, permissions, csrf } = auth;
  const getHeaders = (): Record<string, string> => ({
    ...createTokenHeader(session.get()?.token, places),
    ...createCsrfHeader(csrf),
  });
  const exchange = createExchange(context);
  const renewal =
    refresh &&
    createRenewal({
      session,
      readStoredSession,
      exchange: async (refreshToken) => {
        const issued = await exchange(refreshToken);
        if (!issued) return undefined;
        const names = getPermissionNames(permissions, decodeClaims(issued.token));
        return { ...issued, grant: { ...issued.grant, ...names } };
      },
    });
  return {
    api: {
      ...unsupportedCalls,
      preLogin: async () => ({ otpRequired: false, changePasswordRequired: false }),
      login: createLogin(context),
      logOut: async () => {
        const refreshToken = session.get()?.grant?.refreshToken;
        if (!signOut) return;
        const body = signOut.refreshTokenField ? { [signOut.refreshTokenField]: refreshToken } : undefined;
        await sendAuthCall(parseCall(signOut.endpoint), {
          ...(body ? { body } : {}),
          headers: getHeaders(),
          read: false,
        });
      },
      type: { canChangePassword: false, canSignOut: true, readPermissions: createPermissionReader(context) },
    },
    credentials: createCredentials(session, getHeaders),
    isCookieSession: places === undefined,
    ...(renewal ? { renewal } : {}),
  };
}
