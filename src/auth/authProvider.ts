/**
 * react-admin's auth provider:
 *
 * method     => effect
 * login      => POST auth/login, starts the session
 * logout     => ends the session here; `useSignOut` has told the server
 * checkAuth  => whether a user is signed in
 * checkError => a 401 ends the session; the caller handles the failed request
 * canAccess  => the user's permissions, and the roles and conditions of the schema
 */
import { useAuthProvider, type AuthProvider, type UserIdentity } from 'ra-core';
import type { AuthApi, LoginCredentials } from './authApi';
import type { Permission } from './permissions';
import { readSession, type SessionStore } from './sessionStore';

export interface WattdeskAuthProvider extends AuthProvider {
  api: AuthApi;
  session: SessionStore;
  login(credentials: LoginCredentials): Promise<void>;
}

export interface AuthOptions {
  api: AuthApi;
  session: SessionStore;
  /** The session is a server cookie: the app keeps no token. */
  sessionAuth: boolean;
  /**
   * Returns the permissions of the signed-in user, loaded once per session.
   * @throws HttpError (rejected) if they cannot be loaded
   */
  readRights(): Promise<readonly Permission[]>;
}

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : '');

const getStatus = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

export function createAuthProvider({ api, session, sessionAuth, readRights }: AuthOptions): WattdeskAuthProvider {
  const getIdentityOfSession = (): UserIdentity => {
    const current = session.get();
    return { id: current?.userPk ?? '', fullName: current?.userName ?? '' };
  };
  return {
    api,
    session,
    login: async (credentials) => {
      const answer = readSession(await api.login(credentials));
      if (!answer || !(sessionAuth || answer.token)) throw new Error('wd.auth.badAnswer');
      const { token, ...user } = answer;
      session.start(sessionAuth || token === undefined ? user : { ...user, token });
    },
    // `false`: no redirect by react-admin; without a session the layout itself redirects to /login.
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
    // Generated screens apply the same rules directly, so this code is loaded with the first component that calls
    // `canAccess`.
    canAccess: async (question) => {
      const [{ canAccessResource }, resources] = await Promise.all([import('./canAccess'), readRights()]);
      return canAccessResource(question, resources, session.get()?.roleName);
    },
  };
}

/** Returns the auth provider with the app's own additions. */
export function useWattdeskAuth(): WattdeskAuthProvider {
  const provider = useAuthProvider<WattdeskAuthProvider>();
  if (!provider) throw new Error('useWattdeskAuth stands outside of an Admin with an authProvider');
  return provider;
}
