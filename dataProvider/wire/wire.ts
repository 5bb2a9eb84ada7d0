import { openAnswer, openPage } from './envelope';
import type { Asked } from './envelope';
import { pageBody } from './paging';
import type { Envelope } from '../transport/answer';
import type { Http } from '../transport/types';
import type { Answer, Call, Download, PageOptions, RowsPage, SendOptions, UploadOptions } from '../contract/types';
import { urlOf } from './url';
import type { Json } from '../contract/values';

/** Calls of a schema, sent: what the nine methods and the screens' own calls are made of. */
export interface Wire {
  http: Http;
  envelope(call: Call, options?: SendOptions): Promise<Envelope>;
  send<T>(call: Call, options?: SendOptions): Promise<Answer<T>>;
  /** A page, its faults named after `asked`. */
  pageOf(asked: Omit<Asked, 'call'>, call: Call, params: PageOptions): Promise<RowsPage<Json>>;
  page<Row>(call: Call, options: PageOptions): Promise<RowsPage<Row>>;
  upload<T>(call: Call, file: File, options: UploadOptions): Promise<Answer<T>>;
  download(call: Call, options?: SendOptions): Promise<Download>;
}

/** Async functions, so that a call without a value for its path rejects instead of throwing. */
export function createWire(baseUrl: string, http: Http): Wire {
  const request = ({ method, path }: Call, { params, query, ...rest }: SendOptions = {}) => ({
    method,
    url: urlOf(baseUrl, path, params, query),
    name: path,
    ...rest,
  });
  const envelope: Wire['envelope'] = async (call, options) =>
    call.envelope === false
      ? { success: true, data: (await http.plain(request(call, options))).json }
      : http.request(request(call, options));
  const pageOf: Wire['pageOf'] = async (asked, call, { signal, params, ...page }) => {
    const answer = await envelope(call, { params, body: pageBody(call, page), signal, read: true });
    return openPage(answer, { ...asked, call }, page, http);
  };
  return {
    http,
    envelope,
    send: async (call, options) => openAnswer(await envelope(call, options)),
    pageOf,
    page: async <Row>(call: Call, { title = '', ...params }: PageOptions) =>
      (await pageOf({ title }, call, params)) as RowsPage<Row>,
    upload: async (call, file, options) =>
      openAnswer(await http.upload({ ...request(call), isPlain: call.envelope === false }, file, options)),
    download: async (call, options) => http.download(request(call, options)),
  };
}
