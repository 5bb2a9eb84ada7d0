import type { Call, WattdeskDataProvider } from '../../dataProvider/contract/types';
import { DEFAULT_DIALECT } from '../../dataProvider/dialects/loadDialect';
import type { SignInSession } from './sessionStore';

/** The pre-login response. It tells which additional steps the sign-in requires. */
export interface PreLoginResponse {
  otpRequired: boolean;
  changePasswordRequired: boolean;
}

export interface LoginCredentials {
  username: string;
  password: string;
  otp?: string;
}

interface PasswordChange {
  username: string;
  oldPassword: string;
  newPassword: string;
}

/** The requests for sign-in and sign-out. Each promise rejects with the server's message if the request fails. */
export interface AuthApi {
  preLogin(credentials: LoginCredentials): Promise<PreLoginResponse>;
  /** Requests a one-time password, which the server sends to the user. */
  requestOtp(username: string): Promise<void>;
  login(credentials: LoginCredentials): Promise<unknown>;
  changePassword(change: PasswordChange): Promise<void>;
  logOut(): Promise<void>;
  /** The configured type of sign-in; undefined for the calls of the operator's API. */
  type?: SignInType;
}

/** What a configured type of sign-in offers. */
export interface SignInType {
  canChangePassword: boolean;
  canSignOut: boolean;
  /** Returns the menu entries that the user may open, as the operator's API does. */
  readPermissions(): Promise<unknown>;
  /** The users sign in on a page of an identity provider, so the app has no password field. */
  identityProvider?: IdentityProvider;
}

/** The result of a sign-in on the page of an identity provider. */
export interface ProviderSignIn {
  session: SignInSession;
  /** The location that was open before the sign-in. */
  location: unknown;
  /** Whether the sign-in took place in a window that was opened for it. */
  isWindow: boolean;
}

export interface IdentityProvider {
  /** The name of the identity provider on the sign-in button. */
  name: string;
  /**
   * Opens the page of the identity provider in this tab.
   * @param location the location to open after the sign-in
   */
  open(location: unknown): Promise<void>;
  /** Opens a window for the sign-in, so that the current screen stays. Returns whether the browser allowed it. */
  openWindow(): boolean;
  /** Whether this page is the window that `openWindow` has opened. */
  isWindow(): boolean;
  /** Whether this page was opened by the identity provider, with its response in the URL. */
  hasResponse(): boolean;
  /** Reads the response in the URL and exchanges it for a session. */
  complete(): Promise<ProviderSignIn>;
}

const call = (method: Call['method'], path: string): Call => ({
  method,
  path: `dawn/api/v1/auth/${path}`,
  dialect: DEFAULT_DIALECT,
});

/**
 * Trims the user name, because pasted text often contains extra spaces. A password is not trimmed, because its
 * spaces may be significant.
 */
const named = <Body extends { username: string }>(body: Body): Body => ({ ...body, username: body.username.trim() });

/**
 * Creates the requests for sign-in and sign-out. They use the plain data provider and not react-admin's hook: with
 * the hook a 401 would end the session, but here a 401 means a wrong password.
 */
export function createAuthApi({ send }: Pick<WattdeskDataProvider, 'send'>): AuthApi {
  return {
    preLogin: async (credentials) => {
      const { data } = await send<Partial<PreLoginResponse> | null>(call('POST', 'pre-login'), {
        body: named(credentials),
      });
      return {
        otpRequired: data?.otpRequired === true,
        changePasswordRequired: data?.changePasswordRequired === true,
      };
    },
    requestOtp: async (username) => {
      // `read: false` prevents a retry: each request sends a code to the user and invalidates the previous code.
      await send(call('GET', 'otp'), { query: named({ username }), read: false });
    },
    login: async (credentials) => (await send(call('POST', 'login'), { body: named(credentials) })).data,
    changePassword: async (change) => {
      await send(call('POST', 'change-password'), { body: named(change) });
    },
    logOut: async () => {
      await send(call('GET', 'log-out'), { read: false });
    },
  };
}
