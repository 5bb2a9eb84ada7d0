import { buildUrl } from '../transport/buildUrl';
import type { HttpClient, HttpRequest, JsonResponse } from '../transport/types';
import type { Envelope } from '../transport/parseResponse';
import type { Dialect, PageFetcher, UnvalidatedResponseRows, ListRequest } from '../dialects/dialect';
import { DEFAULT_DIALECT, loadDialect, type DialectRegistry } from '../dialects/loadDialect';
import type {
  CallResult,
  Call,
  DownloadedFile,
  PaginationOptions,
  RowsPage,
  SendOptions,
  UploadOptions,
} from '../contract/types';
import type { Json } from '../contract/jsonValues';
import { unwrapEnvelope, readListResponse } from './readEnvelope';
import type { CallContext } from './readEnvelope';

/** Sends requests for the calls of a schema. react-admin's nine methods and the requests of screens are based on it. */
export interface ApiClient {
  http: HttpClient;
  /** Returns the dialect that a call names. If the call names none, returns the default dialect. */
  getDialect(call: Call): Promise<Dialect>;
  envelope(call: Call, options?: SendOptions): Promise<Envelope>;
  send<T>(call: Call, options?: SendOptions): Promise<CallResult<T>>;
  /** Sends a list request and finds the rows in its response. */
  fetchRows(call: Call, options: SendOptions): Promise<UnvalidatedResponseRows & { json: unknown }>;
  /** Reads one page of a list. Error messages contain the title in `callContext`. */
  fetchPageOf(
    callContext: Omit<CallContext, 'call'>,
    call: Call,
    params: PaginationOptions & Pick<ListRequest, 'sort' | 'idField' | 'isText'>,
  ): Promise<RowsPage<Json>>;
  page<Row>(call: Call, options: PaginationOptions & Pick<ListRequest, 'isText'>): Promise<RowsPage<Row>>;
  upload<T>(call: Call, file: File, options: UploadOptions): Promise<CallResult<T>>;
  download(call: Call, options?: SendOptions): Promise<DownloadedFile>;
}

/** Writes a body in the format of its call. The code of formats other than JSON is lazy-loaded. */
async function encode({ bodyFormat }: Call, dialect: Dialect, body: unknown): Promise<unknown> {
  const format = bodyFormat ?? dialect.bodyFormat ?? 'json';
  if (format === 'json' || body === undefined || body instanceof FormData) return body;
  const { encodeBody } = await import('../dialects/interpreter/encodeBody');
  return encodeBody(body, format, dialect.nestedParts);
}

/**
 * Creates the client that sends requests for the calls of a schema. All of its functions are async, so that a
 * missing value for the path leads to a rejected promise and not to a synchronous error.
 */
export function createApiClient(
  baseUrl: string,
  http: HttpClient,
  dialects: DialectRegistry,
  defaultDialect?: string,
): ApiClient {
  const getDialect: ApiClient['getDialect'] = (call) =>
    loadDialect(dialects, call.dialect ?? defaultDialect ?? DEFAULT_DIALECT);
  const requestJson = ({ sendRequest }: Dialect, sent: HttpRequest): Promise<JsonResponse> =>
    sendRequest ? sendRequest(sent, http, baseUrl, http.requestJson) : http.requestJson(sent);
  const request = async (
    call: Call,
    { params, query, previous, versionCall, changedAtPath, ...rest }: SendOptions = {},
  ) => {
    const dialect = await getDialect(call);
    const { isPlain, headers, versions, parseErrorResponse } = dialect;
    const url = buildUrl(baseUrl, call.path, params, query);
    return {
      method: call.method,
      url,
      call,
      name: call.path,
      headers: versions
        ? {
            ...headers,
            ...(await versions.getHeaders(
              call.method,
              url,
              previous,
              versionCall && {
                read: () => envelope(versionCall, { params }),
                changedAtPath,
                createError: http.createError,
              },
            )),
          }
        : headers,
      parseErrorResponse,
      isPlain: isPlain === true || call.responseEnvelope === false,
      ...rest,
      ...('body' in rest ? { body: await encode(call, dialect, rest.body) } : {}),
    };
  };
  const exchange: ApiClient['envelope'] = async (call, options) => {
    const sent = await request(call, options);
    const dialect = await getDialect(call);
    const { json, headers } = await requestJson(dialect, sent);
    if (!sent.isPlain) {
      const language = headers.get('content-language');
      return language ? { ...(json as Envelope), language } : (json as Envelope);
    }
    const { findRecord, versions } = dialect;
    const data = findRecord ? findRecord(json, headers) : json;
    return { success: true, data: versions ? versions.keep(call.method, sent.url, headers, data) : data };
  };
  const envelope: ApiClient['envelope'] = async (call, options) => {
    const { recordParams } = await getDialect(call);
    return exchange(call, recordParams ? { ...options, query: { ...recordParams, ...options?.query } } : options);
  };
  const fetchRows: ApiClient['fetchRows'] = async (call, options) => {
    const dialect = await getDialect(call);
    const { isPlain, findRows } = dialect;
    const sent = { ...options, read: true };
    const { json, headers } = isPlain
      ? await requestJson(dialect, await request(call, sent))
      : { json: await exchange(call, sent), headers: new Headers() };
    return { ...findRows(json, headers), json };
  };
  const fetchPageOf: ApiClient['fetchPageOf'] = async (callContext, call, { signal, params, ...page }) => {
    const dialect = await getDialect(call);
    const fetchOne: PageFetcher = async (position) => {
      const asks = await dialect.buildListRequest({ ...page, ...position, fixedParams: call.fixedParams });
      const found = await fetchRows(call, { params, signal, ...asks });
      return {
        ...readListResponse(found, { ...callContext, call }, position, http),
        nextPageParams: found.nextPageParams,
      };
    };
    const { nextPageParams: _, ...read } = await (dialect.fetchPage
      ? dialect.fetchPage(page, fetchOne, JSON.stringify([call, params, page.filter, page.sort]))
      : fetchOne(page));
    return read;
  };
  return {
    http,
    getDialect,
    envelope,
    send: async (call, options) => unwrapEnvelope(await envelope(call, options)),
    fetchRows,
    fetchPageOf,
    page: async <Row>(call: Call, { title = '', ...params }: Parameters<ApiClient['page']>[1]) =>
      (await fetchPageOf({ title }, call, params)) as RowsPage<Row>,
    upload: async (call, file, { field, params, onProgress, signal }) => {
      const body = new FormData();
      body.append(field, file);
      const sent = await request(call, { params, body, onProgress, ...(signal ? { signal } : {}) });
      const { json } = await requestJson(await getDialect(call), sent);
      return unwrapEnvelope(sent.isPlain ? { success: true, data: json } : (json as Envelope));
    },
    download: async (call, options) => {
      const sent = await request(call, options);
      const { sendRequest } = await getDialect(call);
      const { file } = sendRequest
        ? await sendRequest({ ...sent, isPolled: true }, http, baseUrl, http.download)
        : await http.download(sent);
      if (!file) throw http.createError('failed');
      return file;
    },
  };
}
