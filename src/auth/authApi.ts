import type { Call, WattdeskDataProvider } from '../../dataProvider/contract/types';

/** The answer of pre-login: which steps the sign-in requires. */
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

/** The calls of signing in and out, each a promise that rejects with the server's own message. */
export interface AuthApi {
  preLogin(credentials: LoginCredentials): Promise<PreLogin>;
  /** Asks the server to send a one-time password. */
  requestOtp(username: string): Promise<void>;
  login(credentials: LoginCredentials): Promise<unknown>;
  changePassword(change: PasswordChange): Promise<void>;
  logOut(): Promise<void>;
}

const call = (method: Call['method'], path: string): Call => ({ method, path: `dawn/api/v1/auth/${path}` });

/** The menu and what of it may only be looked at. */
export const PERMISSIONS_CALL: Call = call('GET', 'resources');

/** A name that was pasted brings blanks along; of a password they may be a part. */
const named = <Body extends { username: string }>(body: Body): Body => ({ ...body, username: body.username.trim() });

/**
 * Takes the plain data provider, not react-admin's hook: there a 401 ends the session, here it says
 * that the password is wrong.
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
      // Each call sends a code to the person, and makes the one before worthless.
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
