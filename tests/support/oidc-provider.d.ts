/** The parts of `oidc-provider` that the tests use. The package has no types of its own. */
declare module 'oidc-provider' {
  interface StoredToken {
    grantId: string;
    destroy(): Promise<void>;
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    AccessToken: { find(token: string): Promise<StoredToken | undefined> };
    RefreshToken: { revokeByGrantId(grantId: string): Promise<void> };
    callback(): import('node:http').RequestListener;
    on(event: string, listener: () => void): void;
  }
}
