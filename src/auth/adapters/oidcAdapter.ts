/** The type `oidc`: users sign in on a page of an identity provider. */
import { addBasePath } from '../../ui/basePath';
import type { IdentityProvider } from '../authApi';
import type { SignInSession } from '../sessionStore';
import type { AuthAdapter, AuthAdapterContext } from './authAdapter';
import { createCredentials } from './createCredentials';
import { createRenewal } from './createRenewal';
import type { OidcProtocol, ProviderTokens } from './oidcClient';
import { createPermissionReader, getPermissionNames } from './readPermissions';
import { readUser } from './readUser';
import { decodeClaims } from './tokenClaims';
import type { IssuedToken } from './tokenResponse';
import { unsupportedCalls } from './unsupportedCalls';

/** What the tab stores while the user is on the page of the identity provider. */
interface StoredState {
  location?: unknown;
  isWindow?: boolean;
}

/** The parts of the window that this adapter uses. */
export type OidcPage = Pick<Window, 'location' | 'open'>;

const LOGIN_PATH = '/login';
/** The query string of the sign-in page in a window that was opened for the sign-in. */
const WINDOW_MARK = '?window';
const WINDOW_FEATURES = 'popup,width=520,height=720';

/** Returns the response of the identity provider, which some send in the query although the fragment was requested. */
const getResponseParams = ({ hash, search }: Location): URLSearchParams | undefined =>
  [hash, search]
    .map((part) => new URLSearchParams(part.slice(1)))
    .find((params) => params.has('state') && (params.has('code') || params.has('error')));

const getClaims = ({ accessToken, claims }: ProviderTokens): Record<string, unknown> => ({
  ...decodeClaims(accessToken),
  ...claims,
});

export function createOidcAdapter(context: AuthAdapterContext, page: OidcPage = window): AuthAdapter {
  const { auth, session, readStoredSession, sendAuthCall, createNetworkError } = context;
  const { authority = '', providerName, user, permissions, idTokenHint = false } = auth;
  const redirectUrl = `${page.location.origin}${addBasePath(LOGIN_PATH)}`;
  let loading: Promise<OidcProtocol> | undefined;
  const load = (): Promise<OidcProtocol> => {
    loading ??= import('./oidcClient').then(({ createOidcProtocol }) => createOidcProtocol(auth, redirectUrl));
    return loading;
  };
  /** Runs a step of the protocol. `fetch` reports every failed request as a TypeError, which is replaced. */
  const run = async <T>(step: (protocol: OidcProtocol) => Promise<T>): Promise<T> => {
    const protocol = await load();
    try {
      return await step(protocol);
    } catch (error) {
      throw error instanceof TypeError ? await createNetworkError(await protocol.getRequestUrls()) : error;
    }
  };

  const toIssuedToken = (tokens: ProviderTokens): IssuedToken => {
    const { accessToken, refreshToken, expiresAt, idToken } = tokens;
    return {
      token: accessToken,
      grant: {
        ...(refreshToken ? { refreshToken } : {}),
        ...(expiresAt === undefined ? {} : { expiresAt }),
        ...(idTokenHint && idToken ? { idToken } : {}),
        ...getPermissionNames(permissions, getClaims(tokens)),
      },
    };
  };
  const createSession = async (tokens: ProviderTokens): Promise<SignInSession> => {
    const headers = { Authorization: `Bearer ${tokens.accessToken}` };
    const named = await readUser(user ?? { source: 'claims' }, { claims: getClaims(tokens), headers }, sendAuthCall);
    return { ...named, ...toIssuedToken(tokens) };
  };

  const openPage = async (state: StoredState): Promise<void> =>
    page.location.assign(await run((protocol) => protocol.createSignInUrl(state)));
  const isWindow = (): boolean => page.location.search === WINDOW_MARK;
  let completion: ReturnType<IdentityProvider['complete']> | undefined;
  const identityProvider: IdentityProvider = {
    name: providerName ?? new URL(authority).host,
    open: (location) => openPage({ location, isWindow: isWindow() }),
    openWindow: () => page.open(`${redirectUrl}${WINDOW_MARK}`, 'wattdesk-sign-in', WINDOW_FEATURES) !== null,
    isWindow,
    hasResponse: () => getResponseParams(page.location) !== undefined,
    complete: () => {
      const url = `${redirectUrl}#${getResponseParams(page.location)}`;
      // The response can be redeemed only once, and React runs effects twice in development.
      completion ??= run((protocol) => protocol.redeem(url)).then(async ({ tokens, state }) => {
        const { location, isWindow: wasWindow = false } = (state ?? {}) as StoredState;
        return { session: await createSession(tokens), location, isWindow: wasWindow };
      });
      return completion;
    },
  };

  return {
    api: {
      ...unsupportedCalls,
      logOut: async () => {
        const { refreshToken, idToken } = session.get()?.grant ?? {};
        // The sign-out page ends the session in any case, so a failed revocation is not reported.
        if (refreshToken) await run((protocol) => protocol.revoke(refreshToken)).catch(() => undefined);
        const url = await run((protocol) => protocol.createSignOutUrl(idToken));
        if (url !== undefined) page.location.assign(url);
      },
      type: {
        canChangePassword: false,
        canSignOut: true,
        readPermissions: createPermissionReader(context),
        identityProvider,
      },
    },
    credentials: createCredentials(session),
    isCookieSession: false,
    renewal: createRenewal({
      session,
      readStoredSession,
      exchange: async (refreshToken) => {
        const tokens = await run((protocol) => protocol.renew(refreshToken));
        return tokens && toIssuedToken(tokens);
      },
    }),
  };
}
