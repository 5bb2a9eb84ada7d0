/** What the transport needs to know of the session. */

/**
 * The session data that the transport needs. The transport reads it again for every request, because the session
 * may have changed.
 */
export interface SessionCredentials {
  /** Returns the bearer token; undefined if nobody is signed in or if the session is a cookie. */
  token(): string | undefined;
  /**
   * Remembers the current session when a request starts.
   * @returns a function that returns whether another session has started since then
   */
  trackSession?(): () => boolean;
  /**
   * Remembers the current user.
   * @returns a function that returns whether this user has signed out since then
   */
  trackUser?(): () => boolean;
  /**
   * Returns the headers that identify the user. If this function is missing, the token is sent as
   * `Authorization: Bearer`.
   */
  headers?(): Record<string, string>;
}

/** Renews a token that has expired. Any number of simultaneous requests renew it once. */
export interface TokenRenewal {
  /**
   * Renews the token if it is known to have expired.
   * @returns undefined if there is nothing to renew; otherwise whether the request may be sent afterwards: not if
   *   another user has signed in meanwhile
   * @throws HttpError (rejected) if the server could not be asked; a refusal is not an error
   */
  ensureValid(): Promise<boolean> | undefined;
  /**
   * Remembers the current token.
   * @returns a function to call after a 401: it renews the token, unless that has happened since then, and returns
   *   whether the same user now has another token
   */
  trackToken(): () => Promise<boolean>;
}
