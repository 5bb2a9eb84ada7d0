/**
 * Creates the adapter and the HTTP client of the type of sign-in that `config.json` names. This module is lazy-loaded,
 * and not loaded at all for the sign-in of the operator's API.
 */
import { createAuthCallSender, getFailureMessage } from '../dataProvider/wire/createAuthCallSender';
import { createErrorFactory } from '../dataProvider/contract/errors';
import { createHttp, type HttpOptions } from '../dataProvider/transport/createHttp';
import { watchCspViolations } from '../dataProvider/transport/policyViolations';
import type { HttpClient } from '../dataProvider/transport/types';
import { withTokenRenewal } from '../dataProvider/transport/withTokenRenewal';
import { buildUrl } from '../dataProvider/transport/buildUrl';
import type { AuthAdapter, AuthAdapterContext, AuthConfig } from './auth/adapters/authAdapter';
import { createNoneAdapter } from './auth/adapters/noneAdapter';
import { createPasswordAdapter } from './auth/adapters/passwordAdapter';
import { getStoredSession, type SignInSessionStore } from './auth/sessionStore';

export interface AuthAdapterOptions {
  auth: AuthConfig;
  /** Base URL of the API. */
  baseUrl: string;
  session: SignInSessionStore;
  storage: Pick<Storage, 'getItem'>;
  httpOptions: Omit<HttpOptions, 'credentials' | 'sessionCookieAuth'>;
}

/** An adapter together with the client for the requests of the session. */
export type ConnectedAuthAdapter = AuthAdapter & { http: HttpClient };

/** The variable of the web server that allows the origins of the sign-in. */
const ORIGINS_VARIABLE = 'WATTDESK_AUTH_ORIGINS';

/** Creates the function that finds out why a request of the sign-in got no response. */
function createNetworkErrorFactory(translate: HttpOptions['translate']): AuthAdapterContext['createNetworkError'] {
  const createError = createErrorFactory(translate);
  const findBlockedOrigin = watchCspViolations(globalThis.document);
  return async (urls) => {
    const origins = await Promise.all(urls.map((url) => findBlockedOrigin(url)));
    const origin = origins.find((blocked) => blocked !== undefined);
    if (origin === undefined) return createError('network');
    return createError('forbiddenOrigin', { args: { origin, variable: ORIGINS_VARIABLE } });
  };
}

const loadAdapter = async (context: AuthAdapterContext): Promise<AuthAdapter> => {
  const { type } = context.auth;
  if (type === 'none') return createNoneAdapter(context);
  if (type !== 'oidc') return createPasswordAdapter(context);
  const { createOidcAdapter } = await import('./auth/adapters/oidcAdapter');
  return createOidcAdapter(context);
};

/** @returns undefined for the sign-in of the operator's API */
export async function createAuthAdapter(options: AuthAdapterOptions): Promise<ConnectedAuthAdapter | undefined> {
  const { auth, baseUrl, session, storage, httpOptions } = options;
  if (auth.type === 'operator') return undefined;
  const toUrl = (path: string): string => buildUrl(baseUrl, path);
  const adapter = await loadAdapter({
    auth,
    session,
    readStoredSession: () => getStoredSession(storage),
    sendAuthCall: createAuthCallSender(toUrl, { ...httpOptions, sessionCookieAuth: auth.type === 'cookie' }),
    sendCall: async ({ method, path }) =>
      (await http.requestJson({ method, url: toUrl(path), name: path, read: true })).json,
    createNetworkError: createNetworkErrorFactory(httpOptions.translate),
    getFailureMessage,
  });
  const { credentials, isCookieSession, renewal } = adapter;
  const plain = createHttp({ ...httpOptions, credentials, sessionCookieAuth: isCookieSession });
  const http = renewal ? withTokenRenewal(plain, renewal) : plain;
  return { ...adapter, http };
}
