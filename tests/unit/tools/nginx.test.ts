/** The configuration of production, filled in from the environment and tried in a real nginx before a stand-in for the API. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureNginx } from '../../../tools/run/nginx.mjs';
import { headersFor } from '../../../tools/vite/headers';

const template = readFileSync('tools/deploy/nginx.conf.template', 'utf8');
const dockerfile = readFileSync('Dockerfile', 'utf8');
const NAME = /\$\{(\w+)\}/g;

/** As `envsubst` of the image does: what is ours, and nothing of nginx's own variables. */
const rendered = (env: Readonly<Record<string, string>>): string =>
  template.replace(NAME, (whole, name: string) => env[name] ?? whole);

it('the image says what every variable of the configuration is', () => {
  const said = [...dockerfile.matchAll(/^(?:ENV| {3}) (WATTDESK_\w+)=/gm)].map(([, name]) => name);
  const used = new Set([...template.replaceAll(/^#.*$/gm, '').matchAll(NAME)].map(([, name]) => name));
  expect(said.toSorted()).toEqual([...used].sort());
  expect(dockerfile).toMatch(/NGINX_ENVSUBST_FILTER=\^WATTDESK_/);
});

const nginx = ensureNginx();
if (!nginx) console.warn('No nginx is here, and apt-get has none: its configuration is not tried.');

describe.skipIf(!nginx)('nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wattdesk-nginx-'));
  const dist = join(folder, 'dist');
  const OTHERS = { pictureHosts: ['https://cdn.example.com'], apiOrigin: 'https://api.example.com' };
  const asked: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];
  let api: Server;
  let server: ChildProcess;
  let base = '';

  const portOf = (listening: Server): number => (listening.address() as AddressInfo).port;
  const freePort = async (): Promise<number> => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const port = portOf(taken);
    taken.close();
    await once(taken, 'close');
    return port;
  };

  beforeAll(async () => {
    api = createServer((request, response) => {
      asked.push(request);
      request.resume();
      response.writeHead(201, { 'Cache-Control': 'private, max-age=7' }).end('from the API');
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    mkdirSync(join(dist, 'assets'), { recursive: true });
    writeFileSync(join(dist, 'index.html'), `<title>Wattdesk</title>${' '.repeat(2000)}`);
    writeFileSync(join(dist, 'config.json'), '{}');
    writeFileSync(join(dist, 'assets', 'index-a1b2.js'), 'export {};');
    const port = await freePort();
    base = `http://127.0.0.1:${port}`;
    const env = {
      WATTDESK_PORT: String(port),
      WATTDESK_ROOT: dist,
      WATTDESK_API: `http://127.0.0.1:${portOf(api)}`,
      WATTDESK_API_ORIGIN: OTHERS.apiOrigin,
      WATTDESK_PICTURE_HOSTS: OTHERS.pictureHosts.join(' '),
    };
    writeFileSync(join(folder, 'wattdesk.conf'), rendered(env));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${folder}/pid; error_log stderr notice; worker_processes 1;
events {}
http { include ${nginx!.mimeTypes}; access_log off; ${temporary.join(' ')} include ${folder}/wattdesk.conf; }`,
    );
    server = spawn(nginx!.binary, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    // It says so when it has its first worker; before that, why it cannot.
    await new Promise<void>((resolve, reject) => {
      server.stderr!.on('data', (text: Buffer) => {
        said += text.toString();
        if (said.includes('start worker process ')) resolve();
      });
      server.on('exit', () => reject(new Error(`nginx refuses its configuration:\n${said}`)));
    });
  });

  afterAll(async () => {
    if (server?.exitCode === null) {
      server.kill();
      await once(server, 'exit');
    }
    api?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('answers every address of a screen with the page, asked for anew each time', async () => {
    for (const path of ['/', '/marketing-management/article?page=2', '/a/b/c']) {
      const answer = await fetch(base + path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(answer.headers.get('content-type')).toBe('text/html');
      expect(await answer.text()).toContain('<title>Wattdesk</title>');
    }
  });

  it('sends the security headers with the page, with what is missing, and with the API', async () => {
    for (const path of ['/', '/assets/none.js', '/steve/x']) {
      const { headers } = await fetch(base + path);
      const sent = headersFor(OTHERS).map(([name]) => [name, headers.get(name)]);
      expect(sent).toEqual(headersFor(OTHERS));
      expect(headers.get('server')).toBe('nginx');
    }
  });

  it('keeps hashed files for ever, the configuration never, and invents neither', async () => {
    const answers = await Promise.all(
      ['/assets/index-a1b2.js', '/config.json', '/assets/none.js'].map((path) => fetch(base + path)),
    );
    expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
      [200, 'public, max-age=31536000, immutable'],
      [200, 'no-cache'],
      [404, null],
    ]);
    rmSync(join(dist, 'config.json'));
    expect((await fetch(`${base}/config.json`)).status).toBe(404);
  });

  it('passes calls on to the address in its environment, as they came', async () => {
    asked.length = 0;
    const answer = await fetch(`${base}/steve/dawn/api/v1/x?y=1%202`, { method: 'POST', body: '{}' });
    expect([answer.status, await answer.text()]).toEqual([201, 'from the API']);
    // What the API says of its answers stands, alone.
    expect(answer.headers.get('cache-control')).toBe('private, max-age=7');
    expect(asked.map(({ method, url }) => [method, url])).toEqual([['POST', '/steve/dawn/api/v1/x?y=1%202']]);
    expect(asked[0]!.headers).toMatchObject({
      host: `127.0.0.1:${portOf(api)}`,
      'x-forwarded-host': new URL(base).host,
      'x-forwarded-proto': 'http',
    });
  });

  it('compresses what is text', async () => {
    const { get } = await import('node:http');
    const request = get(base, { headers: { 'Accept-Encoding': 'gzip' } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part as Buffer);
    expect(gunzipSync(Buffer.concat(parts)).toString()).toContain('Wattdesk');
  });
});
