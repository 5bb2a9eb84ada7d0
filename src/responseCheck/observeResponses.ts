/**
 * Compares the responses that the app receives with the schema files. The comparison is lazy-loaded and runs while the
 * browser is idle.
 */
import type { HttpClient, HttpRequest } from '../../dataProvider/transport/types';
import type { SignInSessionStore } from '../auth/sessionStore';
import { createIdleQueue, type IdleScheduler } from './createIdleQueue';
import { deviationStore, type DeviationStore } from './deviationStore';
import type { ObservedResponse, ResponseContent } from './observedResponse';

export interface ObserverOptions {
  session: Pick<SignInSessionStore, 'get' | 'subscribe'>;
  /** The operator's time zone. Default: that of the browser. */
  timeZone?: string | undefined;
  store?: DeviationStore;
  schedule?: IdleScheduler;
}

/** The number of responses that may wait for the comparison. */
const MAX_WAITING = 50;

const toFile = (): ResponseContent => ({ kind: 'file' });

/** Calls a function when the user signs out, and when another user signs in. */
function watchAccount({ get, subscribe }: ObserverOptions['session'], onChange: () => void): void {
  let account = get()?.userPk;
  subscribe(() => {
    const next = get()?.userPk;
    if (account !== undefined && next !== account) onChange();
    account = next;
  });
}

/**
 * Wraps the client so that its responses are compared. The wrapped client returns and throws what the client does.
 * @returns the wrapped client
 */
export function observeResponses(http: HttpClient, options: ObserverOptions): HttpClient {
  const { session, timeZone, store = deviationStore, schedule } = options;
  /** Increases with each change of the account: what was requested before is not reported to the next user. */
  let period = 0;
  const queue = createIdleQueue<{ response: ObservedResponse; begun: number }>(
    async ({ response, begun }) => {
      const { checkResponse } = await import('./checkResponse');
      const found = await checkResponse(response, { timeZone });
      if (begun === period) store.add(found, Date.now());
    },
    MAX_WAITING,
    schedule,
  );
  watchAccount(session, () => {
    period += 1;
    queue.clear();
    store.clear();
  });
  store.setActive(true);

  const observe = async <T>(
    { call, url, body }: Pick<HttpRequest, 'call' | 'url' | 'body'>,
    send: () => Promise<T>,
    toContent: (received: T) => ResponseContent,
  ): Promise<T> => {
    if (!call) return send();
    const begun = period;
    const start = performance.now();
    const add = (result: { content: ResponseContent } | { error: unknown }): void => {
      const isFile = body instanceof FormData || ('content' in result && result.content.kind === 'file');
      const milliseconds = performance.now() - start;
      if (begun === period)
        queue.add({ begun, response: { call, url, ...(isFile ? {} : { milliseconds }), ...result } });
    };
    try {
      const received = await send();
      add({ content: toContent(received) });
      return received;
    } catch (error) {
      add({ error });
      throw error;
    }
  };
  return {
    ...http,
    requestJson: (request) =>
      observe(
        request,
        () => http.requestJson(request),
        ({ json, headers, status }) =>
          request.isPlain === false
            ? { kind: 'envelope', envelope: json as Record<string, unknown> }
            : { kind: 'json', json, headers, status },
      ),
    download: (request) => observe(request, () => http.download(request), toFile),
  };
}
