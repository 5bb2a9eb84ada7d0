/**
 * Implements react-admin's data provider for the operator's API. Each resource has a table of calls:
 *
 * getList          => calls.page    POST article/article-pages  {pageNo, pageSize, pageVo}
 * getManyReference => calls.page    the same, with the target as one of the filters
 * getOne           => calls.get     GET article/articles/{articleId}
 * getMany          => calls.get     once per id, in parallel; missing records (404) are omitted
 * create           => calls.create  POST article/articles       the record without its id
 * update           => calls.update  PUT article/articles        the record with its id
 * updateMany       => calls.update  once per id, sequentially
 * delete           => calls.delete  DELETE article/articles/{articleId}
 * deleteMany       => calls.delete  once per id, sequentially
 *
 * The dialect of a call (see `dialects/`) defines the format of list requests and their responses, of request
 * bodies and of error responses. A method whose call is missing rejects with an error that lists the available
 * calls. The additional methods `send`, `page`, `upload` and `download` accept any call of a schema.
 */
import type { DialectRegistry } from './dialects/loadDialect';
import { createDataProviderMethods } from './methods/createDataProviderMethods';
import type { DataProviderMethods } from './methods/types';
import type { HttpClient } from './transport/types';
import type { ResourceCalls, ResourceRegistry, SendOptions, WattdeskDataProvider } from './contract/types';
import { createApiClient } from './wire/apiClient';

/** The conversion of values is lazy-loaded, because most APIs need none. */
const loadSerialization = () => import('./methods/createSerializedMethods');

type SerializedCalls = Pick<WattdeskDataProvider, 'send' | 'page' | 'upload'>;

export interface DataProviderOptions {
  /** The base URL of the API, such as `/steve` or `https://…/steve`. */
  baseUrl: string;
  routes: ResourceRegistry;
  http: HttpClient;
  /** The dialects that calls may name. */
  dialects: DialectRegistry;
  /** The dialect of calls that name none. Default: that of the operator's API. */
  defaultDialect?: string | undefined;
  /** The operator's time zone, for points in time. Default: the time zone of the browser. */
  timeZone?: string | undefined;
}

/**
 * Creates the data provider. Call it once per app, outside of components.
 *
 * @example
 * const http = createHttp({ timeout: 30_000, credentials: { token: () => session.get()?.token } });
 * const dataProvider = createDataProvider({ baseUrl: '/steve', routes: resourceRegistry, http, dialects });
 * const { data } = await dataProvider.getOne('article', { id: 7 });
 */
export function createDataProvider({
  baseUrl,
  routes,
  http,
  dialects,
  defaultDialect,
  timeZone,
}: DataProviderOptions): WattdeskDataProvider {
  const wire = createApiClient(baseUrl.replace(/\/+$/, ''), http, dialects, defaultDialect);

  type Run<T> = (methods: DataProviderMethods) => Promise<T>;
  const runMethod = async <T>(table: ResourceCalls, method: Run<T>): Promise<T> => {
    const serializer = await table.loadSerializer?.({ timeZone });
    if (!serializer) return method(createDataProviderMethods(table, wire));
    return method((await loadSerialization()).createSerializedMethods(table, serializer, wire));
  };
  const run = async <T>(resource: string, method: Run<T>): Promise<T> =>
    runMethod(await routes.getResourceCalls(resource), method);
  /** A list needs only the call `page`, which is available before the other calls of the resource are loaded. */
  const runList = async <T>(resource: string, method: Run<T>): Promise<T> => {
    const early = routes.pageTable(resource);
    return early?.calls.page ? runMethod(early, method) : run(resource, method);
  };

  /** Returns the client that sends a call: one that converts values if the call has fields. */
  const getClient = async (options: Pick<SendOptions, 'fields'> = {}): Promise<SerializedCalls> =>
    options.fields ? (await loadSerialization()).createSerializedCalls(wire, routes, timeZone) : wire;

  return {
    getList: (resource, params) => runList(resource, (methods) => methods.getList(resource, params)),
    getManyReference: (resource, params) => runList(resource, (methods) => methods.getManyReference(resource, params)),
    getOne: (resource, params) => run(resource, (methods) => methods.getOne(resource, params)),
    getMany: (resource, params) => run(resource, (methods) => methods.getMany(resource, params)),
    create: (resource, params) => run(resource, (methods) => methods.create(resource, params)),
    update: (resource, params) => run(resource, (methods) => methods.update(resource, params)),
    updateMany: (resource, params) => run(resource, (methods) => methods.updateMany(resource, params)),
    delete: (resource, params) => run(resource, (methods) => methods.delete(resource, params)),
    deleteMany: (resource, params) => run(resource, (methods) => methods.deleteMany(resource, params)),
    send: async (call, options) => (await getClient(options)).send(call, options),
    page: async (call, options) => (await getClient(options)).page(call, options),
    upload: async (call, file, options) => (await getClient(options)).upload(call, file, options),
    download: wire.download,
    supportAbortSignal: true,
  };
}
