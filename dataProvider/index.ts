/**
 * react-admin on top of the operator's API. Each resource has a table of calls:
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
 * Calls marked `rest` are standard REST below the path of the page call, implemented by ra-data-simple-rest.
 * A method without a call is rejected with an error that lists the available calls. In addition to the nine
 * methods, `send`, `page`, `upload` and `download` accept any call of a schema.
 */
import { createMethods } from './methods/createMethods';
import type { DataProviderMethods } from './methods/types';
import type { HttpClient } from './transport/types';
import type { ResourceCalls, ResourceRegistry, WattdeskDataProvider } from './contract/types';
import { createApiClient } from './wire/apiClient';

export interface DataProviderOptions {
  /** The base URL of the API: `/steve` or `https://…/steve`. */
  baseUrl: string;
  routes: ResourceRegistry;
  http: HttpClient;
}

/** Returns the path of a standard REST collection; undefined if the resource has no REST calls. */
const getRestPath = ({ calls }: ResourceCalls): string | undefined =>
  Object.values(calls)
    .find((call) => call.rest)
    ?.path.replace(/\/\{id\}$/, '');

/**
 * Creates the data provider. Call it once per app, outside of components.
 *
 * @example
 * const http = createHttp({ timeout: 30_000, credentials: { token: () => session.get()?.token } });
 * const dataProvider = createDataProvider({ baseUrl: '/steve', routes: resourceCalls, http });
 * const { data } = await dataProvider.getOne('article', { id: 7 });
 */
export function createDataProvider({ baseUrl: given, routes, http }: DataProviderOptions): WattdeskDataProvider {
  const baseUrl = given.replace(/\/+$/, '');
  const wire = createApiClient(baseUrl, http);

  type Run<T> = (methods: DataProviderMethods, path: string) => Promise<T>;
  /** simple-rest builds its URLs from the resource name, so it receives the path instead. */
  const run = async <T>(table: ResourceCalls, method: Run<T>): Promise<T> =>
    method(await createMethods(table, baseUrl, wire), getRestPath(table) ?? table.name);
  const on = async <T>(resource: string, method: Run<T>): Promise<T> =>
    run(await routes.getResourceCalls(resource), method);
  /** A list needs its page call only, which is known before the resource's other calls have loaded. */
  const onList = async <T>(resource: string, method: Run<T>): Promise<T> => {
    const early = routes.pageTable(resource);
    return early?.calls.page ? run(early, method) : on(resource, method);
  };

  return {
    getList: (resource, params) => onList(resource, (methods, path) => methods.getList(path, params)),
    getManyReference: (resource, params) => onList(resource, (methods, path) => methods.getManyReference(path, params)),
    getOne: (resource, params) => on(resource, (methods, path) => methods.getOne(path, params)),
    getMany: (resource, params) => on(resource, (methods, path) => methods.getMany(path, params)),
    create: (resource, params) => on(resource, (methods, path) => methods.create(path, params)),
    update: (resource, params) => on(resource, (methods, path) => methods.update(path, params)),
    updateMany: (resource, params) => on(resource, (methods, path) => methods.updateMany(path, params)),
    delete: (resource, params) => on(resource, (methods, path) => methods.delete(path, params)),
    deleteMany: (resource, params) => on(resource, (methods, path) => methods.deleteMany(path, params)),
    send: wire.send,
    page: wire.page,
    upload: wire.upload,
    download: wire.download,
    supportAbortSignal: true,
  };
}
