import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Connect, Plugin } from 'vite';
import config from '../../../schema/meta/config.schema.json';
import { headersFor, PICTURE_HOST } from '../../../tools/vite/headers';
import { securityHeaders } from '../../../tools/vite/securityHeaders';

const nginx = readFileSync('tools/deploy/nginx.conf.template', 'utf8');
const CSP = 'Content-Security-Policy';
const policyFor = (hosts: string[]): string => new Map(headersFor(hosts)).get(CSP) ?? '';
const policy = policyFor([]);

describe('the security headers', () => {
  it('are the same in production as in the preview server', () => {
    const told = nginx.replace(' ${WATTDESK_PICTURE_HOSTS};', ';');
    const sent = [...told.matchAll(/add_header (\S+) "(.*)" always;/g)].map(([, name, value]) => [name, value]);
    expect(sent).toEqual(headersFor([]));
  });

  it('are all set at one level, since nginx does not add those of a location to those above it', () => {
    const places = nginx.match(/\n *location [^}]*add_header/g);
    expect(places).toBeNull();
  });

  it.each(['unsafe-inline', 'unsafe-eval', 'http:', '*'])('never allow %s', (source) => {
    expect(policy).not.toContain(source);
  });

  it.each(['default-src', 'script-src', 'style-src', 'connect-src'])('limit %s to the own origin', (directive) => {
    expect(policy).toMatch(new RegExp(`${directive} 'self'`));
  });
});

describe('hosts of pictures', () => {
  it('are added to where pictures may come from, and to nothing else', () => {
    const hosts = ['https://cdn.example.com', 'http://10.0.0.7:8080'];
    expect(policyFor(hosts)).toBe(policy.replace('blob:', `blob: ${hosts.join(' ')}`));
  });

  it('have in nginx a variable in the same place', () => {
    expect(nginx).toContain("img-src 'self' data: blob: ${WATTDESK_PICTURE_HOSTS};");
  });

  it('are the same to the check of the configuration', () => {
    expect(config.properties.pictureHosts.items.pattern).toBe(PICTURE_HOST.source.replaceAll('\\/', '/'));
  });

  it.each([
    '*',
    'https://*',
    "https://a.com; script-src 'unsafe-inline'",
    'https://a.com https://b.com',
    'data:',
    'a.com',
  ])('are not %s', (host) => expect(policyFor([host])).toBe(policy));

  /** What a server of Vite sends whose folder holds this file. */
  function sentBy(hook: 'configureServer' | 'configurePreviewServer', text?: string): Record<string, string> {
    const folder = mkdtempSync(join(tmpdir(), 'headers-'));
    if (text !== undefined) writeFileSync(join(folder, 'config.json'), text);
    const sent: Record<string, string> = {};
    const use = (handle: Connect.NextHandleFunction): void =>
      handle(
        {} as never,
        { setHeader: (name: string, value: string) => (sent[name] = value) } as never,
        () => undefined,
      );
    const server = { config: { root: folder, publicDir: folder, build: { outDir: '.' } }, middlewares: { use } };
    (securityHeaders() as Plugin & Record<typeof hook, (given: unknown) => void>)[hook](server);
    rmSync(folder, { recursive: true });
    return sent;
  }

  it.each<[string, string | undefined, string[]]>([
    ['names one', '{"pictureHosts":["https://cdn.example.com"]}', ['https://cdn.example.com']],
    ['names something else', '{"pictureHosts":[7,null,"x"]}', []],
    ['has no list of them', '{"pictureHosts":"https://cdn.example.com"}', []],
    ['is broken', '{', []],
    ['is null', 'null', []],
    ['is missing', undefined, []],
  ])('are read by preview and dev server where config.json %s', (_, text, hosts) => {
    expect(Object.entries(sentBy('configurePreviewServer', text))).toEqual(headersFor(hosts));
    const pictures = ["img-src 'self' data: blob:", ...hosts].join(' ');
    expect(sentBy('configureServer', text)).toEqual({ [CSP]: pictures });
  });
});
