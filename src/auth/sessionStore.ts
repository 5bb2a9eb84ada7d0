import { getStorageKeyPrefix } from '../ui/basePath';

/** Who is signed in, as the login answered it. */
export interface Session {
  /** Absent when a cookie carries the session (flag `sessionAuth`). */
  token?: string;
  userPk: string;
  userName: string;
  email: string;
  roleName: string;
  /** It is over for the server, and something unsaved is on the screen: whose it is stays known. */
  isOver?: true;
}

/** Who was signed in, and what the server has said of the end. */
interface PreviousSession {
  user: Session;
  message: string;
}

/** The session of this browser. All tabs share it and are notified of changes. */
export interface SessionStore {
  get(): Session | undefined;
  start(session: Session): void;
  /** The user leaves. */
  end(): void;
  /** The server knows the session no more. What is unsaved keeps the user, without the right to ask for anything. */
  expire(message: string): void;
  /** The user has left by will in this tab. */
  hasLeft(): boolean;
  /** Who was signed in when the session ended without the user's doing. */
  getPreviousSession(): PreviousSession | undefined;
  /**
   * Something on the screen may be unsaved.
   * @returns a function that takes this back
   */
  registerUnsaved(isUnsaved: () => boolean): () => void;
  /** Whose the unsaved things on the screen are, also when the session is over. */
  getOwner(): string | undefined;
  /**
   * Remembers which session it is.
   * @returns whether another one has begun since
   */
  trackSession(): () => boolean;
  /** @returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

export const SESSION_KEY = `${getStorageKeyPrefix()}session`;

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/**
 * Reads a login answer or what a tab has stored.
 * @returns undefined for anything that names no user: such a session is none
 */
export function readSession(data: unknown): Session | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { token, userPk, userName, email, roleName } = data as Record<string, unknown>;
  if (!text(userName)) return undefined;
  return {
    ...(text(token) ? { token: text(token) } : {}),
    userPk: text(userPk),
    userName: text(userName),
    email: text(email),
    roleName: text(roleName),
  };
}

/** What a storage keeps of a session; undefined for anything that is none. */
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

/** @param storage one that does not throw: where the browser's is forbidden, signing in works all the same */
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
  const lose = (message = ''): void => {
    if (!session || session.isOver) return;
    const { token: _, ...user } = session;
    former = { user, message };
    change([...holders].some((isUnsaved) => isUnsaved()) ? { ...user, isOver: true } : undefined);
  };
  // `key` is null when a tab clears the whole storage.
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key !== SESSION_KEY && key !== null) return;
    const next = parse(newValue);
    if (next) change(next);
    else lose();
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
      lose(message);
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
