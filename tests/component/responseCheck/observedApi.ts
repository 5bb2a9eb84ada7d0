/** A fake API behind the real data provider, whose responses are compared at once and not when the browser is idle. */
import { HttpError } from 'ra-core';
import { vi } from 'vitest';
import { defaultDialect, dialects } from 'virtual:wattdesk/dialects';
import { createDataProvider } from '../../../dataProvider';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { createHttp } from '../../../dataProvider/transport/createHttp';
import { createDeviationStore, type DeviationStore } from '../../../src/responseCheck/deviationStore';
import type { IdleScheduler } from '../../../src/responseCheck/createIdleQueue';
import { observeResponses } from '../../../src/responseCheck/observeResponses';
import { resourceRegistry } from '../../../src/resourceRegistry';

export type Answer = (signal?: AbortSignal | null) => Response | Promise<Response>;

/** Never answers, as a server that hangs. */
export const answerNever: Answer = (signal) =>
  new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
  );

export const answerJson =
  (body: unknown, status = 200): Answer =>
  () =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** A page in the envelope of the operator's API. */
export const answerPage = (rows: unknown, total: unknown = Array.isArray(rows) ? rows.length : 0): Answer =>
  answerJson({ success: true, data: rows, total });

export const answerData = (data: unknown): Answer => answerJson({ success: true, data });

export interface ObservedApi {
  dataProvider: WattdeskDataProvider;
  store: DeviationStore;
  /** Method and path of each request. */
  requests: string[];
  /** Signs in as another user, or out. */
  setAccount(userPk: string | undefined): void;
  /** Waits until this number of responses has been compared. */
  settle(count?: number): Promise<void>;
  /** Returns the deviations as `ENTITY CALL FIELD: EXPECTED / SEEN (COUNT)`. */
  list(): string[];
}

/** @param answers by method and path; all other requests fail with the status 404 and a message */
export function createObservedApi(
  answers: Readonly<Record<string, Answer>>,
  { schedule = queueMicrotask, timeout = 30_000 }: { schedule?: IdleScheduler; timeout?: number } = {},
): ObservedApi {
  const requests: string[] = [];
  const fetch = async (url: string, { method = 'GET', signal }: RequestInit): Promise<Response> => {
    const call = `${method} ${url.replace('/api/', '').split('?')[0]}`;
    requests.push(call);
    return (answers[call] ?? answerJson({ success: false, msg: 'Not found' }, 404))(signal);
  };
  let account: string | undefined = '1';
  const listeners = new Set<() => void>();
  const store = createDeviationStore();
  const session = {
    get: () => (account === undefined ? undefined : { userPk: account, userName: 'ann', email: '', roleName: '' }),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const plain = createHttp({
    credentials: { token: () => 'secret' },
    fetch,
    timeout,
    sleep: async () => undefined,
    onWarning: () => undefined,
  });
  const http = observeResponses(plain, { session, timeZone: 'Asia/Singapore', store, schedule });
  return {
    dataProvider: createDataProvider({ baseUrl: '/api', routes: resourceRegistry, http, dialects, defaultDialect }),
    store,
    requests,
    setAccount: (userPk) => {
      account = userPk;
      listeners.forEach((listener) => listener());
    },
    settle: (count = 1) =>
      vi.waitFor(
        () => {
          const { responseCount } = store.get();
          if (responseCount !== count) throw new Error(`${responseCount} of ${count} responses were compared`);
        },
        { timeout: 15_000 },
      ),
    list: () =>
      store
        .get()
        .deviations.map(
          ({ entity, calls, field = '*', expected, seen, count }) =>
            `${entity} ${calls.join(', ')} ${field}: ${expected} / ${seen} (${count})`,
        ),
  };
}

/** Runs a request whose failure the test expects. */
export async function expectRefusal(request: Promise<unknown>): Promise<HttpError> {
  const error: unknown = await request.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof HttpError)) throw new Error(`No HttpError but ${String(error)}`);
  return error;
}
