import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getServerPortError } from '../../../tools/run/port.mjs';

let server: Server;
let taken = 0;

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server = createServer().listen({ host: 'localhost', port: 0 }, () => {
        taken = (server.address() as AddressInfo).port;
        resolve();
      });
    }),
);
afterAll(() => void server.close());

describe('a port that is taken', () => {
  it.each([
    ['start.mjs', [], 'npm start'],
    ['vite.mjs', ['preview'], 'npm run preview'],
  ])('ends %s %j with one line that says how to take another', (file, args, command) => {
    const env = { ...process.env, PORT: String(taken) };
    const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/run/${file}`, ...args], {
      env,
      encoding: 'utf8',
    });
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: `Port ${taken} is already in use. Take another one: PORT=${taken + 1} ${command}\n`,
    });
  });
});

describe('a port', () => {
  it.each(['abc', '0', '-1', '70000', '80.5'])('is none: %j', async (PORT) =>
    expect(await getServerPortError('npm start', { PORT })).toBe(
      `PORT=${PORT} is no port. Take a number up to 65535: PORT=5173 npm start`,
    ),
  );
});

it.each(['start.mjs', 'test.mjs'])('%s loads all that it imports before the packages are installed', (script) => {
  const folder = mkdtempSync(join(tmpdir(), 'wattdesk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('tools/run', join(folder, 'tools/run'), { recursive: true });
  cpSync('package.json', join(folder, 'package.json'));
  const source = readFileSync(`tools/run/${script}`, 'utf8');
  const imported = [...source.matchAll(/^import .* from '(\.[^']+)';$/gm)].map(([, path]) => path);
  expect(imported).toContain('./ensureNpmPackages.mjs');
  const loader = join(folder, 'tools/run/load.mjs');
  writeFileSync(loader, imported.map((path) => `import '${path}';`).join('\n'));
  const { stderr } = spawnSync(process.execPath, [loader], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
});

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: 'localhost', port }, () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

const freePort = async (): Promise<number> => {
  const probe = createServer().listen({ host: 'localhost', port: 0 });
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

const PREVIEW = ['tools/run/vite.mjs', 'preview', '--outDir', 'node_modules/.cache'];

/** Starts the script as npm does: in a shell that does not stop together with npm. */
const STARTED = `node ${PREVIEW.join(' ')}; true`;
const NPM = `require('node:child_process').spawn('sh', ['-c', process.argv[1]], { stdio: 'inherit' })`;

describe('the server', () => {
  it.each<[string, NodeJS.Signals, (env: NodeJS.ProcessEnv) => ChildProcess]>([
    ['is killed', 'SIGKILL', (env) => spawn(process.execPath, PREVIEW, { env, stdio: 'pipe' })],
    ['is told to end', 'SIGTERM', (env) => spawn(process.execPath, PREVIEW, { env, stdio: 'pipe' })],
    ['loses its terminal', 'SIGHUP', (env) => spawn(process.execPath, PREVIEW, { env, stdio: 'pipe' })],
    [
      'loses the npm that started it',
      'SIGKILL',
      (env) =>
        spawn(process.execPath, ['-e', NPM, STARTED], { env: { ...env, npm_lifecycle_event: 'start' }, stdio: 'pipe' }),
    ],
  ])('leaves its port when it %s', { timeout: 60_000 }, async (_, signal, start) => {
    const port = await freePort();
    const started = start({ ...process.env, PORT: String(port), npm_lifecycle_event: undefined });
    await vi.waitFor(async () => expect(await isTaken(port)).toBe(true), { timeout: 30_000 });
    started.kill(signal);
    await vi.waitFor(async () => expect(await isTaken(port)).toBe(false), { timeout: 20_000 });
  });
});
