/** Validates paths that come from the storage or from responses, because only paths within the app may be opened. */

/** The location that was open when the session ended, and the user of that session. */
export interface ReturnLocation {
  to: string;
  userPk?: string | undefined;
}

/**
 * An arbitrary origin against which paths are resolved. If a resolved URL has another origin, it is not a path of
 * the app.
 */
const ORIGIN = 'http://app.invalid';

const CONTROL = /\p{Cc}/u;
/** Browsers treat a backslash as a slash, and two slashes as the start of a host name. */
const HOST = /^[/\\]{2}/;
/** The pattern ignores case, because the router does. */
const SIGN_IN = /^\/login\/*$/i;

/**
 * Returns the decoded path with `.` and `..` resolved, as the browser and the router interpret it.
 * @returns the path; undefined if the URL has another origin or cannot be decoded
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
 * Validates a path below the app's base path.
 * @param value the path, from a history entry, the storage or a response
 * @returns the path unchanged; undefined if it is invalid or leaves the app
 */
export function parseAppPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || CONTROL.test(value)) return undefined;
  const path = resolvePath(value);
  return path === undefined || HOST.test(path) || CONTROL.test(path) ? undefined : value;
}

/**
 * Returns the location that is opened after sign-in.
 * @param state the state of the sign-in page's history entry
 * @returns the location; undefined if the landing page must be opened
 */
export function readReturnLocation(state: unknown): ReturnLocation | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { to, userPk } = state as Record<string, unknown>;
  const path = parseAppPath(to);
  if (path === undefined || SIGN_IN.test(resolvePath(path) ?? '')) return undefined;
  return typeof userPk === 'string' ? { to: path, userPk } : { to: path };
}
