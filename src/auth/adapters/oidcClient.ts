/** The protocol of the type `oidc`. It is lazy-loaded when a user signs in or out or a token is renewed. */
import { ErrorResponse, OidcClient, WebStorageStateStore, type SigninResponse } from 'oidc-client-ts';
import type { AuthConfig } from './authAdapter';

/** The tokens that an identity provider has issued. */
export interface ProviderTokens {
  accessToken: string;
  refreshToken?: string;
  idToken?: string;
  expiresAt?: number;
  claims: Record<string, unknown>;
}

export interface OidcProtocol {
  /** Returns the URL of the sign-in page. `state` is stored in this tab until the response arrives. */
  createSignInUrl(state: unknown): Promise<string>;
  /** Exchanges the response in a URL for tokens, and returns them with the stored state. */
  redeem(url: string): Promise<{ tokens: ProviderTokens; state: unknown }>;
  /** Renews the tokens. Returns undefined if the identity provider refuses the refresh token. */
  renew(refreshToken: string): Promise<ProviderTokens | undefined>;
  /** Makes a refresh token invalid, if the identity provider can do so. */
  revoke(refreshToken: string): Promise<void>;
  /** Returns the URL of the sign-out page; undefined if the identity provider has none. */
  createSignOutUrl(idToken: string | undefined): Promise<string | undefined>;
  /** Returns the URLs that this protocol has requested or would request next, to find out why a request failed. */
  getRequestUrls(): Promise<string[]>;
}

const DEFAULT_SCOPES = ['openid', 'profile', 'email'];
/** With these errors an identity provider is only unavailable at the moment. */
const TEMPORARY_ERRORS: readonly unknown[] = ['server_error', 'temporarily_unavailable', 'slow_down'];

const SECOND_MS = 1000;

const toTokens = (response: SigninResponse): ProviderTokens => ({
  accessToken: response.access_token,
  ...(response.refresh_token ? { refreshToken: response.refresh_token } : {}),
  ...(response.id_token ? { idToken: response.id_token } : {}),
  ...(response.expires_at === undefined ? {} : { expiresAt: response.expires_at * SECOND_MS }),
  claims: { ...response.profile },
});

/** The message of an identity provider, without the request that `ErrorResponse` contains. */
const toPlainError = (error: unknown): unknown => (error instanceof ErrorResponse ? new Error(error.message) : error);

/**
 * Creates the protocol: authorization code flow with PKCE. The code verifier is kept in the session storage. The
 * response is requested in the fragment of the URL, which browsers send to no server, so that no server logs the code.
 * @param redirectUrl URL of the sign-in page of the app, to which the identity provider returns
 */
export function createOidcProtocol(
  { authority = '', clientId = '', scopes = DEFAULT_SCOPES }: AuthConfig,
  redirectUrl: string,
  storage: Storage = sessionStorage,
): OidcProtocol {
  const scope = scopes.join(' ');
  const client = new OidcClient({
    authority,
    client_id: clientId,
    redirect_uri: redirectUrl,
    post_logout_redirect_uri: redirectUrl,
    scope,
    response_type: 'code',
    response_mode: 'fragment',
    stateStore: new WebStorageStateStore({ prefix: 'wattdesk.oidc.', store: storage }),
    requestTimeoutInSeconds: 15,
  });
  const { metadataService } = client;
  return {
    createSignInUrl: async (state) => (await client.createSigninRequest({ state })).url,
    redeem: async (url) => {
      try {
        const response = await client.processSigninResponse(url);
        return { tokens: toTokens(response), state: response.userState };
      } catch (error) {
        throw toPlainError(error);
      }
    },
    renew: async (refreshToken) => {
      // The session stores no claims of the ID token, so the profile is empty until a new ID token arrives.
      const profile = {} as SigninResponse['profile'];
      const state = { refresh_token: refreshToken, session_state: null, scope, profile };
      try {
        return toTokens(await client.useRefreshToken({ state }));
      } catch (error) {
        if (error instanceof ErrorResponse && !TEMPORARY_ERRORS.includes(error.error)) return undefined;
        throw toPlainError(error);
      }
    },
    revoke: async (refreshToken) => {
      if (await metadataService.getRevocationEndpoint(true)) await client.revokeToken(refreshToken, 'refresh_token');
    },
    createSignOutUrl: async (idToken) => {
      if (!(await metadataService.getEndSessionEndpoint())) return undefined;
      return (await client.createSignoutRequest(idToken ? { id_token_hint: idToken } : {})).url;
    },
    getRequestUrls: async () => {
      const metadata = await metadataService.getMetadata().catch(() => undefined);
      return [authority, ...(metadata?.token_endpoint ? [metadata.token_endpoint] : [])];
    },
  };
}
