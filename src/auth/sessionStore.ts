import { getStorageKeyPrefix } from '../ui/basePath';

/** The signed-in user, from the login response. */
export interface Session {
  /** Absent if a cookie carries the session (flag `sessionAuth`). */
  token?: string;
  userPk: string;
  userName: string;
  email: string;
  roleName: string;
  /** The session is over on the server, but there are unsaved changes on the screen, so the user is kept. */
  isOver?: true;
}

/** The previous user, and the server's message about the end of the session. */
interface PreviousSession {
  user: Session;
  message: string;
}

/** The session of this browser. All tabs share it and are notified of changes. */
export interface SessionStore {
  get(): Session | undefined;
  start(session: Session): void;
  /** The user signs out. */
  end(): void;
  /**
   * The server has ended the session. If there are unsaved changes the user is kept, but without a token for
   * requests.
   */
  expire(message: string): void;
  /** Whether the user has signed out deliberately in this tab. */
  hasLeft(): boolean;
  /** Returns the user of a session that ended without a sign-out. */
  getPreviousSession(): PreviousSession | undefined;
  /**
   * Registers a check for unsaved changes.
   * @returns a function that unregisters it
   */
  registerUnsaved(isUnsaved: () => boolean): () => void;
  /** Returns the user who owns the unsaved changes on the screen, even after the session has ended. */
  getOwner(): string | undefined;
  /**
   * Remembers the current session.
   * @returns a function that tells whether another session has started since
   */
  trackSession(): () => boolean;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

export const SESSION_KEY = `${getStorageKeyPrefix()}session`;

const toTrimmedText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Reads a login response or a stored session.
 * @returns undefined if it has no user name: it is not a valid session then
 */
export function readSession(data: unknown): Session | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { token, userPk, userName, email, roleName } = data as Record<string, unknown>;
  if (!toTrimmedText(userName)) return undefined;
  return {
    ...(toTrimmedText(token) ? { token: toTrimmedText(token) } : {}),
    userPk: toTrimmedText(userPk),
    userName: toTrimmedText(userName),
    email: toTrimmedText(email),
    roleName: toTrimmedText(roleName),
  };
}

/** Returns the stored session; undefined if there is no valid one. */
export const getStoredSession = (storage: Pick<Storage, 'getItem'>): Session | undefined =>
  parse(storage.getItem(SESSION_KEY));

function parse(stored: string | null): Session | undefined {
  if (!stored) return undefined;
  try {
    return readSession(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

/** @param storage a storage that never throws, so that sign-in works even if the browser's is forbidden */
export function createSessionStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  page: Window = window,
): SessionStore {
  let session = getStoredSession(storage);
  let former: PreviousSession | undefined;
  let hasLeft = false;
  let begun = 0;
  const holders = new Set<() => boolean>();
  const listeners = new Set<() => void>();
  const change = (next: Session | undefined): void => {
    if (next && !next.isOver) begun += 1;
    session = next;
    listeners.forEach((listener) => listener());
  };
  const endSession = (message = ''): void => {
    if (!session || session.isOver) return;
    const { token: _, ...user } = session;
    former = { user, message };
    change([...holders].some((isUnsaved) => isUnsaved()) ? { ...user, isOver: true } : undefined);
  };
  // `key` is null if a tab clears the whole storage.
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key !== SESSION_KEY && key !== null) return;
    const next = parse(newValue);
    if (next) change(next);
    else endSession();
  });
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
    getOwner: () => session && (session.userPk || session.userName),
    trackSession: () => {
      const marked = begun;
      return () => begun !== marked;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
