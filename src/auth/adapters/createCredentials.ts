import type { SessionCredentials } from '../../../dataProvider/contract/session';
import type { SignInSessionStore } from '../sessionStore';

/**
 * Creates the credentials of a session whose token may be renewed. Only a sign-in of another user counts as another
 * session: after a renewal, the requests in progress belong to the same session.
 */
export const createCredentials = (
  session: SignInSessionStore,
  headers?: SessionCredentials['headers'],
): SessionCredentials => ({
  token: () => session.get()?.token,
  trackSession: () => {
    const user = session.get()?.userPk;
    return () => session.get() !== undefined && session.get()?.userPk !== user;
  },
  trackUser: session.trackUser,
  ...(headers ? { headers } : {}),
});
