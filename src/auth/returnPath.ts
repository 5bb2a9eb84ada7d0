/** Reads the location that is opened after a sign-in. Only the sign-in page, which is lazy-loaded, needs it. */
import { parseAppPath, resolvePath } from './appPath';

export { parseAppPath };

/** The location that was open when the session ended, and the user of that session. */
export interface ReturnLocation {
  to: string;
  userPk?: string | undefined;
}

/** The pattern ignores case, because the router does. */
const SIGN_IN = /^\/login\/*$/i;

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
