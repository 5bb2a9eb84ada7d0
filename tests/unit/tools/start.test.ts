import { spawnSync } from 'node:child_process';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portFault } from '../../../tools/run/port.mjs';

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
    expect(await portFault('npm start', { PORT })).toBe(
      `PORT=${PORT} is no port. Take a number up to 65535: PORT=5173 npm start`,
    ),
  );
});
