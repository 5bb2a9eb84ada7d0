/** Which addresses may be opened on behalf of something that is stored or answered: those of the app alone. */

/** Where the user was when the session ended, and who that was. */
export interface ReturnPath {
  to: string;
  userPk?: string | undefined;
}

/** Any origin will do: what leaves it is no path of the app. */
const ORIGIN = 'http://app.invalid';

const CONTROL = /\p{Cc}/u;
/** Browsers read a backslash as a slash, and two of them as the beginning of a host. */
const HOST = /^[/\\]{2}/;
/** The router does not tell capitals from small letters. */
const SIGN_IN = /^\/login\/*$/i;

/**
 * The path with what is encoded in it, dots resolved, as the browser and the router read it.
 * @returns undefined where it leaves the app
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
 * An address below the app's own base.
 * @param value of a history entry, a storage or an answer
 * @returns the address as it is given; undefined for anything that is none, or leads elsewhere
 */
export function readAppPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || CONTROL.test(value)) return undefined;
  const path = resolvePath(value);
  return path === undefined || HOST.test(path) || CONTROL.test(path) ? undefined : value;
}

/**
 * Where to go on after signing in.
 * @param state of the history entry of the sign-in page
 * @returns undefined where that is the start
 */
export function readReturnPath(state: unknown): ReturnPath | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { to, userPk } = state as Record<string, unknown>;
  const path = readAppPath(to);
  if (path === undefined || SIGN_IN.test(resolvePath(path) ?? '')) return undefined;
  return typeof userPk === 'string' ? { to: path, userPk } : { to: path };
}
