import { getStorageKeyPrefix } from '../ui/basePath';

/** The signed-in user, as contained in the login response. */
export interface SignInSession {
  /** The bearer token; undefined if the session is a cookie (flag `sessionCookieAuth`). */
  token?: string;
  userPk: string;
  userName: string;
  email: string;
  roleName: string;
  /** What a configured type of sign-in stores beside the token. */
  grant?: SessionGrant | undefined;
  /**
   * The session has expired on the server, but there are unsaved changes. The user therefore stays on the screen
   * and is not sent to the login page.
   */
  isOver?: true;
}

export interface SessionGrant {
  refreshToken?: string;
  /** The time in milliseconds since 1970 at which the token expires. */
  expiresAt?: number;
  /** The ID token of an identity provider that requires it for the sign-out. */
  idToken?: string;
  /** The names in the claims of the token from which the permissions follow. */
  permissionNames?: readonly string[];
}

/** The user of a session that has ended, and the server's message about its end. */
interface PreviousSession {
  user: SignInSession;
  message: string;
}

/** The session of this browser. All tabs share the session, and a change in one tab notifies the other tabs. */
export interface SignInSessionStore {
  get(): SignInSession | undefined;
  start(session: SignInSession): void;
  /** Ends the session because the user has signed out. */
  end(): void;
  /**
   * Ends the session because the server has ended it. If there are unsaved changes, the user stays on the screen,
   * but requests are sent without a token.
   */
  expire(message: string): void;
  /** Whether the user has signed out deliberately in this tab. */
  hasLeft(): boolean;
  /** Returns the user of the last session if the session ended without a sign-out. */
  getPreviousSession(): PreviousSession | undefined;
  /**
   * Registers a function that returns whether the screen has unsaved changes.
   * @returns a function that removes the registration
   */
  registerUnsaved(isUnsaved: () => boolean): () => void;
  /** Returns the user to whom the unsaved changes on the screen belong, even after the session has expired. */
  getOwner(): string | undefined;
  /**
   * Remembers the current session.
   * @returns a function that returns whether another session has started since then
   */
  trackSession(): () => boolean;
  /**
   * Remembers the current user.
   * @returns a function that returns whether this user has signed out since then. A session that has ended over
   *   unsaved changes is still that of its user
   */
  trackUser(): () => boolean;
  /**
   * Registers a listener that is called after each change of the session.
   * @returns a function that removes the listener
   */
  subscribe(listener: () => void): () => void;
}

export const SESSION_KEY = `${getStorageKeyPrefix()}session`;

const toTrimmedText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Reads a login response or a stored session.
 * @returns the session; undefined if the value contains no user name and is therefore invalid
 */
export function readSession(data: unknown): SignInSession | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { token, userPk, userName, email, roleName, grant } = data as Record<string, unknown>;
  if (!toTrimmedText(userName)) return undefined;
  return {
    ...(toTrimmedText(token) ? { token: toTrimmedText(token) } : {}),
    userPk: toTrimmedText(userPk),
    userName: toTrimmedText(userName),
    email: toTrimmedText(email),
    roleName: toTrimmedText(roleName),
    grant: grant as SessionGrant | undefined,
  };
}

/** Returns the stored session; undefined if the storage contains no valid session. */
export const getStoredSession = (storage: Pick<Storage, 'getItem'>): SignInSession | undefined =>
  parse(storage.getItem(SESSION_KEY));

function parse(stored: string | null): SignInSession | undefined {
  if (!stored) return undefined;
  try {
    return readSession(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

/**
 * Creates the session store.
 * @param storage a storage that never throws, so that users can sign in even if the browser blocks its own storage
 */
export function createSignInSessionStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  page: Window = window,
): SignInSessionStore {
  let session = getStoredSession(storage);
  let former: PreviousSession | undefined;
  let hasLeft = false;
  let begun = 0;
  let departures = 0;
  const holders = new Set<() => boolean>();
  const listeners = new Set<() => void>();
  const change = (next: SignInSession | undefined): void => {
    if (next && !next.isOver) begun += 1;
    session = next;
    listeners.forEach((listener) => listener());
  };
  const endSession = (message = ''): void => {
    if (!session || session.isOver) return;
    const { token: _, grant: _grant, ...user } = session;
    former = { user, message };
    change([...holders].some((isUnsaved) => isUnsaved()) ? { ...user, isOver: true } : undefined);
  };
  // `key` is null if another tab has cleared the whole storage.
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key !== SESSION_KEY && key !== null) return;
    const next = parse(newValue);
    if (next) change(next);
    else endSession();
  });
  const getOwner = (): string | undefined => session && (session.userPk || session.userName);
  return {
    get: () => session,
    start: (next) => {
      storage.setItem(SESSION_KEY, JSON.stringify(next));
      former = undefined;
      hasLeft = false;
      change(next);
    },
    end: () => {
      hasLeft = true;
      departures += 1;
      storage.removeItem(SESSION_KEY);
      former = undefined;
      if (session) change(undefined);
    },
    expire: (message) => {
      storage.removeItem(SESSION_KEY);
      endSession(message);
    },
    hasLeft: () => hasLeft,
    getPreviousSession: () => former,
    registerUnsaved: (isUnsaved) => {
      holders.add(isUnsaved);
      return () => holders.delete(isUnsaved);
    },
    getOwner,
    trackSession: () => {
      const marked = begun;
      return () => begun !== marked;
    },
    trackUser: () => {
      const [marked, owner] = [departures, getOwner()];
      return () => departures !== marked || getOwner() !== owner;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
