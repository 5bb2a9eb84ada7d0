/**
 * react-admin on the operator's API. Each resource brings a table of calls:
 *
 * getList          => calls.page    POST article/article-pages  {pageNo, pageSize, pageVo}
 * getManyReference => calls.page    the same, with the target among the filters
 * getOne           => calls.get     GET article/articles/{articleId}
 * getMany          => calls.get     once per id, side by side; what is gone (404) is left out
 * create           => calls.create  POST article/articles       the record without its id
 * update           => calls.update  PUT article/articles        the record with its id
 * updateMany       => calls.update  once per id, in turn
 * delete           => calls.delete  DELETE article/articles/{articleId}
 * deleteMany       => calls.delete  once per id, in turn
 *
 * Calls marked `rest` are plain REST below the path of the page call, as ra-data-simple-rest does it.
 * What a table lacks is a refusal that names the calls there are. Beside the nine: `send`, `page`, `upload` and
 * `download` take any call of a schema.
 */
import { createMethods } from './methods/createMethods';
import type { DataProviderMethods } from './methods/types';
import type { HttpClient } from './transport/types';
import type { ResourceCalls, ResourceRegistry, WattdeskDataProvider } from './contract/types';
import { createApiClient } from './wire/apiClient';

export interface DataProviderOptions {
  /** Where the API is: `/steve` or `https://…/steve`. */
  baseUrl: string;
  routes: ResourceRegistry;
  http: HttpClient;
}

/** The path of a plain REST collection, of which some calls may be others. */
const restPath = ({ calls }: ResourceCalls): string | undefined =>
  Object.values(calls)
    .find((call) => call.rest)
    ?.path.replace(/\/\{id\}$/, '');

/** Creates the provider; once per app, outside of any component. */
export function createDataProvider({ baseUrl: given, routes, http }: DataProviderOptions): WattdeskDataProvider {
  const baseUrl = given.replace(/\/+$/, '');
  const wire = createApiClient(baseUrl, http);

  type Run<T> = (methods: DataProviderMethods, path: string) => Promise<T>;
  /** simple-rest builds its addresses from the resource's name: it gets the path instead. */
  const run = async <T>(table: ResourceCalls, method: Run<T>): Promise<T> =>
    method(await createMethods(table, baseUrl, wire), restPath(table) ?? table.name);
  const on = async <T>(resource: string, method: Run<T>): Promise<T> =>
    run(await routes.getResourceCalls(resource), method);
  /** A list needs its page call only, and that is known before the rest of its table has loaded. */
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
