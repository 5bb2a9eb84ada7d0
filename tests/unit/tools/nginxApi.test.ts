/** API requests through a real nginx in production configuration, in front of a fake API. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createErrorFactory } from '../../../dataProvider/contract/errors';
import { parseEnvelope } from '../../../dataProvider/transport/parseResponse';
import chinese from '../../../src/i18n/locales/zh-Hans.json';
import { ERROR_TEXTS } from '../../../dataProvider/contract/errorTexts';
import { ensureNginx } from '../../../tools/run/nginx.mjs';
import { startNameServer } from './support/nameServer';
import {
  sendHttpRequest,
  startListening,
  getPort,
  readVariables,
  startNginx,
  type HttpResponse,
  type NginxServer,
  type EnvironmentVariables,
} from '../../support/nginxServer';

const dist = mkdtempSync(join(tmpdir(), 'wattdesk-dist-'));
afterAll(() => rmSync(dist, { recursive: true }));

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

describe.skipIf(!ensureNginx())('nginx before the API', () => {
  const asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
  const servers: NginxServer[] = [];
  let api: Server;
  let handle: Handle;

  beforeAll(async () => {
    api = await startListening(
      createServer((request, response) => {
        asked.push(request);
        request.resume();
        handle(request, response);
      }),
    );
  });

  beforeEach(() => {
    asked.length = 0;
    handle = (_, response) => response.writeHead(201, { 'Cache-Control': 'private, max-age=7' }).end('from the API');
  });

  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.stop()));
  });

  afterAll(() => {
    api?.closeAllConnections();
    api?.close();
  });

  const apiUrl = (): string => `http://127.0.0.1:${getPort(api)}`;

  async function start(env: EnvironmentVariables = {}): Promise<string> {
    const server = await startNginx(dist, { WATTDESK_API: apiUrl(), WATTDESK_RESOLVER: '127.0.0.1:9', ...env });
    servers.push(server);
    return server.url;
  }

  /** Returns the error text that the app derives from a response. */
  function failureOf({ status, headers, body }: HttpResponse): string {
    const contentType = headers['content-type'] ?? '';
    try {
      parseEnvelope({ status, contentType, text: body.toString() }, true, createErrorFactory());
      return 'no failure';
    } catch (error) {
      return `${status} ${(error as Error).message}`;
    }
  }

  it.each([
    ['at the root', '', ''],
    ['below a sub-path', '/admin', '/admin'],
    ['below a sub-path that a proxy has taken off', '/admin', ''],
  ])('passes calls on as they came, %s', async (_, base, left) => {
    const url = await start({ WATTDESK_BASE: base });
    const path = '/steve/dawn/api/v1/a%2Fb/.well/x.js?y=1%202&z=%2F';
    const answer = await sendHttpRequest(url + left + path, { method: 'POST', body: '{}' });
    expect([answer.status, answer.body.toString()]).toEqual([201, 'from the API']);
    // Only the API's own cache header is sent; nginx adds none.
    expect(answer.headers['cache-control']).toBe('private, max-age=7');
    expect(asked.map(({ method, url: passed }) => [method, passed])).toEqual([['POST', path]]);
    expect(asked[0]!.headers).toMatchObject({
      host: new URL(apiUrl()).host,
      'x-forwarded-host': new URL(url).host,
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it('passes on what a proxy before it knows of the browser', async () => {
    const url = await start();
    const headers = {
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': 'desk.example.com',
      'X-Forwarded-For': '10.1.1.1',
    };
    await sendHttpRequest(`${url}/steve/x`, { headers });
    expect(asked[0]!.headers).toMatchObject({
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'desk.example.com',
      'x-forwarded-for': '10.1.1.1, 127.0.0.1',
    });
  });

  it.each([
    ['at the root', '', '/steve/x', '/steve', '/steve/next', '/steve/next'],
    ['below a sub-path', '/admin', '/admin/steve/x', '/admin/steve', '/admin/steve/next', '/admin/steve/next'],
    ['at the root', '', '/steve/x', '/', 'API/steve/next', '/steve/next'],
    ['below a sub-path', '/admin', '/admin/steve/x', '/admin/', 'API/steve/next', '/admin/steve/next'],
  ])('keeps cookies and redirects where the app is, %s', async (_, base, path, cookiePath, location, wanted) => {
    const url = await start({ WATTDESK_BASE: base });
    const unprefixed = (text: string): string => text.replace(/^\/admin/, '').replace('API', apiUrl());
    handle = (_request, response) =>
      response
        .writeHead(302, {
          Location: unprefixed(location),
          'Set-Cookie': `s=1; Path=${unprefixed(cookiePath)}; HttpOnly`,
        })
        .end();
    const { headers } = await sendHttpRequest(url + path);
    expect([headers.location, headers['set-cookie']]).toEqual([wanted, [`s=1; Path=${cookiePath}; HttpOnly`]]);
  });

  const AWAY = 'The server cannot be reached at the moment';

  it('starts before the API has a name, says so in its envelope, and finds it when it has one', async () => {
    const names = await startNameServer();
    const named = { WATTDESK_API: `http://api.internal:${getPort(api)}`, WATTDESK_RESOLVER: names.address };
    const url = await start(named);
    expect(failureOf(await sendHttpRequest(`${url}/steve/x.png`))).toBe(`502 ${ERROR_TEXTS.failed}\n${AWAY}`);
    names.learn();
    expect(await sendHttpRequest(`${url}/steve/x`)).toMatchObject({
      status: 201,
      headers: { 'cache-control': 'private, max-age=7' },
    });
    await names.stop();
  });

  it('says in its envelope that the API gives no answer, in the language of the app', async () => {
    handle = () => undefined;
    const url = await start({ WATTDESK_API_TIMEOUT_SECONDS: '1' });
    const answer = await sendHttpRequest(`${url}/steve/x`, { headers: { 'Accept-Language': 'zh-Hans' } });
    expect(failureOf(answer)).toBe(`504 ${chinese.texts.wd.error.failed}\n服务器未及时应答`);
    expect(answer.headers['content-type']).toBe('application/json');
  });

  it.each([
    ['en', 'This is too large: the server accepts at most 2 MB'],
    ['zh-Hans', '内容过大：服务器最多接受 2 MB'],
  ])('says in its envelope which upload is too large: %s', async (language, text) => {
    const url = await start({ WATTDESK_MAX_UPLOAD_MB: '2' });
    const upload = (bytes: number) =>
      sendHttpRequest(`${url}/steve/upload`, {
        method: 'POST',
        headers: { 'Accept-Language': language, 'Content-Length': String(bytes) },
        body: Buffer.alloc(bytes),
      });
    expect(failureOf(await upload(2 * 1024 * 1024 + 1))).toBe(`413 ${text}`);
    expect(asked).toEqual([]);
    expect(failureOf(await upload(2 * 1024 * 1024))).toMatch(/^201/);
  });

  it.each([404, 413, 500, 502, 504])('leaves %i of the API as it is', async (status) => {
    handle = (_, response) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"msg":"its own"}');
    const answer = await sendHttpRequest(`${await start()}/steve/x`);
    expect([answer.status, answer.body.toString()]).toEqual([status, '{"msg":"its own"}']);
  });

  it('compresses data, also for a proxy in between', async () => {
    handle = (_, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(' '.repeat(3000)));
    const headers = { 'Accept-Encoding': 'gzip', Via: '1.1 proxy' };
    const answer = await sendHttpRequest(`${await start()}/steve/x`, { headers });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  });
});

it('accepts the largest file that a schema accepts', () => {
  const files = readdirSync('schema').filter((name) => name.endsWith('.json'));
  const schemas = files.map((name) => readFileSync(`schema/${name}`, 'utf8')).join('');
  const sizes = [...schemas.matchAll(/"maxSizeBytes": (\d+)/g)].map(([, bytes]) => Number(bytes));
  const megabytes = Number(readVariables({})['WATTDESK_MAX_UPLOAD_MB']);
  expect(Math.max(...sizes)).toBeLessThan(megabytes * 1024 * 1024);
});
