import type { HttpClient } from '../transport/types';
import type { Envelope } from '../transport/parseAnswer';
import type { Dialect, FoundRows, ListRequest } from '../dialects/dialect';
import { getDialectName, loadDialect, type DialectRegistry } from '../dialects/dialectRegistry';
import type {
  Answer,
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

/** Sends the calls of a schema; the basis of the nine methods and of the calls made by screens. */
export interface ApiClient {
  http: HttpClient;
  /** Returns the dialect of a call: the one that it names, or the operator's. */
  getDialect(call: Call): Promise<Dialect>;
  envelope(call: Call, options?: SendOptions): Promise<Envelope>;
  send<T>(call: Call, options?: SendOptions): Promise<Answer<T>>;
  /** Sends a list request, and finds the rows in its answer. */
  fetchRows(call: Call, options: SendOptions): Promise<FoundRows & { json: unknown }>;
  /** Reads a page; error messages name `asked`. */
  fetchPageOf(
    callContext: Omit<CallContext, 'call'>,
    call: Call,
    params: PageOptions & Pick<ListRequest, 'sort' | 'idField'>,
  ): Promise<RowsPage<Json>>;
  page<Row>(call: Call, options: PageOptions): Promise<RowsPage<Row>>;
  upload<T>(call: Call, file: File, options: UploadOptions): Promise<Answer<T>>;
  download(call: Call, options?: SendOptions): Promise<DownloadedFile>;
}

/**
 * Creates the client that sends schema calls. All functions are async: a missing path value rejects instead of
 * throwing.
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
    const { isPlain, findRecord, readRefusal } = await getDialect(call);
    if (!isPlain && call.envelope !== false) return http.request(request(call, options));
    const { json } = await http.requestJson({ ...request(call, options), readRefusal });
    return { success: true, data: findRecord ? findRecord(json) : json };
  };
  const fetchRows: ApiClient['fetchRows'] = async (call, options) => {
    const { isPlain, findRows, readRefusal } = await getDialect(call);
    const sent = { ...options, read: true };
    const { json, headers } = isPlain
      ? await http.requestJson({ ...request(call, sent), readRefusal })
      : { json: await envelope(call, sent), headers: new Headers() };
    return { ...findRows(json, headers), json };
  };
  const fetchPageOf: ApiClient['fetchPageOf'] = async (callContext, call, { signal, params, ...page }) => {
    const dialect = await getDialect(call);
    const asks = await dialect.buildListRequest({ ...page, fixedParams: call.fixedParams });
    return readPage(await fetchRows(call, { params, signal, ...asks }), { ...callContext, call }, page, http);
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
