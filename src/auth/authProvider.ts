/**
 * react-admin's auth provider. Its methods have these effects:
 *
 * method     => effect
 * login      => POST auth/login, starts the session
 * logout     => ends the session in the browser; `useSignOut` notifies the server before
 * checkAuth  => rejects if no user is signed in
 * checkError => ends the session after a 401; the caller handles the failed request
 * canAccess  => checks the user's permissions, and the roles and conditions in the schema
 */
import { useAuthProvider, type AuthProvider, type UserIdentity } from 'ra-core';
import type { AuthApi, LoginCredentials } from './authApi';
import type { Permission } from './permissions';
import { readSession, type SignInSessionStore } from './sessionStore';

export interface WattdeskAuthProvider extends AuthProvider {
  api: AuthApi;
  session: SignInSessionStore;
  login(credentials: LoginCredentials): Promise<void>;
}

export interface AuthOptions {
  api: AuthApi;
  session: SignInSessionStore;
  /** Whether the session is a cookie of the server, so that the app stores no token. */
  sessionCookieAuth: boolean | undefined;
  /**
   * Returns the permissions of the signed-in user. They are loaded once per session.
   * @throws HttpError (rejected) if the permissions cannot be loaded
   */
  readRights(): Promise<readonly Permission[]>;
}

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : '');

const getStatus = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

export function createAuthProvider({ api, session, sessionCookieAuth, readRights }: AuthOptions): WattdeskAuthProvider {
  const getIdentityOfSession = (): UserIdentity => {
    const current = session.get();
    return { id: current?.userPk ?? '', fullName: current?.userName ?? '' };
  };
  return {
    api,
    session,
    login: async (credentials) => {
      const answer = readSession(await api.login(credentials));
      if (!answer || !(sessionCookieAuth || answer.token)) throw new Error('wd.auth.badAnswer');
      const { token, ...user } = answer;
      session.start(sessionCookieAuth || token === undefined ? user : { ...user, token });
    },
    // `false` prevents a redirect by react-admin. The layout itself redirects to /login if there is no session.
    logout: async () => {
      session.end();
      return false;
    },
    checkAuth: async () => {
      if (!session.get()) throw new Error('ra.auth.auth_check_error');
    },
    checkError: async (error: unknown) => {
      if (getStatus(error) === 401) session.expire(getMessage(error));
    },
    getIdentity: async () => getIdentityOfSession(),
    getPermissions: async () => session.get()?.roleName,
    // This code is lazy-loaded with the first component that calls `canAccess`. Generated screens do not need it,
    // because they apply the same rules directly.
    canAccess: async (question) => {
      const [{ canAccessResource }, resources] = await Promise.all([import('./canAccess'), readRights()]);
      return canAccessResource(question, resources, session.get()?.roleName);
    },
  };
}

/** Returns react-admin's auth provider with the additional properties of this app. */
export function useWattdeskAuth(): WattdeskAuthProvider {
  const provider = useAuthProvider<WattdeskAuthProvider>();
  if (!provider) throw new Error('useWattdeskAuth stands outside of Admin');
  return provider;
}
