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
export interface Former {
  user: Session;
  message: string;
}

/** The session of this browser: all tabs share it, each is told when another one changes it. */
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
  former(): Former | undefined;
  /**
   * Something on the screen may be unsaved.
   * @returns a function that takes this back
   */
  hold(isUnsaved: () => boolean): () => void;
  /** @returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
}

export const SESSION_KEY = 'wattdesk.session';

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

function parse(stored: string | null): Session | undefined {
  if (!stored) return undefined;
  try {
    return readSession(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

/**
 * Keeps the session in the browser's storage. Where that is forbidden (a strict private mode) the
 * session lives as long as the tab does; signing in works all the same.
 */
export function createSessionStore(storage: Storage | undefined, page: Window = window): SessionStore {
  const attempt = <T>(action: (kept: Storage) => T): T | undefined => {
    try {
      return storage && action(storage);
    } catch {
      return undefined;
    }
  };
  let session = parse(attempt((kept) => kept.getItem(SESSION_KEY)) ?? null);
  let former: Former | undefined;
  let hasLeft = false;
  const holders = new Set<() => boolean>();
  const listeners = new Set<() => void>();
  const change = (next: Session | undefined): void => {
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
      attempt((kept) => kept.setItem(SESSION_KEY, JSON.stringify(next)));
      former = undefined;
      hasLeft = false;
      change(next);
    },
    end: () => {
      hasLeft = true;
      attempt((kept) => kept.removeItem(SESSION_KEY));
      former = undefined;
      if (session) change(undefined);
    },
    expire: (message) => {
      attempt((kept) => kept.removeItem(SESSION_KEY));
      lose(message);
    },
    hasLeft: () => hasLeft,
    former: () => former,
    hold: (isUnsaved) => {
      holders.add(isUnsaved);
      return () => holders.delete(isUnsaved);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
