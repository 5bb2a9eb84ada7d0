import type { Call } from '../../../dataProvider/contract/types';
import type { SessionCredentials, TokenRenewal } from '../../../dataProvider/contract/session';
import type { Config } from '../../model/schemaLanguage/publicConfigType';
import type { AuthApi } from '../authApi';
import type { SignInSessionStore, SignInSession } from '../sessionStore';

/** The object `auth` of `config.json`. */
export type AuthConfig = NonNullable<Config['auth']>;

/** The implementation of one type of sign-in. */
export interface AuthAdapter {
  api: AuthApi;
  /** How requests identify the user. */
  credentials: SessionCredentials;
  /** Whether the session is a cookie of the server, so that the app stores no token. */
  isCookieSession: boolean;
  /** Undefined if expired tokens cannot be renewed. */
  renewal?: TokenRenewal;
  /** The session store with other rules for the end of a session; undefined if the usual rules apply. */
  session?: SignInSessionStore;
}

/** Sends a call of the sign-in and returns the response body. */
export type AuthCall = (
  call: Pick<Call, 'method' | 'path'>,
  options?: {
    body?: Record<string, unknown>;
    bodyFormat?: 'json' | 'form' | undefined;
    headers?: Readonly<Record<string, string>>;
    read?: boolean;
  },
) => Promise<unknown>;

/** What the adapters need of the app. */
export interface AuthAdapterContext {
  auth: AuthConfig;
  session: SignInSessionStore;
  /** Reads the session from the storage, which another tab may have changed a moment ago. */
  readStoredSession(): SignInSession | undefined;
  sendAuthCall: AuthCall;
  /** Sends a call that reads, with the credentials of the session, and returns the response body. */
  sendCall(call: Pick<Call, 'method' | 'path'>): Promise<unknown>;
  /**
   * Returns the error for a request that got no response.
   * @param urls the URLs that may have been requested
   */
  createNetworkError(urls: readonly string[]): Promise<Error>;
  /** Returns the message of a response that reports a failure although its status is 2xx; undefined for a success. */
  getFailureMessage(response: unknown): string | undefined;
}
