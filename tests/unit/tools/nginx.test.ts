/** The production configuration in a real nginx: pages, assets and other files. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureNginx } from '../../../tools/run/nginx.mjs';
import { getSecurityHeaders } from '../../../tools/vite/contentSecurityPolicy';
import { sendHttpRequest, startNginx, type NginxServer } from '../../support/nginxServer';

if (!ensureNginx()) console.warn('No nginx is here, and apt-get has none: its configuration is not tried.');

const SCRIPT = 'assets/index-a1b2c3d4.js';
const STYLE = 'assets/index-a1b2c3d4.css';
const TEXTS: Readonly<Record<string, string>> = {
  'index.html': `<html data-base="/"><title>Wattdesk</title><script src="/${SCRIPT}"></script>${' '.repeat(2000)}`,
  'config.json': '{}',
  'version.json': '{"version":"1"}',
  'favicon.svg': '<svg/>',
  '.env': 'SECRET=1',
  [SCRIPT]: `export {};${' '.repeat(2000)}`,
  [STYLE]: `a{}${' '.repeat(2000)}`,
  'assets/small-a1b2c3d4.js': 'export {};',
  'assets/.hidden.js': 'export {};',
};

function writeDist(): string {
  const dist = mkdtempSync(join(tmpdir(), 'wattdesk-dist-'));
  mkdirSync(join(dist, 'assets'));
  for (const [name, text] of Object.entries(TEXTS)) writeFileSync(join(dist, name), text);
  for (const name of [SCRIPT, STYLE]) {
    writeFileSync(join(dist, `${name}.gz`), gzipSync(TEXTS[name]!));
    writeFileSync(join(dist, `${name}.br`), brotliCompressSync(TEXTS[name]!));
  }
  return dist;
}

const dist = writeDist();
afterAll(() => rmSync(dist, { recursive: true }));

const OTHERS = {
  allowedPictureHosts: ['https://cdn.example.com'],
  apiOrigin: 'https://api.example.com',
  authOrigins: ['https://login.example.com'],
};
const ENV = {
  WATTDESK_API_ORIGIN: OTHERS.apiOrigin,
  WATTDESK_AUTH_ORIGINS: OTHERS.authOrigins.join(' '),
  WATTDESK_PICTURE_HOSTS: OTHERS.allowedPictureHosts.join(' '),
  WATTDESK_RESOLVER: '127.0.0.1:9',
};

const FOREVER = 'public, max-age=31536000, immutable';
const JS = 'text/javascript';
const FRESH = { 'cache-control': 'no-cache' };
const PAGE = { ...FRESH, 'content-type': 'text/html' };
const ASSET = { 'cache-control': FOREVER, 'content-type': JS, vary: 'Accept-Encoding' };

type Row = [path: string, sent: Record<string, string>, status: number, headers: Record<string, string | undefined>];

const ROWS: Row[] = [
  ['/', {}, 200, PAGE],
  ['/index.html', {}, 200, PAGE],
  ['/login', {}, 200, PAGE],
  ['/marketing-management/article?page=2', {}, 200, PAGE],
  ['/a/b/CB.01%2F7%3F', {}, 200, PAGE],
  [
    '/',
    { 'Accept-Encoding': 'gzip, br', Via: '1.1 proxy' },
    200,
    { ...PAGE, 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
  ],
  ['/config.json', {}, 200, { ...FRESH, 'content-type': 'application/json' }],
  ['/version.json', {}, 200, { ...FRESH, 'content-type': 'application/json' }],
  ['/favicon.svg', {}, 200, { ...FRESH, 'content-type': 'image/svg+xml' }],
  ['/healthz', {}, 200, { ...FRESH, 'content-type': 'text/plain' }],
  ['/none.txt', {}, 404, FRESH],
  ['/.env', {}, 404, FRESH],
  ['/.git/config', {}, 404, FRESH],
  ['/assets/.hidden.js', {}, 404, FRESH],
  ['/assets/', {}, 404, FRESH],
  ['/assets/none-a1b2c3d4.js', { 'Accept-Encoding': 'br' }, 404, { ...FRESH, 'content-encoding': undefined }],
  [`/${SCRIPT}.br`, {}, 404, FRESH],
  [`/${SCRIPT}.gz`, {}, 404, FRESH],
  [`/${SCRIPT}`, {}, 200, { ...ASSET, 'content-encoding': undefined }],
  [`/${SCRIPT}`, { 'Accept-Encoding': 'gzip, deflate, br, zstd' }, 200, { ...ASSET, 'content-encoding': 'br' }],
  [`/${SCRIPT}`, { 'Accept-Encoding': 'gzip, br', Via: '1.1 proxy' }, 200, { ...ASSET, 'content-encoding': 'br' }],
  [`/${SCRIPT}`, { 'Accept-Encoding': 'gzip', Via: '1.1 proxy' }, 200, { ...ASSET, 'content-encoding': 'gzip' }],
  [`/${SCRIPT}`, { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' }, 200, { ...ASSET, 'content-encoding': 'gzip' }],
  [`/${SCRIPT}`, { 'Accept-Encoding': 'br; q=0.000,gzip;q=0.0' }, 200, { ...ASSET, 'content-encoding': undefined }],
  [`/${SCRIPT}`, { 'Accept-Encoding': 'BR;q=0.001' }, 200, { ...ASSET, 'content-encoding': 'br' }],
  [`/${SCRIPT}`, { 'Accept-Encoding': 'brotli, xgzip' }, 200, { ...ASSET, 'content-encoding': undefined }],
  [`/${SCRIPT}`, { Range: 'bytes=0-5' }, 206, { ...ASSET, 'content-range': `bytes 0-5/${TEXTS[SCRIPT]!.length}` }],
  [`/${STYLE}`, { 'Accept-Encoding': 'br' }, 200, { ...ASSET, 'content-type': 'text/css', 'content-encoding': 'br' }],
  ['/assets/small-a1b2c3d4.js', { 'Accept-Encoding': 'br' }, 200, { ...ASSET, 'content-encoding': undefined }],
];

const decoded = (encoding: string | undefined, body: Buffer): string =>
  (encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body).toString();

/** Returns the content of a file; any other path returns the app's page. */
const contentOf = (path: string): string => TEXTS[path.slice(1)] ?? TEXTS['index.html']!;

