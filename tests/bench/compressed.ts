/**
 * A built app as production serves it: compressed ahead, hashed files cached for ever, every other
 * address the app's page, the API passed on. The preview server compresses nothing, and over a slow
 * network that is most of the time.
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

/** Files by their address, compressed once. */
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
 * @param api where `/steve` is answered
 * @returns the address; the server lives as long as the process
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
