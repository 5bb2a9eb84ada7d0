import { unwrapEnvelope, readPage } from './readEnvelope';
import type { CallContext } from './readEnvelope';
import { buildPageRequestBody } from './pageRequestBody';
import type { Envelope } from '../transport/parseAnswer';
import type { HttpClient } from '../transport/types';
import type {
  Answer,
  Call,
  DownloadedFile,
  PageOptions,
  RowsPage,
  SendOptions,
  UploadOptions,
} from '../contract/types';
import { buildUrl } from './buildUrl';
import type { Json } from '../contract/jsonValues';

/** Sends the calls of a schema; the basis of the nine methods and of the calls made by screens. */
export interface ApiClient {
  http: HttpClient;
  envelope(call: Call, options?: SendOptions): Promise<Envelope>;
  send<T>(call: Call, options?: SendOptions): Promise<Answer<T>>;
  /** Reads a page; error messages name `callContext`. */
  fetchPageOf(callContext: Omit<CallContext, 'call'>, call: Call, params: PageOptions): Promise<RowsPage<Json>>;
  page<Row>(call: Call, options: PageOptions): Promise<RowsPage<Row>>;
  upload<T>(call: Call, file: File, options: UploadOptions): Promise<Answer<T>>;
  download(call: Call, options?: SendOptions): Promise<DownloadedFile>;
}

/**
 * Creates the client that sends schema calls. All functions are async: a missing path value rejects instead of
 * throwing.
 */
export function createApiClient(baseUrl: string, http: HttpClient): ApiClient {
  const request = ({ method, path }: Call, { params, query, ...rest }: SendOptions = {}) => ({
    method,
    url: buildUrl(baseUrl, path, params, query),
    name: path,
    ...rest,
  });
  const envelope: ApiClient['envelope'] = async (call, options) =>
    call.envelope === false
      ? { success: true, data: (await http.requestJson(request(call, options))).json }
      : http.request(request(call, options));
  const getPage: ApiClient['fetchPageOf'] = async (callContext, call, { signal, params, ...page }) => {
    const response = await envelope(call, { params, body: buildPageRequestBody(call, page), signal, read: true });
    return readPage(response, { ...callContext, call }, page, http);
  };
  return {
    http,
    envelope,
    send: async (call, options) => unwrapEnvelope(await envelope(call, options)),
    fetchPageOf: getPage,
    page: async <Row>(call: Call, { title = '', ...params }: PageOptions) =>
      (await getPage({ title }, call, params)) as RowsPage<Row>,
    upload: async (call, file, options) =>
      unwrapEnvelope(await http.upload({ ...request(call), isPlain: call.envelope === false }, file, options)),
    download: async (call, options) => http.download(request(call, options)),
  };
}
