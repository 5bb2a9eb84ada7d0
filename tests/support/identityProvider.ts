/** Runs a real OpenID Connect provider on a free port of this machine, for browser tests of the sign-in. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface IdentityProviderServer {
  /** The authority. */
  url: string;
  /** Returns the number of requests that have renewed a token. */
  countRenewals(): number;
  isValid(accessToken: string): Promise<boolean>;
  /** Makes an access token invalid before its time. */
  expire(accessToken: string): Promise<void>;
  /** Makes an access token and its refresh tokens invalid. The user stays signed in at the provider. */
  revoke(accessToken: string): Promise<void>;
  close(): Promise<void>;
}

export const CLIENT_ID = 'wattdesk';

const createConfiguration = (appUrl: string) => ({
  clients: [
    {
      client_id: CLIENT_ID,
      application_type: 'native',
      token_endpoint_auth_method: 'none',
      redirect_uris: [`${appUrl}/login`],
      post_logout_redirect_uris: [`${appUrl}/login`],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
  ],
  claims: { openid: ['sub'], profile: ['name', 'roles'], email: ['email'] },
  conformIdTokenClaims: false,
  clientBasedCORS: (_context: unknown, origin: string) => origin === appUrl,
  cookies: { keys: ['a key of this test'] },
  features: { devInteractions: { enabled: true }, revocation: { enabled: true } },
  findAccount: async (_context: unknown, sub: string) => ({
    accountId: sub,
    claims: async () => ({ sub, name: `Name of ${sub}`, roles: ['marketing'], email: `${sub}@example.com` }),
  }),
  issueRefreshToken: async () => true,
  rotateRefreshToken: true,
  pkce: { required: () => true },
  ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, RefreshToken: 600, Session: 600 },
});

/** @param appUrl URL of the app, to which the provider returns */
export async function startIdentityProvider(appUrl: string): Promise<IdentityProviderServer> {
  const server = createServer();
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(url, createConfiguration(appUrl));
  let renewals = 0;
  provider.on('grant.success', () => {
    renewals += 1;
  });
  server.on('request', provider.callback());
  return {
    url,
    // The first success is the exchange of the authorization code.
    countRenewals: () => renewals - 1,
    isValid: async (accessToken) => (await provider.AccessToken.find(accessToken)) !== undefined,
    expire: async (accessToken) => (await provider.AccessToken.find(accessToken))?.destroy(),
    revoke: async (accessToken) => {
      const stored = await provider.AccessToken.find(accessToken);
      if (!stored) throw new Error('There is no such access token');
      await provider.RefreshToken.revokeByGrantId(stored.grantId);
      await stored.destroy();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
