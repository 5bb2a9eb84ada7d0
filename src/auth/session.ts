/** Who is signed in, as the login answered it. */
export interface Session {
  /** Absent when a cookie carries the session (flag `sessionAuth`). */
  token?: string;
  userPk: string;
  userName: string;
  email: string;
  roleName: string;
}

/** The session of this browser: all tabs share it, each is told when another one changes it. */
export interface SessionStore {
  get(): Session | undefined;
  start(session: Session): void;
  end(): void;
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
  const listeners = new Set<() => void>();
  const change = (next: Session | undefined): void => {
    session = next;
    listeners.forEach((listener) => listener());
  };
  // `key` is null when a tab clears the whole storage.
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === SESSION_KEY || key === null) change(parse(newValue));
  });
  return {
    get: () => session,
    start: (next) => {
      attempt((kept) => kept.setItem(SESSION_KEY, JSON.stringify(next)));
      change(next);
    },
    end: () => {
      attempt((kept) => kept.removeItem(SESSION_KEY));
      if (session) change(undefined);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
