/** Environment variables of the production image. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readVariables, NGINX_TEMPLATE } from '../../support/nginxServer';

const folder = mkdtempSync(join(tmpdir(), 'wattdesk-variables-'));
afterAll(() => rmSync(folder, { recursive: true }));

const namesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\$\{(WATTDESK_\w+)\}/g)].map(([, name]) => name!))].sort();

const used = namesIn(NGINX_TEMPLATE);

it('has a value for every variable of the configuration, and names them all to envsubst', () => {
  const variables = readVariables({});
  expect(used.filter((name) => variables[name] === undefined)).toEqual([]);
  expect(namesIn(variables['WATTDESK_VARIABLES']!)).toEqual(used);
});

it('is told of in the README, with the same defaults', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(/^\| `(WATTDESK_\w+)` \| (?:`(.*?)`|none|(.*?)) \|/gm);
  const told = new Map([...rows].map(([, name, value = '', words]) => [name!, words ?? value]));
  expect([...told.keys()].sort()).toEqual(used);
  const { WATTDESK_RESOLVER: _, ...values } = readVariables({});
  expect(Object.fromEntries([...told].filter(([name]) => name !== 'WATTDESK_RESOLVER'))).toEqual(
    Object.fromEntries(used.flatMap((name) => (name in values ? [[name, values[name]]] : []))),
  );
});

it.each([
  ['WATTDESK_BASE', '/', ''],
  ['WATTDESK_BASE', 'admin', '/admin'],
  ['WATTDESK_BASE', '/admin/', '/admin'],
  ['WATTDESK_BASE', '//back/office//', '/back/office'],
  ['WATTDESK_API', 'https://api.example.com/', 'https://api.example.com'],
  ['WATTDESK_API', 'http://localhost', 'http://127.0.0.1'],
  ['WATTDESK_API', 'http://localhost:8081', 'http://127.0.0.1:8081'],
  ['WATTDESK_API', 'http://localhost.example.com', 'http://localhost.example.com'],
])('takes %s=%s as %j', (name, value, wanted) => expect(readVariables({ [name]: value })[name]).toBe(wanted));

it.each([
  ['nameserver 10.0.0.2\n', '10.0.0.2'],
  ['search a.example\nnameserver 10.0.0.2\nnameserver fd00::1\noptions ndots:5\n', '10.0.0.2 [fd00::1]'],
  ['nameserver fe80::1%eth0\n', '127.0.0.1'],
  ['', '127.0.0.1'],
])('asks the name servers of the machine: %j', (text, wanted) => {
  const file = join(folder, 'resolv.conf');
  writeFileSync(file, text);
  expect(readVariables({ WATTDESK_RESOLV_CONF: file })['WATTDESK_RESOLVER']).toBe(wanted);
  const own = { WATTDESK_RESOLV_CONF: file, WATTDESK_RESOLVER: '1.1.1.1' };
  expect(readVariables(own)['WATTDESK_RESOLVER']).toBe('1.1.1.1');
});

it('is read by the image before its templates are filled in', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  expect(dockerfile).toMatch(/COPY tools\/deploy\/variables\.envsh \/docker-entrypoint\.d\/1\d-[\w-]+\.envsh\n/);
  expect(dockerfile).toMatch(/NGINX_ENVSUBST_FILTER=\^WATTDESK_/);
});
