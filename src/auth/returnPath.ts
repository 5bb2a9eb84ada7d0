/** Validates paths from storage or from responses: only paths within the app may be opened. */

/** The location at the end of the session, and the user. */
export interface ReturnPath {
  to: string;
  userPk?: string | undefined;
}

/** An arbitrary origin to resolve paths against: a URL that leaves it is not a path of the app. */
const ORIGIN = 'http://app.invalid';

const CONTROL = /\p{Cc}/u;
/** Browsers treat a backslash as a slash, and two of them as the start of a host name. */
const HOST = /^[/\\]{2}/;
/** The router ignores case. */
const SIGN_IN = /^\/login\/*$/i;

/**
 * Returns the decoded path with dots resolved, as the browser and the router interpret it.
 * @returns undefined if it leaves the app
 */
function resolvePath(address: string): string | undefined {
  try {
    const { origin, pathname } = new URL(address, ORIGIN);
    return origin === ORIGIN ? decodeURIComponent(pathname) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns a path below the app's base path.
 * @param value from a history entry, the storage or a response
 * @returns the path unchanged; undefined if it is invalid or leads elsewhere
 */
export function readAppPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || CONTROL.test(value)) return undefined;
  const path = resolvePath(value);
  return path === undefined || HOST.test(path) || CONTROL.test(path) ? undefined : value;
}

/**
 * Returns where to continue after sign-in.
 * @param state of the history entry of the sign-in page
 * @returns undefined if that is the landing page
 */
export function readReturnPath(state: unknown): ReturnPath | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { to, userPk } = state as Record<string, unknown>;
  const path = readAppPath(to);
  if (path === undefined || SIGN_IN.test(resolvePath(path) ?? '')) return undefined;
  return typeof userPk === 'string' ? { to: path, userPk } : { to: path };
}
