/**
 * Serves a built app as production does: compressed in advance, hashed files cached forever, index.html for every
 * other path, API requests proxied. The preview server does not compress, and on a slow network the transfer takes
 * most of the time.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Returns the compressed files by URL path. */
const filesOf = (dir: string): Map<string, Buffer> =>
  new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [`/${relative(dir, file).replaceAll('\\', '/')}`, gzipSync(readFileSync(file), { level: 9 })]),
  );

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, api: string): void {
  const { method = 'GET', url = '', headers } = incoming;
  const { host: _, ...rest } = headers;
  const call = request(new URL(url, api), { method, headers: rest }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  call.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(call);
}

/**
 * Serves a build; the server lives as long as the process.
 * @param api base URL of the server that answers `/steve`
 * @returns the URL of the app
 */
export async function serveCompressed(dir: string, api: string): Promise<string> {
  const files = filesOf(dir);
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/steve')) return passOn(incoming, outgoing, api);
    const path = files.has(pathname) ? pathname : '/index.html';
    const isHashed = path.startsWith('/assets/');
    outgoing.writeHead(200, {
      'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
      'Content-Encoding': 'gzip',
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    outgoing.end(files.get(path));
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
