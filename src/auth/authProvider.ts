/**
 * react-admin's view of the session:
 *
 * method     => what happens
 * login      => POST auth/login, the session begins
 * logout     => the session ends here; the server was told by `useSignOut`
 * checkAuth  => is somebody signed in?
 * checkError => 401 ends the session; what failed is the caller's, who hears of no success
 * canAccess  => the rights of the user, and the roles and conditions that the schema names
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
  /** The server's cookie carries the session: the app keeps no token. */
  sessionAuth: boolean;
  /** The rights of whoever is signed in, read once per session. @throws HttpError (rejected) when they cannot be read */
  readRights(): Promise<readonly Permission[]>;
}

const getMessage = (error: unknown): string => (error instanceof Error ? error.message : '');

const getStatus = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

export function createAuthProvider({ api, session, sessionAuth, readRights }: AuthOptions): WattdeskAuthProvider {
  const identity = (): UserIdentity => {
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
    // `false`: no redirect by react-admin, the layout leaves for /login by itself without a session.
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
    getIdentity: async () => identity(),
    getPermissions: async () => session.get()?.roleName,
    // Generated screens ask the same rules themselves: the code comes with the first part that asks here.
    canAccess: async (question) => {
      const [{ canAccessResource }, resources] = await Promise.all([import('./canAccess'), readRights()]);
      return canAccessResource(question, resources, session.get()?.roleName);
    },
  };
}

/** The auth provider with what is our own. */
export function useWattdeskAuth(): WattdeskAuthProvider {
  const provider = useAuthProvider<WattdeskAuthProvider>();
  if (!provider) throw new Error('useWattdeskAuth stands outside of an Admin with an authProvider');
  return provider;
}
