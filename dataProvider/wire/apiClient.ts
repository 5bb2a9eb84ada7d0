import type { HttpClient } from '../transport/types';
import type { Envelope } from '../transport/parseResponse';
import type { Dialect, UnvalidatedRows, ListRequest } from '../dialects/dialect';
import { getDialectName, loadDialect, type DialectRegistry } from '../dialects/loadDialect';
import type {
  CallResult,
  Call,
  DownloadedFile,
  PageOptions,
  RowsPage,
  SendOptions,
  UploadOptions,
} from '../contract/types';
import type { Json } from '../contract/jsonValues';
import { unwrapEnvelope, readPage } from './readEnvelope';
import type { CallContext } from './readEnvelope';
import { buildUrl } from './buildUrl';
import type { RequestedPage } from './readRows';

/** Sends requests for the calls of a schema. react-admin's nine methods and the requests of screens are based on it. */
export interface ApiClient {
  http: HttpClient;
  /** Returns the dialect that a call names. If the call names none, returns the dialect of the operator's API. */
  getDialect(call: Call): Promise<Dialect>;
  envelope(call: Call, options?: SendOptions): Promise<Envelope>;
  send<T>(call: Call, options?: SendOptions): Promise<CallResult<T>>;
  /** Sends a list request and finds the rows in its response. */
  fetchRows(call: Call, options: SendOptions): Promise<UnvalidatedRows & { json: unknown }>;
  /** Reads one page of a list. Error messages contain the title in `callContext`. */
  fetchPageOf(
    callContext: Omit<CallContext, 'call'>,
    call: Call,
    params: PageOptions & Pick<ListRequest, 'sort' | 'idField'>,
  ): Promise<RowsPage<Json>>;
  page<Row>(call: Call, options: PageOptions): Promise<RowsPage<Row>>;
  upload<T>(call: Call, file: File, options: UploadOptions): Promise<CallResult<T>>;
  download(call: Call, options?: SendOptions): Promise<DownloadedFile>;
}

/**
 * Creates the client that sends requests for the calls of a schema. All of its functions are async, so that a
 * missing value for the path leads to a rejected promise and not to a synchronous error.
 */
export function createApiClient(baseUrl: string, http: HttpClient, dialects: DialectRegistry): ApiClient {
  const getDialect: ApiClient['getDialect'] = (call) => loadDialect(dialects, getDialectName(call));
  const request = ({ method, path }: Call, { params, query, ...rest }: SendOptions = {}) => ({
    method,
    url: buildUrl(baseUrl, path, params, query),
    name: path,
    ...rest,
  });
  const envelope: ApiClient['envelope'] = async (call, options) => {
    const { isPlain, findRecord, parseErrorResponse } = await getDialect(call);
    if (!isPlain && call.envelope !== false) return http.request(request(call, options));
    const { json } = await http.requestJson({ ...request(call, options), parseErrorResponse });
    return { success: true, data: findRecord ? findRecord(json) : json };
  };
  const fetchRows: ApiClient['fetchRows'] = async (call, options) => {
    const { isPlain, findRows, parseErrorResponse } = await getDialect(call);
    const sent = { ...options, read: true };
    const { json, headers } = isPlain
      ? await http.requestJson({ ...request(call, sent), parseErrorResponse })
      : { json: await envelope(call, sent), headers: new Headers() };
    return { ...findRows(json, headers), json };
  };
  const fetchPageOf: ApiClient['fetchPageOf'] = async (callContext, call, { signal, params, ...page }) => {
    const dialect = await getDialect(call);
    const fetchOne = async (position: RequestedPage): Promise<RowsPage<Json>> => {
      const asks = await dialect.buildListRequest({ ...page, ...position, fixedParams: call.fixedParams });
      const found = await fetchRows(call, { params, signal, ...asks });
      return readPage(found, { ...callContext, call }, position, http);
    };
    const { maxPageSize = Infinity } = dialect;
    if (page.perPage <= maxPageSize) return fetchOne(page);
    const { fetchLongPage } = await import('./fetchLongPage');
    return fetchLongPage(page, maxPageSize, fetchOne);
  };
  return {
    http,
    getDialect,
    envelope,
    send: async (call, options) => unwrapEnvelope(await envelope(call, options)),
    fetchRows,
    fetchPageOf,
    page: async <Row>(call: Call, { title = '', ...params }: PageOptions) =>
      (await fetchPageOf({ title }, call, params)) as RowsPage<Row>,
    upload: async (call, file, options) =>
      unwrapEnvelope(await http.upload({ ...request(call), isPlain: call.envelope === false }, file, options)),
    download: async (call, options) => http.download(request(call, options)),
  };
}
