import type { FetchFunction } from '../../../../dataProvider/transport/fetchJson';

/** What the check needs to know of one response. It contains no values. */
export interface ResponseSummary {
  /** 0 if there was no response. */
  status: number;
  contentType: string;
  isEmpty: boolean;
  isJson: boolean;
  milliseconds: number;
  /** The version of the record in the response. */
  etag?: string;
}

const isJsonText = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Keeps the cookies of the server, as a browser does for a session cookie. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();

  keep({ headers }: Response): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined) this.#cookies.set(name, value ?? '');
    }
  }

  toString(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

export interface ObservedFetchOptions {
  fetch: FetchFunction;
  jar: CookieJar;
  /** Called once per response. */
  record: (exchange: ResponseSummary) => void;
  /** Returns the time in milliseconds. */
  clock: () => number;
}

/** Wraps `fetch` so that each response is recorded and cookies are sent back. */
export const createObservedFetch =
  ({ fetch, jar, record, clock }: ObservedFetchOptions): FetchFunction =>
  async (url, init) => {
    const cookie = String(jar);
    const headers = { ...(init.headers as Record<string, string>), ...(cookie ? { Cookie: cookie } : {}) };
    const start = clock();
    const failed: ResponseSummary = { status: 0, contentType: '', isEmpty: true, isJson: false, milliseconds: 0 };
    try {
      const response = await fetch(url, { ...init, headers });
      jar.keep(response);
      const text = await response.clone().text();
      const isEmpty = text.trim() === '';
      const contentType = response.headers.get('content-type') ?? '';
      const milliseconds = clock() - start;
      const etag = response.headers.get('etag');
      const isJson = !isEmpty && isJsonText(text);
      record({ status: response.status, contentType, isEmpty, isJson, milliseconds, ...(etag ? { etag } : {}) });
      return response;
    } catch (error) {
      record({ ...failed, milliseconds: clock() - start });
      throw error;
    }
  };
