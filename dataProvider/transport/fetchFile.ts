import { HttpError } from 'ra-core';
import type { DownloadedFile } from '../contract/types';
import { getTextOrEmpty } from '../contract/jsonValues';
import type { Envelope } from './parseResponse';
import type { Deadline } from './deadline';
import { runHttpRequest } from './runHttpRequest';
import { getFileNameFromHeader } from './contentDisposition';
import { buildRequestInit } from './requestInit';
import { parseAndLogEnvelope, parsePlainResponse } from './fetchJson';
import type { FetchFunction } from './fetchJson';
import { RETRY_AFTER_HEADER, type RetryAfterListener } from './retry';
import type { FileResponse, HttpRequest, TransportOptions } from './types';

const ACCEPTED = 202;

/**
 * Reads the response body in chunks. Each chunk restarts the timeout, so that the download of a large file does not
 * time out.
 */
async function getBlob(response: Response, deadline: Deadline): Promise<Blob> {
  const pieces: BlobPart[] = [];
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
    pieces.push(piece.value);
    deadline.extend();
  }
  return new Blob(pieces, { type: response.headers.get('content-type') ?? '' });
}

const isRefusal = async (blob: Blob): Promise<boolean> =>
  /"success"\s*:\s*false/.test(await blob.slice(0, 1000).text());

/**
 * Whether the response to a download contains a message instead of a file. This is the case for an error status,
 * for a JSON body that reports an error, and for JSON or HTML without a file name in the headers.
 */
async function isMessage(status: number, { blob, fileName }: DownloadedFile): Promise<boolean> {
  if (status < 200 || status >= 300) return true;
  if (!/json|html/i.test(blob.type)) return false;
  return !fileName || (await isRefusal(blob));
}

/** Creates the error for a response that contains a message instead of a file. The message may even report success. */
function createMissingFileError(envelope: Envelope, status: number, { createError }: TransportOptions): HttpError {
  return new HttpError(getTextOrEmpty(envelope.msg) || createError('failed').message, status, envelope);
}

/**
 * Downloads one file.
 * @returns the file; a polled request may instead return the JSON of a response that reports no failure
 * @throws HttpError with the server's message if the response contains a message instead of a file
 */
export async function fetchFile(
  fetch: FetchFunction,
  request: HttpRequest,
  transport: TransportOptions,
  onRetryAfter?: RetryAfterListener,
): Promise<FileResponse> {
  const { isPolled, isPlain, url, signal } = request;
  const { status, headers, redirected, ...file } = await runHttpRequest(
    { ...transport, url, signal },
    async (deadline) => {
      const response = await fetch(url, buildRequestInit(request, '*/*', transport, deadline.signal));
      onRetryAfter?.(response.headers.get(RETRY_AFTER_HEADER));
      const fileName = getFileNameFromHeader(response.headers.get('content-disposition'));
      const { status: received, headers: receivedHeaders, redirected: isRedirected } = response;
      const blob = await getBlob(response, deadline);
      return { status: received, headers: receivedHeaders, redirected: isRedirected, fileName, blob };
    },
  );
  const isUnfinished = isPolled === true && status === ACCEPTED;
  if (!isUnfinished && !(await isMessage(status, file))) return { status, headers, redirected, json: null, file };
  const raw = { status, headers, contentType: file.blob.type, text: await file.blob.text() };
  if (isPolled) {
    const parse = isPlain === false ? parseAndLogEnvelope : parsePlainResponse;
    return { status, headers, redirected, json: parse({ ...request, read: true }, raw, transport) };
  }
  // A response that contains a message instead of a file is always an error.
  throw createMissingFileError(parseAndLogEnvelope({ ...request, read: true }, raw, transport), status, transport);
}
