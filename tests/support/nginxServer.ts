/** Runs a real nginx with the production configuration, filled in as the Docker image does. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureNginx } from '../../tools/run/nginx.mjs';

export type EnvironmentVariables = Readonly<Record<string, string>>;

/** Returns the variables that `variables.envsh` derives from an environment: those that begin with WATTDESK_. */
export function readVariables(env: EnvironmentVariables): EnvironmentVariables {
  const script = '. ./tools/deploy/variables.envsh && env -0';
  const output = execFileSync('sh', ['-euc', script], { encoding: 'utf8', env: { PATH: process.env['PATH'], ...env } });
  const pairs = output.split('\0').map((pair): [string, string] => {
    const end = pair.indexOf('=');
    return [pair.slice(0, end), pair.slice(end + 1)];
  });
  return Object.fromEntries(pairs.filter(([name]) => name.startsWith('WATTDESK_')));
}

export const NGINX_TEMPLATE = readFileSync('tools/deploy/nginx.conf.template', 'utf8');

/** Fills in the template as `envsubst` does: replaces WATTDESK_ variables and leaves nginx's own variables. */
const fillIn = (variables: EnvironmentVariables): string =>
  NGINX_TEMPLATE.replace(/\$\{(WATTDESK_\w+)\}/g, (whole, name: string) => variables[name] ?? whole);

export const getPort = (server: Server): number => (server.address() as AddressInfo).port;

export async function startListening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function findFreePort(): Promise<number> {
  const taken = await startListening(createServer());
  const port = getPort(taken);
  taken.close();
  await once(taken, 'close');
  return port;
}

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface HttpRequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** Sends one request with only the given headers and returns the response without decoding its body. */
export async function sendHttpRequest(
  address: string,
  { method = 'GET', headers = {}, body }: HttpRequestOptions = {},
): Promise<HttpResponse> {
  const call = request(address, { method, headers });
  // The connection may break while a refused body is sent; the response still arrives.
  call.on('error', () => undefined);
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) };
}

export interface NginxServer {
  url: string;
  /** Folder that nginx serves. */
  folder: string;
  stop(): Promise<void>;
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill();
  await once(server, 'exit');
}

/**
 * Starts nginx on a copy of a build.
 * @param dist folder of the build
 * @throws Error with nginx's message when nginx rejects its configuration
 */
export async function startNginx(dist: string, env: EnvironmentVariables): Promise<NginxServer> {
  const nginx = ensureNginx();
  if (!nginx) throw new Error('No nginx is here');
  const home = mkdtempSync(join(tmpdir(), 'wattdesk-nginx-'));
  const folder = join(home, 'dist');
  cpSync(dist, folder, { recursive: true });
  const port = await findFreePort();
  const variables = readVariables({ ...env, WATTDESK_PORT: `127.0.0.1:${port}`, WATTDESK_ROOT: folder });
  writeFileSync(join(home, 'wattdesk.conf'), fillIn(variables));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${home}/${kind};`,
  );
  writeFileSync(
    join(home, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off; pid ${home}/pid; error_log stderr notice; worker_processes 1;
events {}
http { include ${nginx.mimeTypes}; access_log off; ${temporary.join(' ')} include ${home}/wattdesk.conf; }`,
  );
  const server = spawn(nginx.binary, ['-p', home, '-c', join(home, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let message = '';
  // nginx logs its first worker process when it is ready, and otherwise why it cannot start.
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (text: Buffer) => {
      message += text.toString();
      if (message.includes('start worker process ')) resolve();
    });
    server.on('exit', () => reject(new Error(`nginx refuses its configuration in ${dirname(home)}:\n${message}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    stop: async () => {
      await stop(server);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
