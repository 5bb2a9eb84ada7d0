import type { UploadOptions } from '../contract/types';
import type { Envelope, RawResponse } from './parseResponse';
import type { Deadline } from './deadline';
import { runHttpRequest } from './runHttpRequest';
import { parseAndLogEnvelope, parsePlainResponse } from './fetchJson';
import type { TransportOptions, UploadRequest } from './types';

export type XhrFactory = () => XMLHttpRequest;

const getResponse = (xhr: XMLHttpRequest): RawResponse => ({
  status: xhr.status,
  contentType: xhr.getResponseHeader('Content-Type') ?? '',
  text: xhr.responseText,
});

function forwardProgress(
  { upload }: XMLHttpRequest,
  deadline: Deadline,
  onProgress: UploadOptions['onProgress'],
): void {
  upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    deadline.extend();
    if (lengthComputable && total > 0) onProgress?.(loaded / total);
  });
  // Once the upload is complete, the server has the full timeout to send its response.
  upload.addEventListener('load', () => deadline.extend());
}

function waitForXhr(xhr: XMLHttpRequest, { signal }: Deadline): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.addEventListener('load', () => resolve(getResponse(xhr)));
    xhr.addEventListener('error', () => reject(new Error('The line broke during the upload')));
    xhr.addEventListener('abort', () => reject(new Error('The upload was stopped')));
  });
}

/**
 * Uploads one file as multipart form data. It uses XMLHttpRequest, because `fetch` does not report upload progress.
 * Each progress event restarts the timeout, so that slow uploads do not fail.
 */
export async function uploadFile(
  createXhr: XhrFactory,
  request: UploadRequest,
  file: File,
  options: UploadOptions,
  transport: TransportOptions,
): Promise<Envelope> {
  const raw = await runHttpRequest({ ...transport, url: request.url, signal: options.signal }, (deadline) => {
    const xhr = createXhr();
    const form = new FormData();
    form.append(options.field, file, file.name);
    const answer = waitForXhr(xhr, deadline);
    forwardProgress(xhr, deadline, options.onProgress);
    xhr.open(request.method, request.url);
    xhr.withCredentials = transport.withCookies;
    const headers = { Accept: 'application/json', ...transport.headers(), ...request.headers };
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.send(form);
    return answer;
  });
  return request.isPlain
    ? { success: true, data: parsePlainResponse(request, raw, transport) }
    : parseAndLogEnvelope(request, raw, transport);
}