/** Sub-path, the part of it that an upstream proxy keeps, and the base path passed to the page. */
const PLACES: [name: string, base: string, left: string, told: string][] = [
  ['at the root', '', '', '/'],
  ['below a sub-path', '/admin', '/admin', '/admin/'],
  ['below one of two steps that ends with a slash', '/back/office/', '/back/office', '/back/office/'],
  ['below one that a proxy takes off', '/admin', '', '/admin/'],
];

describe.skipIf(!ensureNginx()).each(PLACES)('nginx %s', (_, base, left, told) => {
  let server: NginxServer;

  beforeAll(async () => {
    server = await startNginx(dist, { ...ENV, WATTDESK_API: 'http://127.0.0.1:9', WATTDESK_BASE: base });
  });

  afterAll(() => server?.stop());

  it.each(ROWS)('answers %s with %j', async (path, sent, status, headers) => {
    const answer = await sendHttpRequest(server.url + left + path, { headers: sent });
    const { 'content-encoding': encoding } = answer.headers;
    expect({ 'content-encoding': undefined, ...answer.headers, status: answer.status }).toMatchObject({
      status,
      ...headers,
    });
    expect(Object.entries(answer.headers)).not.toContainEqual(['server', expect.stringMatching(/\d/)]);
    if (status === 200 && path !== '/healthz') {
      expect(decoded(encoding, answer.body)).toBe(contentOf(path).replaceAll('="/', `="${told}`));
    }
    const head = await sendHttpRequest(server.url + left + path, { method: 'HEAD', headers: sent });
    expect([head.status, head.body.length]).toEqual([status, 0]);
    expect(head.headers['content-type']).toBe(answer.headers['content-type']);
  });

  it('sends the security headers with everything, the API away or not', async () => {
    for (const path of ['/', `/${SCRIPT}`, '/assets/none.js', '/healthz', '/steve/x']) {
      const { headers } = await sendHttpRequest(server.url + left + path);
      const wanted = getSecurityHeaders(OTHERS).map(([name]) => [name, headers[name.toLowerCase()]]);
      expect(wanted).toEqual(getSecurityHeaders(OTHERS));
    }
  });

  it('says that an asset has not changed, of the same form alone', async () => {
    const asked = async (headers: Record<string, string>) =>
      sendHttpRequest(`${server.url}${left}/${SCRIPT}`, { headers });
    const { headers } = await asked({ 'Accept-Encoding': 'br' });
    const again = { 'If-None-Match': headers.etag! };
    expect(await asked({ 'Accept-Encoding': 'br', ...again })).toMatchObject({
      status: 304,
      headers: { 'cache-control': FOREVER },
    });
    expect(await asked({ 'Accept-Encoding': 'gzip', ...again })).toMatchObject({ status: 200 });
  });

  it('never says so of the page: equal times and sizes need not mean the same build', async () => {
    const { headers } = await sendHttpRequest(`${server.url}${left}/`);
    expect([headers.etag, headers['last-modified']]).toEqual([undefined, undefined]);
  });
});

describe.skipIf(!ensureNginx())('nginx below a sub-path', () => {
  it('leads from its name without a slash to the page, by no name or port of its own', async () => {
    const server = await startNginx(dist, { ...ENV, WATTDESK_BASE: '/admin' });
    const { status, headers } = await sendHttpRequest(`${server.url}/admin?x=1`);
    await server.stop();
    expect([status, headers.location]).toEqual([301, '/admin/?x=1']);
  });
});
