import type { RawResponse } from './parseResponse';
import type { Deadline } from './deadline';
import { runHttpRequest } from './runHttpRequest';
import { parseAndLogEnvelope, parsePlainResponse } from './fetchJson';
import type { HttpRequest, JsonResponse, TransportOptions } from './types';

export type XhrFactory = () => XMLHttpRequest;

type XhrResponse = RawResponse & Omit<JsonResponse, 'json'>;

const LINE = /^([^:]+):\s*(.*)$/;

function getHeaders(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split('\r\n')) {
    const [, name, value = ''] = LINE.exec(line) ?? [];
    if (name !== undefined) headers.append(name, value);
  }
  return headers;
}

function getResponse(xhr: XMLHttpRequest): XhrResponse {
  const headers = getHeaders(xhr);
  const contentType = headers.get('Content-Type') ?? '';
  return { status: xhr.status, headers, redirected: false, contentType, text: xhr.responseText };
}

function forwardProgress({ upload }: XMLHttpRequest, deadline: Deadline, onProgress: HttpRequest['onProgress']): void {
  upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    deadline.extend();
    if (lengthComputable && total > 0) onProgress?.(loaded / total);
  });
  // Once the upload is complete, the server has the full timeout to send its response.
  upload.addEventListener('load', () => deadline.extend());
}

function waitForXhr(xhr: XMLHttpRequest, { signal }: Deadline): Promise<XhrResponse> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.addEventListener('load', () => resolve(getResponse(xhr)));
    xhr.addEventListener('error', () => reject(new Error('The line broke during the upload')));
    xhr.addEventListener('abort', () => reject(new Error('The upload was stopped')));
  });
}

/**
 * Sends a request whose body is a multipart form. It uses XMLHttpRequest, because `fetch` does not report upload
 * progress. Each progress event restarts the timeout, so that slow uploads do not fail.
 */
export async function sendMultipart(
  createXhr: XhrFactory,
  request: HttpRequest,
  transport: TransportOptions,
): Promise<JsonResponse> {
  const raw = await runHttpRequest({ ...transport, url: request.url, signal: request.signal }, (deadline) => {
    const xhr = createXhr();
    const answer = waitForXhr(xhr, deadline);
    forwardProgress(xhr, deadline, request.onProgress);
    xhr.open(request.method, request.url);
    xhr.withCredentials = transport.withCookies;
    const headers = { Accept: 'application/json', ...transport.headers(), ...request.headers };
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.send(request.body as FormData);
    return answer;
  });
  const parse = request.isPlain === false ? parseAndLogEnvelope : parsePlainResponse;
  return { ...raw, json: parse(request, raw, transport) };
}
