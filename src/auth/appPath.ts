/** Validates paths that come from the storage or from responses, because only paths within the app may be opened. */

/**
 * An arbitrary origin against which paths are resolved. If a resolved URL has another origin, it is not a path of
 * the app.
 */
const ORIGIN = 'http://app.invalid';

const CONTROL = /\p{Cc}/u;
/** Browsers treat a backslash as a slash, and two slashes as the start of a host name. */
const HOST = /^[/\\]{2}/;

/**
 * Returns the decoded path with `.` and `..` resolved, as the browser and the router interpret it.
 * @returns the path; undefined if the URL has another origin or cannot be decoded
 */
export function resolvePath(address: string): string | undefined {
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
