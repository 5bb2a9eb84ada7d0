/** A transport without a network: replies are returned in order and requests are recorded. */
import type { DialectRegistry } from '../../../dataProvider/dialects/loadDialect';
import { createDataProvider } from '../../../dataProvider';
import { createHttp } from '../../../dataProvider/transport/createHttp';
import type { HttpOptions } from '../../../dataProvider/transport/createHttp';
import type { Json } from '../../../dataProvider/contract/jsonValues';
import type { HttpRequest } from '../../../dataProvider/transport/types';
import { describeResponse } from '../../../dataProvider/transport/describeResponseShape';
import { dialects } from '../../support/dialects';
import type { ResourceCalls, ResourceRegistry, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { getRecordId, getRecordIdParts } from '../../../src/model/values/recordIds';

export interface Sent {
  method: string;
  url: string;
  body: unknown;
  headers: Record<string, string>;
  init: RequestInit;
}

type Reply = Response | Error | ((init: RequestInit) => Promise<Response>);

/** Returns a JSON response; the caller adds the envelope. */
export const json = (content: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(content), { status, headers: { 'Content-Type': 'application/json', ...headers } });

export const text = (content: string, status = 200, contentType = 'text/html'): Response =>
  new Response(content, { status, headers: { 'Content-Type': contentType } });

/** Never responds and rejects when its signal aborts, as `fetch` does. */
export const hang = (init: RequestInit): Promise<Response> =>
  new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

export function fakeFetch(...replies: Reply[]) {
  const sent: Sent[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    sent.push({ method: init.method ?? 'GET', url, body, headers: { ...(init.headers as object) }, init });
    const reply = replies.shift();
    if (!reply) throw new Error(`Nobody answers ${init.method} ${url}`);
    if (reply instanceof Error) throw reply;
    return typeof reply === 'function' ? reply(init) : reply;
  };
  return { fetch, sent };
}

/** Returns the transport with these replies; retry delays and warnings are recorded. */
export function fakeHttp(replies: Reply[], options: Partial<HttpOptions> = {}) {
  const { fetch, sent } = fakeFetch(...replies);
  const pauses: number[] = [];
  const warnings: { text: string; looks: string }[] = [];
  const http = createHttp({
    credentials: { token: () => 'secret' },
    fetch,
    sleep: async (milliseconds) => void pauses.push(milliseconds),
    onWarning: (warning, answer) => void warnings.push({ text: warning, looks: describeResponse(answer) }),
    ...options,
  });
  /** Sends a request whose response has an envelope, and returns the envelope. */
  const request = async (one: HttpRequest): Promise<Json> =>
    (await http.requestJson({ ...one, isPlain: false })).json as Json;
  return { http: { ...http, request }, sent, pauses, warnings };
}

/** Returns the calls of a resource as the app derives them from an entity. */
export const tableOf = (table: Omit<ResourceCalls, 'getId' | 'getIdParts'>): ResourceCalls => ({
  ...table,
  getId: (row) => getRecordId(table.ids, row),
  getIdParts: (id) => getRecordIdParts(table.ids, id),
});

export const articles: ResourceCalls = tableOf({
  name: 'article',
  title: 'Articles',
  ids: ['articleId'],
  calls: {
    page: { method: 'POST', path: 'article/article-pages', dialect: 'pageNo/pageVo' },
    get: { method: 'GET', path: 'article/articles/{articleId}' },
    create: { method: 'POST', path: 'article/articles' },
    update: { method: 'PUT', path: 'article/articles' },
    delete: { method: 'DELETE', path: 'article/articles/{articleId}' },
  },
});

export function routesOf(...tables: ResourceCalls[]): ResourceRegistry {
  const find = (resource: string): ResourceCalls | undefined => tables.find(({ name }) => name === resource);
  return {
    getResourceCalls: async (resource) => {
      const table = find(resource);
      if (!table) throw new Error(`No entity "${resource}"`);
      return table;
    },
    pageTable: find,
  };
}

/** Returns a data provider with these replies. */
export function fakeProvider(
  replies: Reply[],
  {
    table = articles,
    ownDialects = {},
    ...options
  }: Partial<HttpOptions> & { table?: ResourceCalls; ownDialects?: DialectRegistry } = {},
) {
  const wire = fakeHttp(replies, options);
  const provider: WattdeskDataProvider = createDataProvider({
    baseUrl: '/steve/',
    routes: routesOf(table),
    http: wire.http,
    dialects: { ...dialects, ...ownDialects },
  });
  return { provider, ...wire };
}

/** Returns the reason with which a promise rejects. */
export const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

export const page = (pageNumber = 1, perPage = 10, filter: Record<string, unknown> = {}) => ({
  pagination: { page: pageNumber, perPage },
  sort: { field: 'id', order: 'ASC' as const },
  filter,
});
