import { HttpError } from 'ra-core';
import type { TokenRenewal } from '../contract/session';
import type { HttpClient } from './types';

const UNAUTHORIZED = 401;

const isUnauthorized = (error: unknown): boolean => error instanceof HttpError && error.status === UNAUTHORIZED;

/**
 * Adds the renewal of expired tokens to a client. A request that the server has refused with a 401 is sent once more
 * with the new token, also if it is a write: the server has not executed it. If the server refuses to renew the
 * token, the request fails with its 401.
 */
export function withTokenRenewal(http: HttpClient, renewal: TokenRenewal): HttpClient {
  const run = async <T>(send: () => Promise<T>): Promise<T> => {
    const pending = renewal.ensureValid();
    if (pending && !(await pending)) throw http.createError('failed');
    const isRenewed = renewal.trackToken();
    try {
      return await send();
    } catch (error) {
      if (!isUnauthorized(error) || !(await isRenewed())) throw error;
      return send();
    }
  };
  return {
    ...http,
    requestJson: (request) => run(() => http.requestJson(request)),
    download: (request) => run(() => http.download(request)),
  };
}
