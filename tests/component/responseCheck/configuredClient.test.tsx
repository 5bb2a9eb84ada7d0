/** The HTTP client that `config.json` configures. */
import { describe, expect, it, vi } from 'vitest';
import type { HttpClient } from '../../../dataProvider/transport/types';
import { createConfiguredClient } from '../../../src/createConfiguredClient';
import { createSignInSessionStore } from '../../../src/auth/sessionStore';
import type { AuthConfig } from '../../../src/auth/adapters/authAdapter';
import { createDeviationStore, deviationStore } from '../../../src/responseCheck/deviationStore';
import { observeResponses } from '../../../src/responseCheck/observeResponses';
import { loadEntity } from '../../../src/model/registry/entityRegistry';

const NONE: AuthConfig = { type: 'none' };

const createStubHttp = (response: object = {}): HttpClient =>
  ({ requestJson: vi.fn(async () => response) }) as unknown as HttpClient;

const create = async (config: Parameters<typeof createConfiguredClient>[0]['config']) => {
  const http = createStubHttp({ success: true });
  const session = createSignInSessionStore(localStorage);
  const client = await createConfiguredClient({
    config,
    createDefaultHttp: () => http,
    baseUrl: '/api',
    session,
    storage: localStorage,
    httpOptions: { onWarning: () => undefined },
  });
  const { isActive } = deviationStore.get();
  deviationStore.setActive(false);
  return { client, http, isActive };
};

describe('the configured client', () => {
  it('compares responses, also with the sign-in of the operator', async () => {
    const { client, http, isActive } = await create({ checkResponses: true, auth: { type: 'operator' } });
    expect(isActive).toBe(true);
    expect(client.api).toBeUndefined();
    expect(client.http).not.toBe(http);
    expect(await client.http.requestJson({ method: 'GET', url: '/api/lots' })).toEqual({ success: true });
  });

  it('compares responses with a configured sign-in', async () => {
    const { client, http, isActive } = await create({ checkResponses: true, auth: NONE });
    expect(isActive).toBe(true);
    expect(client.api).toBeDefined();
    expect(http.requestJson).not.toHaveBeenCalled();
  });

  it('compares nothing without the key', async () => {
    const configured = await create({ auth: NONE });
    const ofOperator = await create({ auth: { type: 'operator' } });
    expect([configured.isActive, ofOperator.isActive]).toEqual([false, false]);
    expect(configured.client.http).not.toBe(configured.http);
    expect(ofOperator.client.http).toBe(ofOperator.http);
  });
});

describe('a response', () => {
  it.each<[string, number, string, number]>([
    ['of the call is compared', 200, '/api/article/article-types/1?a=b', 1],
    ['that is still being prepared is not', 202, '/api/article/article-types/1', 0],
    ['from the address of its state is not', 200, '/api/jobs/1', 0],
    ['below the address of the call is not', 200, '/api/article/article-types/1/state', 0],
  ])('%s', async (_, status, url, count) => {
    const { entity } = await loadEntity('article-type');
    const store = createDeviationStore();
    const json = { articleTypeId: 1, articleTypeName: 7 };
    const http = observeResponses(createStubHttp({ json, status, headers: new Headers() }), {
      session: { get: () => undefined, subscribe: () => () => undefined },
      store,
      schedule: queueMicrotask,
    });
    await http.requestJson({ method: 'GET', url, call: entity.calls['get']! });
    // The first comparison loads its code.
    await vi.waitFor(() => expect(store.get().responseCount).toBe(1), { timeout: 10_000 });
    expect(store.get().deviations).toHaveLength(count);
  });
});
