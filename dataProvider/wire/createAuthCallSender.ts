/** Sends the calls of a configured sign-in. They are not part of the session that the other requests belong to. */
import { parseErrors } from '../dialects/interpreter/parseErrors';
import { createHttp, type HttpOptions } from '../transport/createHttp';
import type { Call } from '../contract/types';
import type { ErrorResponseParser } from '../contract/errors';
import { isObject, type Json } from '../contract/jsonValues';

export interface AuthCallOptions {
  body?: Json;
  /** Default: `json`. */
  bodyFormat?: 'json' | 'form' | undefined;
  /** Headers of this request, for example one with a new token. */
  headers?: Readonly<Record<string, string>>;
  read?: boolean;
}

/**
 * Sends one call and returns the response body.
 * @throws HttpError with the server's message
 */
export type AuthCallSender = (call: Pick<Call, 'method' | 'path'>, options?: AuthCallOptions) => Promise<unknown>;

const FORM = 'application/x-www-form-urlencoded';

const encodeForm = (json: BodyInit | null | undefined): URLSearchParams =>
  new URLSearchParams(JSON.parse(String(json ?? '{}')) as Record<string, string>);

/** Reads the message as that of any other call, in the formats of OAuth 2.0, problem+json and common servers. */
const parseError: ErrorResponseParser = (body) => parseErrors({}, body);

/** Returns the message of a response that reports a failure although its status is 2xx; undefined for a success. */
export const getFailureMessage = (response: unknown): string | undefined =>
  isObject(response) && (response.success === false || 'error' in response)
    ? parseErrors({}, response).message
    : undefined;

/**
 * Creates the function that sends the calls of a sign-in.
 * @param toUrl returns the URL of a path of the API
 */
export function createAuthCallSender(
  toUrl: (path: string) => string,
  options: Omit<HttpOptions, 'credentials'>,
): AuthCallSender {
  const { fetch = (url, init) => globalThis.fetch(url, init) } = options;
  return async ({ method, path }, { body, bodyFormat, headers = {}, read } = {}) => {
    const http = createHttp({
      ...options,
      credentials: { token: () => undefined, headers: () => headers },
      fetch: (url, init) =>
        bodyFormat === 'form'
          ? fetch(url, {
              ...init,
              body: encodeForm(init.body),
              headers: { ...(init.headers as Record<string, string>), 'Content-Type': FORM },
            })
          : fetch(url, init),
    });
    const { json } = await http.requestJson({
      method,
      url: toUrl(path),
      name: path,
      ...(body ? { body } : {}),
      ...(read === undefined ? {} : { read }),
      parseErrorResponse: parseError,
    });
    return json;
  };
}
