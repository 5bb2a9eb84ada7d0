import type { SignInSession } from '../sessionStore';
import type { AuthAdapter, AuthAdapterContext } from './authAdapter';
import { createPermissionReader } from './readPermissions';
import { unsupportedCalls } from './unsupportedCalls';

/**
 * Creates the adapter of the type `none`: the app opens at once. Its session never ends, also not by a 401: there is
 * no sign-in page that could start another one.
 */
export function createNoneAdapter(context: AuthAdapterContext): AuthAdapter {
  const { auth, session } = context;
  const { userName = 'Guest' } = auth;
  const guest: SignInSession = { userPk: userName, userName, email: '', roleName: '' };
  const start = (): void => {
    if (session.get()?.userPk !== guest.userPk || session.get()?.isOver) session.start(guest);
  };
  start();
  // Another tab may have cleared the storage.
  session.subscribe(start);
  return {
    api: {
      ...unsupportedCalls,
      logOut: async () => undefined,
      type: { canChangePassword: false, canSignOut: false, readPermissions: createPermissionReader(context) },
    },
    credentials: { token: () => undefined },
    isCookieSession: false,
    session: { ...session, end: () => undefined, expire: () => undefined },
  };
}
