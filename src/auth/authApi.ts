import type { Call, WattdeskDataProvider } from '../../dataProvider/contract/types';

/** The pre-login response: which steps the sign-in requires. */
export interface PreLogin {
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

/** The requests for sign-in and sign-out. Each returns a promise that rejects with the server's message. */
export interface AuthApi {
  preLogin(credentials: LoginCredentials): Promise<PreLogin>;
  /** Requests a one-time password, which the server sends to the user. */
  requestOtp(username: string): Promise<void>;
  login(credentials: LoginCredentials): Promise<unknown>;
  changePassword(change: PasswordChange): Promise<void>;
  logOut(): Promise<void>;
}

const call = (method: Call['method'], path: string): Call => ({ method, path: `dawn/api/v1/auth/${path}` });

/** The request for the permitted menu entries and their view-only flags. */
export const PERMISSIONS_CALL: Call = call('GET', 'resources');

/** Trims a user name, since pasting adds spaces. In a password spaces may be significant. */
const named = <Body extends { username: string }>(body: Body): Body => ({ ...body, username: body.username.trim() });

/**
 * Uses the plain data provider instead of react-admin's hook: there a 401 ends the session, here it means a wrong
 * password.
 */
export function createAuthApi({ send }: Pick<WattdeskDataProvider, 'send'>): AuthApi {
  return {
    preLogin: async (credentials) => {
      const { data } = await send<Partial<PreLogin> | null>(call('POST', 'pre-login'), { body: named(credentials) });
      return {
        otpRequired: data?.otpRequired === true,
        changePasswordRequired: data?.changePasswordRequired === true,
      };
    },
    requestOtp: async (username) => {
      // Never retried: each request sends a code to the user and invalidates the previous one.
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
