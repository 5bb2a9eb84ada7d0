import type { TokenRenewal } from '../../../dataProvider/contract/session';
import type { SignInSession, SignInSessionStore } from '../sessionStore';
import type { IssuedToken } from './tokenResponse';

export interface RenewalOptions {
  session: SignInSessionStore;
  readStoredSession(): SignInSession | undefined;
  /**
   * Exchanges a refresh token for a new token.
   * @returns undefined if the server refuses the refresh token
   * @throws Error (rejected) if the server could not be asked
   */
  exchange(refreshToken: string): Promise<IssuedToken | undefined>;
  now?: () => number;
  /** Runs a function while no other tab runs one. Default: the lock of the browser, if it has locks. */
  runExclusively?: <T>(run: () => Promise<T>) => Promise<T>;
}

/** A token is renewed this number of milliseconds before it expires, so that it does not expire on its way. */
const EARLY_MS = 5000;
const LOCK = 'wattdesk.renewal';

/** The lock is available in secure contexts only. Without it, two tabs may renew the token at the same time. */
const runWithLock = <T>(run: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? (navigator.locks.request(LOCK, run) as Promise<T>) : run();

const hasNewToken = (now: SignInSession | undefined, { token, userPk }: SignInSession): boolean =>
  now?.token !== undefined && now.token !== token && now.userPk === userPk;

/**
 * Creates the renewal of expired tokens. Simultaneous requests share one renewal. Many servers accept a refresh token
 * only once: the tabs of a browser therefore renew one at a time, and each first checks whether another tab has stored
 * a new token. A refused refresh token is not sent again.
 */
export function createRenewal(options: RenewalOptions): TokenRenewal {
  const { session, readStoredSession, exchange, now = Date.now, runExclusively = runWithLock } = options;
  let pending: Promise<void> | undefined;
  let refused: string | undefined;

  const renewSession = async (expired: SignInSession): Promise<void> => {
    const stored = readStoredSession();
    if (stored && hasNewToken(stored, expired)) return session.start(stored);
    const refreshToken = expired.grant?.refreshToken;
    if (refreshToken === undefined || refreshToken === refused) return undefined;
    const issued = await exchange(refreshToken);
    if (!issued) refused = refreshToken;
    // The user may have signed out while the request was running.
    else if (session.get()?.token === expired.token) {
      session.start({ ...expired, token: issued.token, grant: { ...expired.grant, ...issued.grant } });
    }
    return undefined;
  };
  const renew = (expired: SignInSession): Promise<void> => {
    pending ??= runExclusively(() => renewSession(expired)).finally(() => {
      pending = undefined;
    });
    return pending;
  };

  return {
    ensureValid: () => {
      const current = session.get();
      const expiresAt = current?.grant?.expiresAt;
      if (current?.token === undefined || expiresAt === undefined || expiresAt - EARLY_MS >= now()) return undefined;
      return renew(current).then(() => (session.get()?.userPk ?? current.userPk) === current.userPk);
    },
    trackToken: () => {
      const sent = session.get();
      return async () => {
        if (!sent) return false;
        if (sent.token !== undefined && session.get()?.token === sent.token) await renew(sent);
        return hasNewToken(session.get(), sent);
      };
    },
  };
}
